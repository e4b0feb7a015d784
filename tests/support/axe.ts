import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { animationsOver } from './animations.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations that axe finds, one line each: `/fr/tickets/ 360 dark: color-contrast at .foo (...)`. */
export async function axeProblems(page: Page, where: string): Promise<string[]> {
  await animationsOver(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: TAGS, resultTypes: ['violations'] })
    // There are no frames of other origins; without this, axe opens a second page for them each time.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${where}: ${id} at ${target.join(' ')} (${failureSummary ?? ''})`,
    ),
  );
}
