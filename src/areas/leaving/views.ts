import { dataOf, PAGE_DATA_ID } from '#platform/rootData.ts';
import type { Step } from './kept.ts';
import type { LeavingKind } from './paths.ts';
import type { Declaration, FieldName } from './rules.ts';

/** What the build says to the script of the page. */
export interface LeavingData {
  kind: LeavingKind;
  /** Whether the page was on at build. */
  isOn: boolean;
  /** What the copy of the confirmation is called and says; a label for each value. */
  copy: { name: string; head: readonly string[]; rows: Readonly<Record<string, string>> };
  texts: Readonly<
    Record<'wrong' | 'notFound' | 'notSent' | 'refused' | 'limited' | 'limitedSoon' | 'unknown', string>
  >;
}

export type View = Step | 'loading' | 'notFound';

/** The page has all its texts in its HTML; this shows the part that holds, from its beginning. */
export function showView(view: View): void {
  for (const part of all('view')) part.hidden = part.dataset.view !== view;
}

/** After a step of the visitor: a screen reader says which part it is, and a phone shows its beginning. */
export function focusView(view: View): void {
  const title = document.querySelector<HTMLElement>(`[data-view="${view}"] h1`);
  title?.focus();
  title?.scrollIntoView({ block: 'nearest' });
}

function form(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>('form');
}

/** What stands in the form now. */
export function typedValues(): FormData {
  return new FormData(form() ?? undefined);
}

export function fillForm(declaration: Declaration): void {
  for (const control of controls()) control.value = declaration[control.name as FieldName];
}

/** Marks the fields with a problem and leads to the first of them. */
export function showProblems(problems: readonly FieldName[]): void {
  for (const control of controls()) {
    const isWrong = problems.some((name) => name === control.name);
    if (isWrong) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
    const error = document.getElementById(`${control.name}-error`);
    if (error) error.hidden = !isWrong;
  }
  say('wrong', problems.length > 0 ? data().texts.wrong : '');
  controls()
    .find(({ name }) => name === problems[0])
    ?.focus();
}

function controls(): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...(form()?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]') ?? [])];
}

/** Writes values where the page repeats them; a row without a value does not show. */
export function writeValues(values: Readonly<Record<string, string>>): void {
  for (const place of all('value')) {
    const text = values[place.dataset.value ?? ''] ?? '';
    place.textContent = text;
    const row = place.closest<HTMLElement>('[data-row]');
    if (row) row.hidden = text === '';
  }
}

/**
 * Says a text, or nothing for ''. A live region is announced only if it was in the page before its text.
 * @param name of the alert: `data-alert`
 */
export function say(name: 'wrong' | 'failure', text: string): void {
  const alert = document.querySelector<HTMLElement>(`[data-alert="${name}"]`);
  if (alert) alert.textContent = text;
}

export function data(): LeavingData {
  return dataOf(PAGE_DATA_ID) as LeavingData;
}

function all(name: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(`[data-${name}]`);
}
