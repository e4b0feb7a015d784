import { expect, inject, test, vi } from 'vitest';
import { clearToasts } from '#account/toasts/store.ts';
import { takeNotes, type Noted } from '#platform/noted.ts';
import {
  ANSWER_SPOILT,
  FAULT_CLASSES,
  faultInput,
  RAW,
  REFUSAL,
  requestsUnder,
  TIMEOUT_MS,
  type FaultClass,
} from '#tests/support/faultClasses.ts';
import { expectedKind, kindsIn, type ActionTruth } from '#tests/support/outcomes.ts';
import { sent, translate, type Sent } from '#tests/support/translate.ts';
import { callPattern, type Backend } from './backend.ts';

/** Faults that do no harm to a call whose answer the page does not read. */
export const ANSWER_UNREAD = ANSWER_SPOILT;

type Case = FaultClass | 'none';

/**
 * One of each kind that a page tells apart: refused, given up, a new token, failed, unreadable, and done without a word.
 * The night has them all.
 */
const FAULTS_OF_A_COMMIT: readonly FaultClass[] = [
  'answer',
  'hang',
  '401',
  '409',
  '500',
  'missing-field',
  'lost-reply',
];

interface Action {
  /** Opens the page. */
  open: () => Promise<Backend>;
  /** Method and path, as the sandbox matches them: `PATCH /api/accounts/me`. The action sends it once. */
  call: string;
  /** Brings the page to the state in which the customer acts, such as an open dialog that is filled in. */
  prepare?: (backend: Backend) => Promise<void>;
  /** Does what the customer does, once, and again after a failure. */
  act: (fault: Case) => Promise<void>;
  /** Asserts what stands after a failure: the typed text is still there, the dialog still open. */
  afterFailure: (fault: FaultClass) => Promise<void>;
  afterSuccess: (fault: Case) => Promise<void>;
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

const notes: Noted[] = [];
takeNotes((noted) => notes.push(noted));

/** Texts that came into a live region since the last action. */
const heard: string[] = [];
new MutationObserver((records) => {
  for (const { type, target, addedNodes } of records) {
    for (const node of type === 'childList' ? addedNodes : [target]) {
      const element = node instanceof Element ? node : node.parentElement;
      const text = element?.closest('[role="status"], [role="alert"]')?.textContent.trim();
      if (text) heard.push(text);
    }
  }
}).observe(document, { subtree: true, childList: true, characterData: true });

/**
 * Makes a test of an action for each fault of the sandbox, in `npm test` for one of each kind.
 *
 * What holds for every action is asserted here: one request (after a 401 a second one, with a new token), after a
 * failure our own words in a live region, nothing raw on the page, no button left busy, one report of the call, and
 * success once the fault is over. With `truth` the page's words are compared with what the backend has, in each case,
 * and in two more: an answer that is lost, and a 500, while the read that could tell fails as well. `afterFailure` and
 * `afterSuccess` assert what holds for this action alone.
 */
export function testEachFault(title: string, action: Action): void {
  const { call, prepare, without = [], truth } = action;
  const faults = (inject('isNightly') ? FAULT_CLASSES : FAULTS_OF_A_COMMIT).filter(
    (fault) => !without.includes(fault),
  );
  test.for<Case>([...faults, 'none'])(`${title}: %s`, async (fault) => {
    const backend = await action.open();
    await prepare?.(backend);
    const before = begin(backend, truth);
    if (fault !== 'none') backend.fault({ match: call, ...faultInput(fault), times: 0 });
    await actUnder(backend, action, fault);
    const hasSucceeded = succeeds(action, fault);
    await before.compare({ fault, hasSucceeded, isUnreadable: false });
    if (fault === 'none' || hasSucceeded) await action.afterSuccess(fault);
    else {
      await expect.poll(() => heard.length, { message: 'words in a live region' }).toBeGreaterThan(0);
      await action.afterFailure(fault);
    }
    await expectCalm(action, fault);
    const requests = fault === 'none' ? 1 : (action.requests?.[fault] ?? requestsUnder(fault));
    expect(backend.calls(call).length, 'requests').toBe(requests);
    if (fault === 'none' || hasSucceeded) return;
    expectReported(call, fault);
    backend.clearFaults(call);
    clearToasts();
    await action.act('none');
    await action.afterSuccess('none');
  });

  // By night also a page that is translated while it opens.
  test.for(inject('isNightly') ? ([0, 1] as const) : ([1] as const))(
    `[environments/markup-of-others, environments/pasted-text] translated (%s) and from a clipboard, the same is sent: ${title}`,
    async (moment) => {
      const meant = await sentBy(action);
      expect(await sentBy(action, moment)).toEqual(meant);
    },
  );

  const { read } = truth ?? {};
  if (read === undefined) return;
  test.for(['500', 'lost-reply'] as const)(`${title}: %s, and ${read} fails too`, async (fault) => {
    const backend = await action.open();
    await prepare?.(backend);
    backend.fault({ match: call, fault, times: 0 });
    backend.fault({ match: read, fault: '500', times: 0 });
    const before = begin(backend, truth);
    await action.act(fault);
    await before.compare({ fault, hasSucceeded: false, isUnreadable: true });
  });
}

/**
 * What an action sends without a fault, also in its preparation. `afterSuccess` sees that the page has changed.
 *
 * @param translated when the page is translated: 0 before it opens, 1 as soon as it is open. What is typed then comes
 * from a clipboard, with marks that nobody sees.
 */
async function sentBy({ open, prepare, act, afterSuccess }: Action, translated?: 0 | 1): Promise<Sent> {
  let end = translated === 0 ? translate('de') : undefined;
  if (translated !== undefined) addEventListener('input', addMarks, { capture: true });
  try {
    const backend = await open();
    if (translated === 1) end = translate('de');
    await prepare?.(backend);
    const calls = backend.calls();
    backend.forgetCalls();
    await act('none');
    await afterSuccess('none');
    calls.push(...backend.calls());
    return sent(calls);
  } finally {
    end?.();
    removeEventListener('input', addMarks, { capture: true });
  }
}

/** As a telephone number that was copied from a contact: U+202A and U+202C around it. */
function addMarks({ target, isTrusted }: Event): void {
  const field = target as HTMLInputElement | HTMLTextAreaElement;
  if (
    !isTrusted ||
    field.value === '' ||
    !['text', 'textarea', 'email', 'tel', 'search'].includes(field.type)
  )
    return;
  // React has a property of its own on each field.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', `\u202A${field.value}\u202C`, field);
}

async function actUnder(backend: Backend, { call, act }: Action, fault: Case): Promise<void> {
  const called = () =>
    expect.poll(() => backend.calls(call).length, { message: 'requests' }).toBeGreaterThan(0);
  if (fault !== 'hang') {
    await act(fault);
    await called();
    return;
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    await act(fault);
    await called();
    // The leap would also end what is still being sent, and what still arrives.
    const others = async (): Promise<number> => {
      const sentBefore = backend.calls().length;
      for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
      return backend.calls().length - sentBefore + backend.waiting - 1;
    };
    await expect.poll(others, { message: 'other calls under way' }).toBe(0);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  } finally {
    vi.useRealTimers();
  }
}

/** Forgets what was heard, called and reported, and remembers what the backend has. */
function begin(backend: Backend, truth: ActionTruth | undefined) {
  const state = (): string => {
    const { worldId, unsubscribed, leavings } = backend.browser;
    const world = worldId === undefined ? undefined : backend.world;
    return JSON.stringify([truth?.part({ world, unsubscribed, leavings })]);
  };
  const before = state();
  heard.length = 0;
  notes.length = 0;
  backend.forgetCalls();
  return {
    /** Compares what the page says of the action with what the backend has. */
    async compare(one: Parameters<typeof expectedKind>[1]): Promise<void> {
      if (!truth) return;
      const expected = expectedKind(truth, one);
      const texts = truth[expected] === undefined ? [] : [expected];
      // A dialog that closes hands its toast over to the page, with its words in it.
      const said = () => {
        const kinds = kindsIn(heard.join('\n'), truth);
        return kinds.length === 0 && texts.length > 0
          ? kindsIn(document.querySelector('.toasts')?.textContent ?? '', truth)
          : kinds;
      };
      await expect.poll(said, { message: 'what the page says' }).toEqual(texts);
      // An empty answer is all that the contract has: the page can only believe it.
      if (expected === 'unknown' || (one.fault === 'empty' && expected === 'done')) return;
      await expect
        .poll(() => before !== state(), { message: 'done at the backend' })
        .toBe(expected === 'done');
    },
  };
}

function succeeds({ succeedsUnder = [] }: Action, fault: Case): boolean {
  return fault === 'none' || fault === 'slow' || succeedsUnder.includes(fault);
}

async function expectCalm({ serverWordsShown }: Action, fault: Case): Promise<void> {
  await expect
    .poll(() => document.querySelectorAll('[aria-busy="true"]').length, { message: 'busy' })
    .toBe(0);
  const shown = `${document.body.innerText}\n${heard.join('\n')}`;
  expect(shown, 'shown').not.toMatch(RAW);
  if (fault === 'answer') expect(shown.includes(REFUSAL.body.message)).toBe(serverWordsShown === true);
}

/** How the report of a failed call names what happened. A refusal is no failure of the site. */
const REPORTED: Readonly<Partial<Record<FaultClass, string>>> = {
  '500': '500',
  '503': '503',
  reset: 'network',
  'lost-reply': 'network',
  hang: 'timeout',
  truncated: 'malformed',
  html: 'malformed',
  // Where the page reads the answer.
  empty: 'malformed',
};

function expectReported(call: string, fault: FaultClass): void {
  const outcome = REPORTED[fault];
  const own = notes.filter((noted) => noted.kind === 'call' && isOfCall(noted.name, call));
  const outcomes = own.map((noted) => (noted.kind === 'call' ? noted.outcome : ''));
  // Whether a spoilt answer can still be read differs from call to call.
  if (isSpoilt(fault)) expect([[], ['malformed']], 'reports').toContainEqual(outcomes);
  else expect(outcomes, 'reports').toEqual(outcome === undefined ? [] : [outcome]);
}

function isSpoilt(fault: FaultClass): boolean {
  return ANSWER_SPOILT.some((spoilt) => spoilt === fault);
}

/** Whether `GET /api/cinema/{slug}` names the call `GET /api/cinema/bellecour`, or `GET /api/cinema/*`. */
function isOfCall(name: string, call: string): boolean {
  return callPattern(call).test(name) || callPattern(name.replaceAll(/\{\w+\}/g, '*')).test(call);
}
