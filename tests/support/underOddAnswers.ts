import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { RAW, uncaught } from './faultCases.ts';
import { oddAnswer, type Json } from './oddAnswers.ts';
import { expect, ready, test, type Sandbox } from './test.ts';

interface Visit {
  page: Page;
  sandbox: Sandbox;
  path: string;
  /** How often the page is opened, each time with other answers. */
  rounds: number;
  seed: number;
}

/** Numbers that only a machine writes this way, beside what `RAW` names. */
const UNREADABLE = /\d[.,]?\d*e[+-]?\d{2}|∞|Infinity/i;

/** The key of a missing text, as in `card.status.active`. */
const KEY = /^[a-z]\w*(?:\.[a-z]\w*)+$/;

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

/** The answers that the page gets when none is odd, sorted, so that one seed always gives the same odd answers. */
async function answersOf(page: Page, path: string): Promise<Map<string, Json>> {
  const answers = new Map<string, Json>();
  const waiting: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isJson = response.headers()['content-type']?.includes('json') ?? false;
    if (!pathname.startsWith('/api/') || response.request().method() !== 'GET' || !isJson) return;
    waiting.push(
      response.json().then(
        (body: Json) => void answers.set(`GET ${pathname}`, body),
        () => undefined,
      ),
    );
  });
  await page.goto(path);
  await ready(page);
  page.removeAllListeners('response');
  await Promise.all(waiting);
  return new Map([...answers].toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Some of the answers, made odd. */
function roundOf(answers: ReadonlyMap<string, Json>): fc.Arbitrary<[string, Json][]> {
  return fc
    .subarray([...answers], { minLength: 1 })
    .chain((some) =>
      fc.tuple(...some.map(([call, body]) => oddAnswer(body).map((odd): [string, Json] => [call, odd]))),
    );
}

async function expectReadable(page: Page): Promise<void> {
  const shown = await page.locator('body').innerText();
  expect(shown.replace(/x{50,}/g, 'x…').trim().length, 'a page with something on it').toBeGreaterThan(20);
  expect(shown).not.toMatch(RAW);
  expect(shown).not.toMatch(UNREADABLE);
  const lines = shown.split('\n').map((line) => line.trim());
  expect(
    lines.filter((line) => KEY.test(line)),
    'keys',
  ).toEqual([]);
  expect(await wide(page), 'wider than a phone').toEqual([]);
}

/** The innermost elements beyond the right edge, where the page can be scrolled sideways. */
function wide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > window.innerWidth,
    );
    const innermost = beyond.filter((one) => !beyond.some((other) => other !== one && one.contains(other)));
    return ['page', ...innermost.map((one) => one.outerHTML.slice(0, 80))];
  });
}

function short(value: unknown): unknown {
  return typeof value === 'string' && value.length > 60 ? `${value.slice(0, 20)}…${value.length}` : value;
}
