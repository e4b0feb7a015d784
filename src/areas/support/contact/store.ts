import { atom, computed } from 'nanostores';
import * as v from 'valibot';
import { createKept } from '#account/kept.ts';
import { createLoad } from '#account/load.ts';
import { $user } from '#account/user/store.ts';
import { send } from '#http/send.ts';
import { getHelpCentreFaq, getTopicFaq, type Question } from '../contract.ts';
import { addFiles, edited, EMPTY_FORM, isBlank, type CaseForm, type Refused } from './rules.ts';

/** The most frequent questions, shown until a topic is chosen. */
export const popularFaq = createLoad(async (options) => (await send(getHelpCentreFaq, options)).questions);

/** The questions of the chosen topic. */
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
  /** The names of attached files. The files themselves are lost with the document. */
  files: v.array(v.string()),
  /** A try that may have arrived. `known` are the ids of the cases from before. */
  attempt: v.optional(v.object({ subject: v.string(), description: v.string(), known: v.array(v.string()) })),
});
type Draft = v.InferOutput<typeof draftSchema>;

export const draft = createKept('tab', 'case', draftSchema);

/** Whether the draft outlives the document. */
export const $draftStored = draft.$stored;
/** Atoms, because the built HTML shows the initial values of stores, and a computed store has none. */
export const $form = atom<CaseForm>(EMPTY_FORM);
export const $files = atom<readonly File[]>([]);
/** The names of files that were attached in an earlier document and must be attached again. */
export const $lostFiles = atom<readonly string[]>([]);

draft.$value.subscribe((value) => {
  $form.set(value?.form ?? EMPTY_FORM);
});
computed([draft.$value, $files], (value, files) =>
  (value?.files ?? []).filter((name) => !files.some((file) => file.name === name)),
).subscribe((lost) => {
  $lostFiles.set(lost);
});

$user.listen((user) => {
  // Signed out. The next customer must not find them.
  if (!user) $files.set([]);
});

/** The customer has chosen a topic, or the draft contains one. */
computed($form, ({ topic }) => topic).listen(() => {
  topicFaq.reset();
  loadTopicFaq();
});

export function loadTopicFaq(): void {
  if ($form.get().topic !== '') void topicFaq.ensure();
}

export function editCase(change: Partial<CaseForm>): void {
  keepDraft({ form: edited($form.get(), change) });
}

/** @returns the files that cannot be attached */
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
  keepDraft({ files: files.map(({ name }) => name) });
}

export function keepDraft(change: Partial<Draft>): void {
  const { form, files, attempt } = { ...draft.$value.get(), ...change };
  const next: Draft = { form: form ?? EMPTY_FORM, files: files ?? [], ...(attempt && { attempt }) };
  if (isBlank(next.form) && next.files.length === 0 && !attempt) draft.forget();
  else draft.keep(next);
}
