import type { Locator, Page } from '@playwright/test';
import type { Read } from '#tests/faults/reads.ts';
import { countOthersUnderWay, countRequests, uncaught } from './faultCases.ts';
import {
  ANSWER_SPOILT,
  FAULT_CLASSES,
  faultInput,
  RAW,
  requestsUnder,
  TIMEOUT_MS,
  type FaultClass,
} from './faultClasses.ts';
import { expectReported, watchReports } from './reports.ts';
import { expect, ready, test, type Sandbox } from './test.ts';

interface Visit {
  page: Page;
  sandbox: Sandbox;
  path: string;
  read: Read;
}

const RETRY = 'Réessayer';

/** After this many failures the remaining faults are not tried: each may wait for its time limit. */
const ENOUGH = 4;

/**
 * Opens one page, signed in, under each fault of one call that it reads.
 *
 * Each time the page becomes ready, exactly one panel reports the failure, the rest of the page stands, nothing raw
 * shows, nothing stays busy, no error is uncaught and the failure is reported once. A retry under the same fault changes none of that; a retry
 * without the fault completes the page. One request is sent each time, two after a 401. A failed case is noted, and
 * the next fault is tried.
 */
export async function underEachReadFault(visit: Visit): Promise<void> {
  const { page, sandbox, path, read } = visit;
  const what = `${read.call} @ ${path}`;
  const requests = countRequests(page, read.call);
  const session = countRequests(page, 'GET /api/accounts/me');
  const othersUnderWay = countOthersUnderWay(page, read.call);
  const problems = uncaught(page);
  const reports = watchReports(page);
  await page.clock.install();
  let intact = await openIntact(visit);
  await expect.poll(requests.count, `${what} is asked for`).toBeGreaterThan(0);

  const broken: string[] = [];
  for (const fault of FAULT_CLASSES) {
    if (broken.length >= ENOUGH) break;
    if (intact.day !== dayAtCinema()) intact = await openIntact(visit);
    const { whole } = intact;
    await test.step(fault, async () => {
      try {
        const before = reports.length;
        await underFault(visit, fault, { requests, session, othersUnderWay, whole });
        await expectReported(reports, { call: read.call, fault, before });
        expect(problems.splice(0), 'uncaught').toEqual([]);
      } catch (error) {
        broken.push(`${fault}: ${error instanceof Error ? error.message : String(error)}`);
      }
      await sandbox.clearFaults(read.call);
    });
  }
  expect(broken, what).toEqual([]);
}

/** Opens the page without a fault. Its text holds for a day: after midnight a show of tomorrow is one of today. */
async function openIntact({ page, path, read }: Visit): Promise<{ day: string; whole: string }> {
  const day = dayAtCinema();
  await openAnew(page, path);
  await ready(page);
  await read.open?.(page);
  await expect(failed(page)).toHaveCount(0);
  return { day, whole: await settledText(page) };
}

function dayAtCinema(): string {
  return new Date().toLocaleDateString('en', { timeZone: 'Europe/Paris' });
}

interface Known {
  requests: ReturnType<typeof countRequests>;
  /** Calls that a page makes as soon as it has a session. */
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
    // Before that, the clock would jump over the identity library's own time limit as well.
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
    // A token that was refused as soon as it had been renewed is not renewed again (identity/renewal-shared).
    await expect.poll(requests.count, 'requests of a retry').toBe(1);
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

/** Opens a page as the first of a browser session: some calls go out once in a session. */
async function openAnew(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  await page.goto(path);
}

/** Expects no busy part, no raw value, and the words that do not depend on the call. */
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

/** The text of the page and of an open dialog, without the toasts, which move into the dialog while it is open. */
async function text(page: Page): Promise<string> {
  return page.locator('main > [data-when="open"]').evaluate((open: HTMLElement) => {
    const toasts = open.querySelector<HTMLElement>('dialog [data-part="region"]')?.innerText ?? '';
    return open.innerText.replace(toasts, '').trim();
  });
}

/** The page's text once it no longer changes: a picture or a badge comes after the page is ready. */
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
