import type { Locator, Page } from '@playwright/test';
import type { Read } from '#tests/faults/reads.ts';
import {
  ANSWER_SPOILT,
  countOthersUnderWay,
  countRequests,
  FAULT_CLASSES,
  faultInput,
  noteCases,
  noteHeld,
  RAW,
  requestsUnder,
  TIMEOUT_MS,
  uncaught,
  type FaultClass,
} from './faultCases.ts';
import { expect, ready, test, type Sandbox } from './test.ts';

interface Visit {
  page: Page;
  sandbox: Sandbox;
  path: string;
  read: Read;
}

const RETRY = 'Réessayer';

/** Failures after which the rest is not tried. */
const ENOUGH = 4;

/**
 * Opens one page under each fault of one call that it reads; who opens it is signed in.
 *
 * Each time: the page becomes ready, one panel says so and no other, the rest stands, nothing raw, nothing busy, no
 * uncaught error; the retry under the same fault leaves all that as it is, and without it all is as it should be. One
 * request each time, two after a 401. A failure is remembered and the next fault tried.
 */
export async function underEachReadFault(visit: Visit): Promise<void> {
  const { page, sandbox, path, read } = visit;
  const what = `${read.call} @ ${path}`;
  const requests = countRequests(page, read.call);
  const session = countRequests(page, 'GET /api/accounts/me');
  const othersUnderWay = countOthersUnderWay(page, read.call);
  const problems = uncaught(page);
  await page.clock.install();
  await openAnew(page, path);
  await ready(page);
  await read.open?.(page);
  await expect.poll(requests.count, `${what} is asked for`).toBeGreaterThan(0);
  await expect(failed(page)).toHaveCount(0);
  const whole = await settledText(page);

  const broken: string[] = [];
  noteCases(what, FAULT_CLASSES);
  for (const fault of FAULT_CLASSES) {
    // What is broken in principle need not be waited for twenty times.
    if (broken.length >= ENOUGH) break;
    await test.step(fault, async () => {
      try {
        await underFault(visit, fault, { requests, session, othersUnderWay, whole });
        expect(problems.splice(0), 'uncaught').toEqual([]);
        noteHeld(what, fault);
      } catch (error) {
        broken.push(`${fault}: ${error instanceof Error ? error.message : String(error)}`);
      }
      await sandbox.clearFaults(read.call);
    });
  }
  expect(broken, what).toEqual([]);
}

interface Known {
  requests: ReturnType<typeof countRequests>;
  /** Calls that nobody makes without one. */
  session: ReturnType<typeof countRequests>;
  othersUnderWay: () => number;
  /** The page's text when nothing goes wrong. */
  whole: string;
}

async function underFault(
  { page, sandbox, path, read }: Visit,
  fault: FaultClass,
  { requests, session, othersUnderWay, whole }: Known,
) {
  await sandbox.fault({ match: read.call, ...faultInput(fault), times: 0 });
  requests.forget();
  session.forget();
  await openAnew(page, path);
  if (!read.open && fault !== 'hang') await ready(page);
  if (read.open) {
    await ready(page);
    await read.open(page);
  }
  await expect.poll(requests.count, 'requests').toBeGreaterThan(0);
  if (fault === 'hang') {
    // Sooner it would jump over the identity library's limit too.
    await expect.poll(session.count, 'somebody signed in').toBeGreaterThan(0);
    await expect.poll(othersUnderWay, 'other calls under way').toBe(0);
    await page.clock.fastForward(TIMEOUT_MS);
    await ready(page);
  }
  const most = read.asksTwice ? 2 : requestsUnder(fault);
  const least = read.asksTwice ? 1 : most;
  await expect.poll(requests.count, 'requests').toBeGreaterThanOrEqual(least);
  const panels = failed(page);
  if (fault === 'slow') await expect.poll(() => text(page), 'what came slowly').toBe(whole);
  else if (read.silent) await expect(panels).toHaveCount(0);
  else if (!isSpoilt(fault)) await expect(panels, 'panels that say so').toHaveCount(1);
  await expectCalm(page, read);
  expect(requests.count(), 'requests').toBeLessThanOrEqual(most);
  if ((await panels.count()) === 0) return;

  const retry = panels.getByRole('button', { name: RETRY });
  if (fault !== 'hang') {
    requests.forget();
    await retry.click();
    await expect.poll(requests.count, 'requests of a retry').toBe(requestsUnder(fault));
    await expect(panels, 'panels after a retry').toHaveCount(1);
    await expectCalm(page, read);
  }
  await sandbox.clearFaults(read.call);
  requests.forget();
  await retry.click();
  await expect(panels, 'panels after success').toHaveCount(0);
  await expect.poll(() => text(page), 'the page after success').toBe(whole);
  expect(requests.count(), 'requests of the last retry').toBe(1);
}

/** As at the start of a browser session, of which some calls are. */
async function openAnew(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  await page.goto(path);
}

/** Nothing of the machinery shows, nothing waits for ever, and what is not concerned stands. */
async function expectCalm(page: Page, { keeps }: Read): Promise<void> {
  await expect(page.locator('[aria-busy="true"]'), 'busy').toHaveCount(0);
  const shown = await page.locator('body').innerText();
  expect(shown, 'shown').not.toMatch(RAW);
  if (keeps !== undefined) expect(shown, 'what is not concerned').toContain(keeps);
}

function isSpoilt(fault: FaultClass): boolean {
  return ANSWER_SPOILT.some((one) => one === fault);
}

function failed(page: Page): Locator {
  return page.getByRole('alert').filter({ has: page.getByRole('button', { name: RETRY }) });
}

/** Of the page itself and of an open dialog, less the toasts, which stand in the dialog meanwhile. */
async function text(page: Page): Promise<string> {
  return page.locator('main > [data-when="open"]').evaluate((open: HTMLElement) => {
    const toasts = open.querySelector<HTMLElement>('dialog [data-part="region"]')?.innerText ?? '';
    return open.innerText.replace(toasts, '').trim();
  });
}

/** Some things come after the page is ready: a picture, a badge. */
async function settledText(page: Page): Promise<string> {
  let last = '';
  const isSettled = async (): Promise<boolean> => {
    const before = last;
    last = await text(page);
    return last === before;
  };
  await expect.poll(isSettled, { intervals: [300] }).toBe(true);
  return last;
}
