import type { Cinema } from '#account/cinemas/contract.ts';
import type { Language } from '#sites/site.ts';
import type { Option } from '#ui/form/choices.tsx';
import type { HelpTheme } from '../contract.ts';

/**
 * What the customer has chosen and typed. A field without a value is empty. The names are those of the multipart
 * form.
 */
export interface CaseForm {
  /** The theme. */
  type: string;
  topic: string;
  reason: string;
  subject: string;
  description: string;
  /** The `vistaRef` of a cinema. */
  cinema: string;
}

export const EMPTY_FORM: CaseForm = {
  type: '',
  topic: '',
  reason: '',
  subject: '',
  description: '',
  cinema: '',
};

export function topicsOf(themes: readonly HelpTheme[], type: string): HelpTheme['subThemes'] {
  return themes.find(({ id }) => id === type)?.subThemes ?? [];
}

export function reasonsOf(themes: readonly HelpTheme[], type: string, topic: string) {
  return topicsOf(themes, type).find(({ id }) => id === topic)?.reasons ?? [];
}

/** The choices that must be made: those with something to choose, now or after the choice before. */
export function requiredChoices(
  { type, topic }: CaseForm,
  themes: readonly HelpTheme[],
): { type: boolean; topic: boolean; reason: boolean } {
  const topics = type === '' ? themes : topicsOf(themes, type);
  const reasons = topic === '' ? topics : reasonsOf(themes, type, topic);
  return { type: themes.length > 0, topic: topics.length > 0, reason: reasons.length > 0 };
}

/** The form after an edit. A change of the theme clears topic and reason, a change of the topic clears the reason. */
export function edited(form: CaseForm, change: Partial<CaseForm>): CaseForm {
  const next = { ...form, ...change };
  if (next.type !== form.type) return { ...next, topic: '', reason: '' };
  return next.topic === form.topic ? next : { ...next, reason: '' };
}

/** Clears choices of a draft that are no longer offered. */
export function offered(form: CaseForm, themes: readonly HelpTheme[]): CaseForm {
  const { type, topic, reason } = form;
  if (!themes.some(({ id }) => id === type)) return { ...form, type: '', topic: '', reason: '' };
  if (!topicsOf(themes, type).some(({ id }) => id === topic)) return { ...form, topic: '', reason: '' };
  return reasonsOf(themes, type, topic).some(({ id }) => id === reason) ? form : { ...form, reason: '' };
}

/**
 * The cinemas to choose from, sorted by name in the order of the language. A cinema without a reference cannot be
 * chosen.
 */
export function cinemaOptions(
  cinemas: readonly Pick<Cinema, 'vistaRef' | 'name'>[],
  language: Language,
): Option[] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  return cinemas
    .filter(({ vistaRef, name }) => vistaRef !== '' && name !== '')
    .map(({ vistaRef, name }) => ({ value: vistaRef, label: name }))
    .sort((a, b) => compare(a.label, b.label));
}

export function isBlank(form: CaseForm): boolean {
  return Object.values<string>({ ...form }).every((value) => value.trim() === '');
}

/**
 * The limits of attachments. The page shows them and the sandbox enforces
 * them.
 */
export const MAX_FILES = 5;
/** The limit as the page shows it. */
export const MAX_FILE_MB = 10;
/** In steps of 1024, so that no file within either meaning of a megabyte is refused. */
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024;
const KINDS: Readonly<Record<string, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
};
/** Systems give no media type, one for any file, or an old name of one. Then the end of the name decides. */
const VAGUE = /^(?!text|image\/[^jpx])/;
/** For the `accept` attribute of the file input. */
export const ACCEPTED = [...Object.keys(KINDS), '.pdf', '.jpg', '.jpeg', '.png'].join(',');

export type FileLike = Pick<File, 'name' | 'size' | 'type' | 'lastModified'>;
export type FileProblem = 'kind' | 'size' | 'empty' | 'count';

export function fileProblem({ name, size, type }: Omit<FileLike, 'lastModified'>): FileProblem | undefined {
  const isNamed = VAGUE.test(type) && Object.values(KINDS).some((ending) => ending.test(name));
  if (!isNamed && !Object.hasOwn(KINDS, type)) return 'kind';
  if (size > MAX_FILE_BYTES) return 'size';
  return size === 0 ? 'empty' : undefined;
}

export interface Refused {
  name: string;
  problem: FileProblem;
}

/**
 * Adds the files that can be attached, and tells why the others cannot. A file that is attached already is left out
 * silently.
 */
export function addFiles<F extends FileLike>(
  files: readonly F[],
  chosen: readonly F[],
): { files: F[]; refused: Refused[] } {
  const next = [...files];
  const refused: Refused[] = [];
  for (const file of chosen) {
    if (next.some((one) => sameFile(one, file))) continue;
    const problem = fileProblem(file) ?? (next.length >= MAX_FILES ? 'count' : undefined);
    if (problem) refused.push({ name: file.name, problem });
    else next.push(file);
  }
  return { files: next, refused };
}

function sameFile(one: FileLike, other: FileLike): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
