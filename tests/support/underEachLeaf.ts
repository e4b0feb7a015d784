import type { Page } from '@playwright/test';
import { answersOf } from './answersOf.ts';
import { uncaught } from './faultCases.ts';
import { leafPaths, withLeaf, type NewValue } from './leaves.ts';
import type { Json } from './oddAnswers.ts';
import { expectReadable, MARKUP } from './readable.ts';
import { NARROWEST, wideAs } from './wideValues.ts';
import { expect, ready, test, type Sandbox } from './test.ts';

interface Visit {
  page: Page;
  sandbox: Sandbox;
  path: string;
}

/**
 * What blanked pages that took a text for granted: half a character, markup, more text than a QR code has room for,
 * numbers that have lost their digits.
 */
const ODD: readonly Json[] = ['', null, 7, 1e21, '\ud83c', MARKUP, 'x'.repeat(6000)];

/** Opens one page on the narrowest phone, with each text and number of every answer in turn as wide as it may get. */
export async function underEachWideLeaf(visit: Visit): Promise<void> {
  await underEachLeaf(visit, 1, () => wideAs);
}

/** The same with odd values, two places at a time; each entry of a list has another one. */
export async function underEachOddLeaf(visit: Visit): Promise<void> {
  await underEachLeaf(visit, 2, (leaf) => (_, entry) => ODD[(leaf + entry) % ODD.length] ?? null);
}

async function underEachLeaf(
  { page, sandbox, path }: Visit,
  atOnce: number,
  valueOf: (leaf: number) => NewValue,
): Promise<void> {
  const problems = uncaught(page);
  await page.setViewportSize(NARROWEST);
  const answers = [...(await answersOf(page, path))].map(
    ([match, body]) => [match, body, leafPaths(body)] as const,
  );
  const most = Math.max(...answers.map(([, , leaves]) => leaves.length));
  expect(most, 'places in the answers').toBeGreaterThan(20);
  const broken: string[] = [];
  for (let turn = 0; turn * atOnce < most; turn++) {
    const replaced: string[] = [];
    for (const [match, body, leaves] of answers) {
      const chosen = leaves.slice(turn * atOnce, (turn + 1) * atOnce);
      if (chosen.length === 0) continue;
      replaced.push(`${match} ${chosen.map((leaf) => leaf.join('.')).join(' ')}`);
      const odd = chosen.reduce(
        (changed, leaf) => withLeaf(changed, leaf, valueOf(leaves.indexOf(leaf))),
        body,
      );
      await sandbox.fault({ match, fault: 'answer', body: odd, times: 0 });
    }
    await test.step(String(turn), async () => {
      try {
        // An address that differs by its fragment alone would not be opened once more.
        if (path.includes('#')) await page.goto('about:blank');
        await page.goto(path);
        await ready(page);
        await expectReadable(page);
        expect(problems.splice(0), 'uncaught').toEqual([]);
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error);
        broken.push(`${said}\n${replaced.join('\n')}`);
      }
    });
    await sandbox.clearFaults();
    if (broken.length > 2) break;
  }
  expect(broken, path).toEqual([]);
}
