import type { Page } from '@playwright/test';
import { answersOf } from './answersOf.ts';
import { uncaught } from './faultCases.ts';
import { leafPaths, valuesAt, withLeaf, type LeafPath } from './leaves.ts';
import type { Json } from './oddAnswers.ts';
import { expectReadable } from './readable.ts';
import { expect, ready, test, type Sandbox } from './test.ts';
import { NARROWEST, wideAs } from './wideValues.ts';

interface Visit {
  page: Page;
  sandbox: Sandbox;
  path: string;
}

/** Decides about the values at one place of an answer. */
type Chooses = (path: LeafPath, values: readonly (string | number)[]) => boolean;

/** An id joins answers: with another one, the page would not show what belongs to it. */
const ID = /id$/i;

const isNumberShown: Chooses = (path, [value]) => typeof value === 'number' && !ID.test(path.at(-1) ?? '');

/**
 * Opens one page on the narrowest phone with all texts that it shows replaced by a long word, and again with all numbers
 * replaced by a huge one. `npm run test:all -- faults` replaces one at a time, and those that the page does not show as well.
 */
export async function underWideAnswers({ page, sandbox, path }: Visit): Promise<void> {
  const problems = uncaught(page);
  await page.setViewportSize(NARROWEST);
  const answers = await answersOf(page, path);
  const shown = spaced(await page.locator('body').innerText());
  const isTextShown: Chooses = (_, values) =>
    values.some(
      (value) => typeof value === 'string' && /\p{L}{3}/u.test(value) && shown.includes(spaced(value)),
    );

  for (const [what, chooses] of [
    ['texts', isTextShown],
    ['numbers', isNumberShown],
  ] as const) {
    await test.step(`${path}: ${what}`, async () => {
      for (const [match, body] of answers)
        await sandbox.fault({ match, fault: 'answer', body: withWide(body, chooses), times: 0 });
      await page.goto('about:blank');
      await page.goto(path);
      await ready(page);
      await expectReadable(page);
      expect(problems, 'uncaught').toEqual([]);
      await sandbox.clearFaults();
    });
  }
}

function withWide(body: Json, chooses: Chooses): Json {
  const chosen = leafPaths(body).filter((path) => chooses(path, valuesAt(body, path)));
  return chosen.reduce((changed, path) => withLeaf(changed, path, wideAs), body);
}

/** `innerText` is in the letters and with the spaces that the style makes of the text. */
function spaced(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ');
}
