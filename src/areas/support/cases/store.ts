import { atom, computed } from 'nanostores';
import * as v from 'valibot';
import { createChange, type Outcome, oneAtATime } from '#account/change.ts';
import { createKept } from '#account/kept.ts';
import { infoToast, show } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { send } from '#http/send.ts';
import { plain } from '#i18n/plain.ts';
import { platform } from '#platform/platform.ts';
import { cases, knownCases, seenAnswers, setCase } from '../store.ts';
import { patchCase, postComment, type Case, type Message } from '../contract.ts';
import { problemOf, type Problem } from '../problem.ts';
import { latestAnswer, sameText } from '../rules.ts';
import { caseIn } from './rules.ts';

const replySchema = v.object({
  text: v.string(),
  /** A try that may have arrived. `known` are the ids of the messages from before. */
  attempt: v.optional(v.object({ body: v.string(), known: v.array(v.string()) })),
});
type ReplyDraft = v.InferOutput<typeof replySchema>;

/** By the id of the case. */
const replies = createKept('tab', 'replies', v.record(v.string(), replySchema));

/** Whether the drafts outlive the document. */
export const $repliesStored = replies.$stored;

const $openId = atom<string | undefined>(undefined);

/** The conversation that is open. */
export const $openCase = computed([cases.$load, $openId], (load, openId) =>
  load.status === 'loaded' ? load.value.find(({ id }) => id === openId) : undefined,
);
/** Whether the address names a case that does not exist. */
export const $missing = computed(
  [cases.$load, $openId, $openCase],
  (load, openId, open) => load.status === 'loaded' && openId !== undefined && open === undefined,
);
/** The draft of the reply in the open conversation. */
export const $reply = computed(
  [replies.$value, $openCase],
  (all, open) => (open && all?.[open.id]?.text) ?? '',
);

let isFollowing = false;

/** Reads the open case from the address, so that reload, Back and links work. */
export function followAddress(): void {
  readAddress();
  if (isFollowing) return;
  isFollowing = true;
  // The router handles a click on a link to a case, and dispatches a `popstate` event.
  addEventListener('popstate', readAddress);
  addEventListener('hashchange', readAddress);
  $openCase.subscribe(markRead);
}

let previousCaseId: string | undefined;

/** The id of the conversation that was open before. */
export function previousCase(): string | undefined {
  return previousCaseId;
}

function readAddress(): void {
  previousCaseId = $openId.get();
  $openId.set(caseIn(platform().location().hash));
}

function markRead(open: Case | undefined): void {
  const latest = open && latestAnswer(open);
  if (!open || latest === undefined || seenAnswers.$value.get()?.[open.id] === latest) return;
  seenAnswers.keep((marks) => ({ ...marks, [open.id]: latest }));
}

export function keepReply(text: string): void {
  const open = $openCase.get();
  if (open) keepDraft(open.id, { ...draftOf(open.id), text });
}

function draftOf(caseId: string): ReplyDraft {
  return replies.$value.get()?.[caseId] ?? { text: '' };
}

function keepDraft(caseId: string, { text, attempt }: ReplyDraft): void {
  replies.keep((stored = {}) => {
    const drafts = new Map(Object.entries(stored));
    if (text.trim() === '' && !attempt) drafts.delete(caseId);
    else drafts.set(caseId, { text, ...(attempt && { attempt }) });
    return Object.fromEntries(drafts);
  });
}

interface Comment {
  caseId: string;
  body: string;
}

const commenting = createChange({
  send: ({ caseId, body }: Comment) => send(postComment, { params: { id: caseId }, payload: { body } }),
  keep({ caseId }, message) {
    showMessage(caseId, message);
    void cases.fresh();
  },
  async verify({ caseId }) {
    const now = await cases.fresh();
    return now && sentMessageIn(caseId, now) !== undefined;
  },
});

/** `earlier`: an earlier try with other words has arrived, and nothing was sent now. */
type ReplyProblem = Problem | 'earlier';

/**
 * Sends the reply into the open conversation. A reply of blanks is not sent.
 * @returns which text tells why the reply was not sent; undefined where it was sent, or where there is nothing to
 * send
 */
export const replying = oneAtATime(async (): Promise<ReplyProblem | undefined> => {
  const open = $openCase.get();
  if (!open || open.closed || plain(draftOf(open.id).text) === '') return undefined;
  if (draftOf(open.id).attempt) {
    const now = await cases.fresh();
    if (!now) {
      tell(replyTo(open.id), { kind: 'unknown', failure: { kind: 'network' } });
      return 'unsure';
    }
    if (sentMessageIn(open.id, now)) return settleEarlierReply(open.id);
  }
  const { text } = draftOf(open.id);
  const body = plain(text, 'lines');
  keepDraft(open.id, { text, attempt: { body, known: open.messages.map(({ id }) => id) } });
  return settleReply(open.id, await commenting.run({ caseId: open.id, body }));
});

/** The name of the action, for its toasts. */
function replyTo(caseId: string): string {
  return `reply:${caseId}`;
}

/** An earlier try has arrived. It was this reply, unless the customer has changed the words since. */
function settleEarlierReply(caseId: string): ReplyProblem | undefined {
  const { text, attempt } = draftOf(caseId);
  const isThis = attempt !== undefined && sameText(attempt.body, text);
  keepDraft(caseId, { text: isThis ? '' : text });
  if (!isThis) return 'earlier';
  show(infoToast('messageSent'), replyTo(caseId));
  return undefined;
}

function settleReply(caseId: string, outcome: Outcome<Message>): ReplyProblem | undefined {
  const { text, attempt } = draftOf(caseId);
  const problem = problemOf(outcome);
  if (outcome.kind === 'done') {
    // Text that was typed meanwhile is the next message.
    keepDraft(caseId, { text: attempt && sameText(attempt.body, text) ? '' : text });
  }
  if (problem === 'failed') keepDraft(caseId, { text });
  tell(replyTo(caseId), outcome, { done: () => infoToast('messageSent') });
  return problem;
}

/** The message that the last try has added to the case. */
function sentMessageIn(caseId: string, all: readonly Case[]): Message | undefined {
  const { attempt } = draftOf(caseId);
  if (!attempt) return undefined;
  const messages = all.find(({ id }) => id === caseId)?.messages ?? [];
  return messages.find(
    ({ id, body, received }) => !received && !attempt.known.includes(id) && sameText(body, attempt.body),
  );
}

function showMessage(caseId: string, message: Message): void {
  const now = knownCases().find(({ id }) => id === caseId);
  if (now && !now.messages.some(({ id }) => id === message.id))
    setCase({ ...now, messages: [...now.messages, message] });
}

export const closing = createChange({
  send: ({ id }: Case) => send(patchCase, { params: { id }, payload: { closed: true } }),
  keep(one) {
    setCase({ ...one, closed: true });
    void cases.fresh();
  },
  async verify({ id }) {
    const now = await cases.fresh();
    return now?.some((one) => one.id === id && one.closed);
  },
});

/** @returns whether the case is closed now */
export async function closeCase(one: Case): Promise<boolean> {
  const outcome = await closing.run(one);
  tell(`close:${one.id}`, outcome, { done: () => infoToast('caseClosed') });
  return outcome.kind === 'done';
}

/** What the page loads. */
export function load(): Promise<unknown> {
  followAddress();
  return cases.ensure();
}
