import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { animationsOver } from './animations.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The violations that axe finds, one line each: `/fr/tickets/ 360 dark: color-contrast at .foo (...)`.
 * The page is at its top. Scrolled, whatever lies half below the sticky header would be a target that is too small,
 * at some scroll positions and not at others.
 */
export async function axeProblems(page: Page, where: string): Promise<string[]> {
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    // The strip of messages finds its new place in the first frame, and the second frame shows it there.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
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
