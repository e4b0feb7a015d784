import { atom, computed } from 'nanostores';
import * as v from 'valibot';
import { createKept } from '#account/kept.ts';
import { createLoad } from '#account/load.ts';
import { $user } from '#account/user/store.ts';
import { send } from '#http/send.ts';
import { getHelpCentreFaq, getTopicFaq, type Question } from '../contract.ts';
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

export const draft = createKept('tab', 'case', draftSchema);

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

$user.listen((user) => {
  // Signed out: the next customer must not find them.
  if (!user) $files.set([]);
});

/** Chosen, or found again with the draft. */
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
  keepDraft({ files: files.map(({ name }) => name) });
}

export function keepDraft(change: Partial<Draft>): void {
  const { form, files, attempt } = { ...draft.$value.get(), ...change };
  const next: Draft = { form: form ?? EMPTY_FORM, files: files ?? [], ...(attempt && { attempt }) };
  if (isBlank(next.form) && next.files.length === 0 && !attempt) draft.forget();
  else draft.keep(next);
}
