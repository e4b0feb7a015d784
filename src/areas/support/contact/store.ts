import { atom, computed } from 'nanostores';
import * as v from 'valibot';
import { createAction } from '#account/action.ts';
import { createKept } from '#account/kept.ts';
import { warnOnLeaveWhile } from '#account/leaveWarning.ts';
import { createLoad } from '#account/load.ts';
import { announce, announceFailure } from '#account/toasts/store.ts';
import { $user } from '#account/user/store.ts';
import { send } from '#http/send.ts';
import { upload, type Progress } from '#http/upload.ts';
import { cases, freshCases, knownCases, setCase } from '../caseStore.ts';
import { getHelpCentreFaq, getTopicFaq, postCase, type Case, type Question } from '../contract.ts';
import { deliver, type Delivery } from '../deliver.ts';
import { sameText } from '../rules.ts';
import { addFiles, edited, EMPTY_FORM, isBlank, type CaseForm, type Refused } from './rules.ts';

/** The questions that are asked most, before a topic is chosen. */
export const popularFaq = createLoad(async (options) => (await send(getHelpCentreFaq, options)).questions);

/** The questions of the chosen topic (E-23). */
export const topicFaq = createLoad(async (options): Promise<Question[]> => {
  const { topic } = $form.get();
  return topic === '' ? [] : (await send(getTopicFaq, { ...options, params: { id: topic } })).questions;
});

const draftSchema = v.object({
  form: v.object({
    type: v.string(),
    topic: v.string(),
    reason: v.string(),
    subject: v.string(),
    description: v.string(),
    cinema: v.string(),
  }),
  /** Names of what was attached; the files themselves last as long as the document. */
  files: v.array(v.string()),
  /** May have been sent: `known` are the cases that there were before. */
  attempt: v.optional(v.object({ subject: v.string(), description: v.string(), known: v.array(v.string()) })),
});
type Draft = v.InferOutput<typeof draftSchema>;

const draft = createKept('tab', 'case', draftSchema);

/** Whether the draft outlives the document. */
export const $draftStored = draft.$stored;
/** Atoms, since the built HTML shows their first values, and computed stores have none before someone listens. */
export const $form = atom<CaseForm>(EMPTY_FORM);
export const $files = atom<readonly File[]>([]);
/** What was attached before the document was left, and has to be chosen again. */
export const $lostFiles = atom<readonly string[]>([]);

draft.$value.subscribe((value) => {
  $form.set(value?.form ?? EMPTY_FORM);
});
computed([draft.$value, $files], (value, files) =>
  (value?.files ?? []).filter((name) => !files.some((file) => file.name === name)),
).subscribe((lost) => {
  $lostFiles.set(lost);
});

/** While a case is being sent. */
export const $progress = atom<Progress | undefined>(undefined);
/** The one just sent. */
export const $sentCase = atom<Case | undefined>(undefined);

$user.listen((user) => {
  // Signed out: the next customer must not find it (C-20).
  if (user) return;
  $files.set([]);
  $sentCase.set(undefined);
});

/** Chosen, or found again with the draft. */
computed($form, ({ topic }) => topic).listen(() => {
  topicFaq.reset();
  loadTopicFaq();
});

function loadTopicFaq(): void {
  if ($form.get().topic !== '') void topicFaq.ensure();
}

/** The page is opened, in whatever language. What was sent on an earlier visit is told in the messages. */
export function startCase(): void {
  $sentCase.set(undefined);
  loadTopicFaq();
}

export function editCase(change: Partial<CaseForm>): void {
  keep({ form: edited($form.get(), change) });
}

/** @returns those that cannot be attached */
export function attach(chosen: readonly File[]): Refused[] {
  const { files, refused } = addFiles($files.get(), chosen);
  setFiles(files);
  return refused;
}

export function detach(file: File): void {
  setFiles($files.get().filter((one) => one !== file));
}

