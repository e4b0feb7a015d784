import axe from 'axe-core';
import { cdp } from 'vitest/browser';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations that axe finds in the page, one line each. Rules about a whole page hold for the built site alone. */
export async function axeProblems(): Promise<string[]> {
  const { violations } = await axe.run(document, { runOnly: TAGS, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')} (${failureSummary ?? ''})`),
  );
}

/** Shows this page in a colour scheme of the browser, without animations, as every component test. */
export async function emulateScheme(scheme: 'light' | 'dark'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
}
