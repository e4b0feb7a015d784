import { atom, computed } from 'nanostores';
import * as v from 'valibot';
import { createAction } from '#account/action.ts';
import { createKept } from '#account/kept.ts';
import { announce, announceFailure } from '#account/toasts/store.ts';
import { send } from '#http/send.ts';
import { platform } from '#platform/platform.ts';
import { cases, freshCases, knownCases, setCase } from '../caseStore.ts';
import { patchCase, postComment, type Case, type Message } from '../contract.ts';
import { deliver, type Delivery } from '../deliver.ts';
import { isUnread, latestAnswer, sameText } from '../rules.ts';
import { caseIn } from './rules.ts';

const replySchema = v.object({
  text: v.string(),
  /** May have been sent: `known` are the messages that there were before. */
  attempt: v.optional(v.object({ body: v.string(), known: v.array(v.string()) })),
});
type ReplyDraft = v.InferOutput<typeof replySchema>;

/** By case. */
const replies = createKept('tab', 'replies', v.record(v.string(), replySchema));
/** By case, the last answer seen. */
const read = createKept('device', 'read', v.record(v.string(), v.string()));

const $openId = atom<string | undefined>(undefined);

/** The conversation that is open (M-09). */
export const $openCase = computed([cases.$load, $openId], (load, openId) =>
  load.status === 'loaded' ? load.value.find(({ id }) => id === openId) : undefined,
);
/** The address names a case that there is not. */
export const $missing = computed(
  [cases.$load, $openId, $openCase],
  (load, openId, open) => load.status === 'loaded' && openId !== undefined && open === undefined,
);
/** Ids of the cases with an answer that the customer has not seen. */
export const $unread = computed([cases.$load, read.$value], (load, seen): ReadonlySet<string> => {
  const all = load.status === 'loaded' ? load.value : [];
  return new Set(all.filter((one) => isUnread(one, seen ?? {})).map(({ id }) => id));
});

/** The open conversation's reply, as far as it is typed. */
export const $reply = computed(
  [replies.$value, $openCase],
  (all, open) => (open && all?.[open.id]?.text) ?? '',
);

let isFollowing = false;

/** The open case stands in the address, so that reload, Back and a link to it work. */
export function followAddress(): void {
  readAddress();
  if (isFollowing) return;
  isFollowing = true;
  // A click on a link to a case is the router's, which tells by a popstate event of its own.
  addEventListener('popstate', readAddress);
  addEventListener('hashchange', readAddress);
  $openCase.subscribe(markRead);
}

let left: string | undefined;

/** The conversation that was open before. */
export function leftCase(): string | undefined {
  return left;
}

function readAddress(): void {
  left = $openId.get();
  $openId.set(caseIn(platform().location().hash));
}

function markRead(open: Case | undefined): void {
  const latest = open && latestAnswer(open);
  if (!open || latest === undefined || read.$value.get()?.[open.id] === latest) return;
  // Of those that there are: the others need no mark any more.
  const marks = Object.entries(read.$value.get() ?? {});
  const kept = marks.filter(([id]) => knownCases().some((one) => one.id === id));
  read.keep({ ...Object.fromEntries(kept), [open.id]: latest });
}

export function keepReply(text: string): void {
  const open = $openCase.get();
  if (open) keepDraft(open.id, { ...draftOf(open.id), text });
}

function draftOf(caseId: string): ReplyDraft {
  return replies.$value.get()?.[caseId] ?? { text: '' };
}

function keepDraft(caseId: string, { text, attempt }: ReplyDraft): void {
  const drafts = new Map(Object.entries(replies.$value.get() ?? {}));
  if (text.trim() === '' && !attempt) drafts.delete(caseId);
  else drafts.set(caseId, { text, ...(attempt && { attempt }) });
  replies.keep(Object.fromEntries(drafts));
}

/** `earlier`: an earlier try, with other words, has arrived; nothing was sent now. */
export type ReplyOutcome = 'sent' | 'earlier' | 'failed' | 'notSeen' | 'unsure' | 'ignored';

export const replying = createAction(
  async ({ id, messages }: Case): Promise<Delivery<Message> | { kind: 'earlier' }> => {
    const earlier = await earlierTry(id);
    if (earlier) return earlier;
    const body = draftOf(id).text.trim();
    keepDraft(id, { text: draftOf(id).text, attempt: { body, known: messages.map((one) => one.id) } });
    return deliver(() => send(postComment, { params: { id }, payload: { body } }), found(id));
  },
);

/** Into the open conversation (M-08), and only there is one (M-09); nothing but blanks is nothing (M-10). */
export async function sendReply(): Promise<ReplyOutcome> {
  const open = $openCase.get();
  if (!open || open.closed || draftOf(open.id).text.trim() === '') return 'ignored';
  const outcome = await replying.run(open);
  if (outcome.kind !== 'done') return outcome.kind;
  const result = outcome.value;
  const { text, attempt } = draftOf(open.id);
  switch (result.kind) {
    case 'done':
      // What was typed meanwhile is the next message.
      keepDraft(open.id, { text: attempt && sameText(attempt.body, text) ? '' : text });
      showMessage(open.id, result.value);
      announce('messageSent');
      return 'sent';
    case 'earlier':
      keepDraft(open.id, { text });
      return 'earlier';
    case 'failed':
      keepDraft(open.id, { text });
      announceFailure(result.failure);
      return 'failed';
    case 'open':
      announceFailure(result.failure);
      return result.seen ? 'notSeen' : 'unsure';
  }
}

/** What has become of a try before this one, if nobody could tell at the time. */
async function earlierTry(caseId: string): Promise<Delivery<Message> | { kind: 'earlier' } | undefined> {
  const { text, attempt } = draftOf(caseId);
  if (!attempt) return undefined;
  const now = await freshCases();
  if (!now) return { kind: 'open', seen: false, failure: { kind: 'network' } };
  const value = found(caseId)(now);
  if (!value) return undefined;
  return sameText(attempt.body, text) ? { kind: 'done', value } : { kind: 'earlier' };
}

function found(caseId: string): (all: readonly Case[]) => Message | undefined {
  const { attempt } = draftOf(caseId);
  return (all) =>
    attempt &&
    all
      .find(({ id }) => id === caseId)
      ?.messages.find(
        ({ id, body, received }) => !received && !attempt.known.includes(id) && sameText(body, attempt.body),
      );
}

function showMessage(caseId: string, message: Message): void {
  const now = knownCases().find(({ id }) => id === caseId);
  if (now && !now.messages.some(({ id }) => id === message.id))
    setCase({ ...now, messages: [...now.messages, message] });
}

export const closing = createAction(({ id }: Case) =>
  deliver(
    () => send(patchCase, { params: { id }, payload: { closed: true } }),
    (all) => all.find((one) => one.id === id && one.closed),
  ),
);

/** @returns whether it is closed now */
export async function closeCase(one: Case): Promise<boolean> {
  const outcome = await closing.run(one);
  if (outcome.kind !== 'done') return false;
  if (outcome.value.kind !== 'done') {
    announceFailure(outcome.value.failure);
    return false;
  }
  setCase({ ...one, closed: true });
  announce('caseClosed');
  return true;
}