function setFiles(files: readonly File[]): void {
  $files.set(files);
  keep({ files: files.map(({ name }) => name) });
}

function keep(change: Partial<Draft>): void {
  const { form, files, attempt } = { ...draft.$value.get(), ...change };
  const next: Draft = { form: form ?? EMPTY_FORM, files: files ?? [], ...(attempt && { attempt }) };
  if (isBlank(next.form) && next.files.length === 0 && !attempt) draft.forget();
  else draft.keep(next);
}

/** `stopped`: by the customer. `earlier`: an earlier try, with other words, has arrived; nothing was sent now. */
export type CaseOutcome = 'sent' | 'stopped' | 'earlier' | 'failed' | 'notSeen' | 'unsure' | 'ignored';

let stop: AbortController | undefined;

export function stopSending(): void {
  stop?.abort();
}

export const sending = createAction(async (): Promise<Delivery<Case> | { kind: 'earlier' }> => {
  const { signal } = (stop = new AbortController());
  $progress.set({ sent: 0, total: 0 });
  try {
    const earlier = await earlierTry();
    if (earlier) return earlier;
    const { subject, description } = $form.get();
    const known = (await casesBefore()).map(({ id }) => id);
    keep({ attempt: { subject, description, known } });
    return await deliver(
      () =>
        upload(postCase, { payload: payload(), onProgress: (progress) => $progress.set(progress), signal }),
      found,
    );
  } finally {
    $progress.set(undefined);
  }
});

// The draft stays; what is on its way would not.
warnOnLeaveWhile(sending.$busy);

/** Sends the case as it stands. What was typed and attached stays until it has arrived (M-13). */
export async function sendCase(): Promise<CaseOutcome> {
  const outcome = await sending.run(undefined);
  if (outcome.kind !== 'done') return outcome.kind;
  const result = outcome.value;
  switch (result.kind) {
    case 'done':
      setCase(result.value);
      $files.set([]);
      draft.forget();
      $sentCase.set(result.value);
      announce('caseSent');
      return 'sent';
    case 'earlier':
      keep({ attempt: undefined });
      return 'earlier';
    case 'failed':
      keep({ attempt: undefined });
      announceFailure(result.failure);
      return 'failed';
    case 'open':
      if (stop?.signal.aborted) return 'stopped';
      announceFailure(result.failure);
      return result.seen ? 'notSeen' : 'unsure';
  }
}

/** As far as they can be had: without them an old case in the same words would pass for this one. */
async function casesBefore(): Promise<readonly Case[]> {
  return cases.$load.get().status === 'loaded' ? knownCases() : ((await freshCases()) ?? []);
}

/** What has become of a try before this one, if nobody could tell at the time. */
async function earlierTry(): Promise<Delivery<Case> | { kind: 'earlier' } | undefined> {
  const attempt = draft.$value.get()?.attempt;
  if (!attempt) return undefined;
  const now = await freshCases();
  if (!now) return { kind: 'open', seen: false, failure: { kind: 'network' } };
  const value = found(now);
  if (!value) return undefined;
  const { subject, description } = $form.get();
  const isThis = sameText(attempt.subject, subject) && sameText(attempt.description, description);
  return isThis ? { kind: 'done', value } : { kind: 'earlier' };
}

function found(all: readonly Case[]): Case | undefined {
  const attempt = draft.$value.get()?.attempt;
  return (
    attempt &&
    all.find(
      ({ id, subject, description }) =>
        !attempt.known.includes(id) &&
        sameText(subject, attempt.subject) &&
        sameText(description, attempt.description),
    )
  );
}

/** Only what is filled in (M-01, M-02). */
function payload() {
  const { type, topic, reason, subject, description, cinema } = $form.get();
  const files = $files.get();
  return {
    type,
    topic,
    subject,
    description,
    ...(reason && { reason }),
    ...(cinema && { cinema }),
    ...(files.length > 0 && { attachments: [...files] }),
  };
}
