import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { answersOf } from './answersOf.ts';
import { uncaught } from './faultCases.ts';
import { oddAnswer, type Json } from './oddAnswers.ts';
import { expectReadable } from './readable.ts';
import { expect, ready, test, type Sandbox } from './test.ts';

interface Visit {
  page: Page;
  sandbox: Sandbox;
  path: string;
  /** How often the page is opened, each time with other answers. */
  rounds: number;
  seed: number;
}

/**
 * Opens one page again and again. Each time, values of the answers are left out or replaced by anything.
 * Each time the page shows readable text, nothing raw and nothing wider than a phone, and leaves no error uncaught.
 */
export async function underOddAnswers({ page, sandbox, path, rounds, seed }: Visit): Promise<void> {
  const problems = uncaught(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const answers = await answersOf(page, path);
  const odd = fc.sample(roundOf(answers), { numRuns: rounds, seed });
  const broken: string[] = [];
  for (const [round, bodies] of odd.entries()) {
    await test.step(String(round), async () => {
      for (const [match, body] of bodies) await sandbox.fault({ match, fault: 'answer', body, times: 0 });
      try {
        await page.goto(path);
        await ready(page);
        await expectReadable(page);
        expect(problems.splice(0), 'uncaught').toEqual([]);
      } catch (error) {
        const sent = JSON.stringify(bodies, (_, value: unknown) => short(value)).slice(0, 1500);
        broken.push(`${round}: ${error instanceof Error ? error.message : String(error)}\n${sent}`);
      }
      await sandbox.clearFaults();
    });
    if (broken.length > 2) break;
  }
  expect(broken, path).toEqual([]);
}

/** Some of the answers, made odd. */
function roundOf(answers: ReadonlyMap<string, Json>): fc.Arbitrary<[string, Json][]> {
  return fc
    .subarray([...answers], { minLength: 1 })
    .chain((some) =>
      fc.tuple(...some.map(([call, body]) => oddAnswer(body).map((odd): [string, Json] => [call, odd]))),
    );
}

function short(value: unknown): unknown {
  return typeof value === 'string' && value.length > 60 ? `${value.slice(0, 20)}…${value.length}` : value;
}
