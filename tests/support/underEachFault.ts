import type { Page } from '@playwright/test';
import { countOthersUnderWay, countRequests, uncaught } from './faultCases.ts';
import {
  ANSWER_SPOILT,
  FAULT_CLASSES,
  faultInput,
  RAW,
  REFUSAL,
  requestsUnder,
  TIMEOUT_MS,
  type FaultClass,
} from './faultClasses.ts';
import { heard, listen, saidOn } from './heard.ts';
import type { ActionTruth } from './outcomes.ts';
import { expectClean, expectReported, watchReports } from './reports.ts';
import { IN_DEMO } from './sites.ts';
import { expect, ready, test, type Sandbox } from './test.ts';
import { recordTruth } from './truth.ts';

/** Faults that do no harm to a call whose answer the page does not read. */
export const ANSWER_UNREAD = ANSWER_SPOILT;

interface Action {
  page: Page;
  sandbox: Sandbox;
  /** Method and path, as the sandbox matches them: `PATCH /api/accounts/me`. The action sends it once. */
  call: string;
  /** Brings the page to the state that the action starts from: without a fault, and its requests are not counted. */
  prepare?: () => Promise<void>;
  /** Does what the customer does, once, in the state that the fault before has left the page in. */
  act: (fault: FaultClass | 'none') => Promise<void>;
  /** Asserts what stands after a failure: the typed text is still there, the dialog still open. */
  held: (fault: FaultClass) => Promise<void>;
  /** Asserts what stands after a success, and leaves the page so that `act` can be called again. */
  succeeded: (fault: FaultClass | 'none') => Promise<void>;
  /** Faults under which this call succeeds all the same, often `ANSWER_UNREAD`; `slow` is always one of them. */
  succeedsUnder?: readonly FaultClass[];
  /** Faults that cannot happen to this call. */
  without?: readonly FaultClass[];
  /** The number of requests, where it is not the usual one: a 401 that is not about the token is not repeated. */
  requests?: Partial<Record<FaultClass, number>>;
  /** The page shows the server's own words (specification, section 8). */
  serverWordsShown?: true;
  /** Left out where the call changes nothing that the page speaks of. */
  truth?: ActionTruth;
}

/**
 * Does one action on one page under each fault of the sandbox, and then without a fault.
 *
 * What holds for every action is asserted here: one request each time (after a 401 a second one, with a new token),
 * after a failure our own words in a live region, nothing raw on the page, no button left busy, no uncaught error, one
 * report to the site's endpoint with nothing of the customer, and success once the fault is over. With `truth` the page's words are compared with the sandbox's state, in each case, and
 * by `npm run test:all -- faults` in two more: an answer that is lost, and a 500, while the read that could tell fails as well.
 * `held` and `succeeded` assert what holds for this action alone. Sign in first, to the page in question; the page's
 * clock is replaced.
 *
 * @example
 * await underEachFault({
 *   page, sandbox, call: 'PATCH /api/accounts/me', succeedsUnder: ANSWER_UNREAD, truth: OUTCOMES.saveProfile,
 *   act: async (fault) => { await city.fill(fault); await save.click(); },
 *   held: () => expect(unsaved).toBeVisible(),
 *   succeeded: () => expect(unsaved).toHaveCount(0),
 * });
 */
export async function underEachFault(action: Action): Promise<void> {
  const { page, sandbox, call, without = [] } = action;
  test.slow();
  const requests = countRequests(page, call);
  const othersUnderWay = countOthersUnderWay(page, call);
  const problems = uncaught(page);
  const reports = watchReports(page);
  await page.clock.install();

  const faults = FAULT_CLASSES.filter((one) => !without.includes(one));
  const cases = [...faults, 'none'] as const;
  for (const fault of cases) {
    await test.step(fault, async () => {
      await action.prepare?.();
      // For every request until cleared: a browser by itself repeats a request whose kept-alive connection breaks.
      if (fault !== 'none') await sandbox.fault({ match: call, ...faultInput(fault), times: 0 });
      requests.forget();
      const before = reports.length;
      const recorded = action.truth && (await recordTruth(sandbox, action.truth));
      await listen(page);
      await action.act(fault);
      await expect.poll(requests.count, `requests under ${fault}`).toBeGreaterThan(0);
      if (fault === 'hang') {
        await expect.poll(othersUnderWay, 'other calls under way').toBe(0);
        await page.clock.fastForward(TIMEOUT_MS);
      }
      await recorded?.compare(saidOn(page), {
        fault,
        hasSucceeded: hasSucceeded(action, fault),
        isUnreadable: false,
      });
      await expectOutcome(action, fault);
      expect(requests.count(), `requests under ${fault}`).toBe(expectedRequests(action, fault));
      expect(problems, `uncaught under ${fault}`).toEqual([]);
      // The identity provider's calls are no part of the contract: what becomes of the session is reported.
      const isOfContract = call.includes(' /api/');
      if (isOfContract && !IN_DEMO && fault !== 'none' && !hasSucceeded(action, fault))
        await expectReported(reports, { call, fault, before });
      expectClean(reports);
      await sandbox.clearFaults(call);
    });
  }
  if (test.info().project.name === 'faults') await expectUnknown(action);
}

/** The page does not say more than it knows where the read that would tell fails too. */
async function expectUnknown(action: Action): Promise<void> {
  const { page, sandbox, call, truth } = action;
  const read = truth?.read;
  if (!truth || read === undefined) return;
  // In this order: the second one may carry the action out.
  for (const fault of ['500', 'lost-reply'] as const) {
    await test.step(`${fault}, and ${read} fails`, async () => {
      await action.prepare?.();
      await sandbox.fault({ match: call, fault, times: 0 });
      await sandbox.fault({ match: read, fault: '500', times: 0 });
      const recorded = await recordTruth(sandbox, truth);
      await listen(page);
      await action.act(fault);
      await recorded.compare(saidOn(page), { fault, hasSucceeded: false, isUnreadable: true });
      await sandbox.clearFaults(call);
      await sandbox.clearFaults(read);
      await page.reload();
      await ready(page);
    });
  }
}

function hasSucceeded({ succeedsUnder = [] }: Action, fault: FaultClass | 'none'): boolean {
  return fault === 'none' || fault === 'slow' || succeedsUnder.includes(fault);
}

async function expectOutcome(action: Action, fault: FaultClass | 'none'): Promise<void> {
  const { page } = action;
  if (fault === 'none' || hasSucceeded(action, fault)) await action.succeeded(fault);
  else {
    await expect.poll(() => heard(page), `words under ${fault}`).not.toBe('');
    await action.held(fault);
  }
  await expect(page.locator('[aria-busy="true"]'), `busy after ${fault}`).toHaveCount(0);
  const shown = `${await page.locator('body').innerText()}\n${await heard(page)}`;
  expect(shown, `shown under ${fault}`).not.toMatch(RAW);
  if (fault === 'answer') expect(shown.includes(REFUSAL.body.message)).toBe(action.serverWordsShown ?? false);
}

function expectedRequests({ requests }: Action, fault: FaultClass | 'none'): number {
  return (fault === 'none' ? undefined : requests?.[fault]) ?? requestsUnder(fault);
}
