import { platform } from '#platform/platform.ts';
import { builtFlagNames, readPage, setRoute } from '#platform/rootData.ts';
import { askToLeave, askWhetherOn } from './ask.ts';
import { dayAt, dayText, momentText, timeText } from './dates.ts';
import { kept, type Kept } from './kept.ts';
import { LEAVING_FLAGS, LEAVING_PATHS, type LeavingKind } from './paths.ts';
import { isSame, problemsOf } from './rules.ts';
import type { Sent } from './sent.ts';
import { fillForm, focusView, readForm, say, showProblems, showView, words, writeValues } from './views.ts';

const MINUTE = 60_000;

/**
 * A page for leaving a contract without an account: a form, a summary, and a confirmation. The law asks for it.
 * @returns when the page shows one of them, or the not-found content while its flag is off
 */
export async function openLeaving(): Promise<void> {
  const kind = kindOfPage();
  if (!((await askWhetherOn(kind)) ?? builtFlagNames().includes(LEAVING_FLAGS[kind]))) {
    showNotFound();
    return;
  }
  const state = kept();
  if (state) fillForm(state.declaration);
  show(state);
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    check();
  });
  document.addEventListener('click', ({ target, detail }) => {
    // A link to the page that is open keeps the state of the history entry. The visitor wants an empty form.
    if (target instanceof Element && target.closest(`a[href="${location.pathname}"]`))
      history.replaceState({}, '');
    // The second click of a double click would act on the part that the first one has opened.
    if (!(target instanceof Element) || detail > 1) return;
    const button = target.closest<HTMLElement>('[data-act]');
    if (button?.dataset.act === 'change') change();
    if (button?.dataset.act === 'send') void send(kind, button);
    if (button?.dataset.act === 'print') print();
    if (button?.dataset.act === 'copy') saveCopy(words().file ?? '');
  });
}

function kindOfPage(): LeavingKind {
  const { kind } = words();
  return kind !== undefined && Object.hasOwn(LEAVING_PATHS, kind) ? (kind as LeavingKind) : 'cancel';
}

/** The page view and the title are those of any address without a page. */
function showNotFound(): void {
  setRoute('notFound');
  document.title = words().notFound ?? document.title;
  showView('notFound');
}

function show(state: Kept | undefined): void {
  if (state) writeValues(shownValues(state));
  showView(state?.step ?? 'form');
}

function shownValues({ declaration, receipt }: Kept): Record<string, string> {
  const { language } = readPage();
  return {
    ...declaration,
    endsOn: dayText(declaration.endsOn, language),
    receivedAt: receipt ? momentText(receipt.at, language) : '',
    reference: receipt?.reference ?? '',
  };
}

/** From the form to the summary, in a history entry of its own: Back leads to the form, filled in. */
function check(): void {
  const declaration = readForm();
  const problems = problemsOf(declaration, dayAt(platform().now()));
  showProblems(problems);
  if (problems.length > 0) return;
  const before = kept();
  // A declaration that is sent again as it was counts once; another one is another declaration.
  const requestId =
    before && isSame(before.declaration, declaration) ? before.requestId : crypto.randomUUID();
  const form: Kept = { step: 'form', declaration, requestId };
  history.replaceState({ ...history.state, ...form }, '');
  const next: Kept = { ...form, step: 'check' };
  history.pushState({ ...history.state, ...next }, '');
  say('failure', '');
  show(next);
  focusView('check');
}

function change(): void {
  const state = kept();
  if (!state) return;
  history.replaceState({ ...history.state, step: 'form' satisfies Kept['step'] }, '');
  fillForm(state.declaration);
  showView('form');
  focusView('form');
}

let isSending = false;

async function send(kind: LeavingKind, button: HTMLElement): Promise<void> {
  const state = kept();
  if (!state || isSending) return;
  isSending = true;
  button.ariaBusy = 'true';
  say('failure', '');
  const sent = await askToLeave(kind, state.requestId, state.declaration);
  button.ariaBusy = null;
  isSending = false;
  if (sent.kind !== 'received') {
    say('failure', failureText(sent));
    return;
  }
  const done: Kept = { ...state, step: 'done', receipt: sent.receipt };
  history.replaceState({ ...history.state, ...done }, '');
  show(done);
  focusView('done');
}

function failureText(sent: Exclude<Sent, { kind: 'received' }>): string {
  const { notSent = '', refused = '', unknown = '', limited = '', limitedSoon = '' } = words();
  if (sent.kind !== 'limited') return { notSent, refused, unknown }[sent.kind];
  if (sent.until === undefined) return limitedSoon;
  const { language } = readPage();
  // To the next minute: the one that has begun would be too early.
  const until = Math.ceil(sent.until / MINUTE) * MINUTE;
  const isToday = dayAt(until) === dayAt(platform().now());
  return limited.replace('{{time}}', isToday ? timeText(until, language) : momentText(until, language));
}

/** Time for the browser to begin the download. */
const REVOKE_MS = 60_000;

/** Saves the confirmation as a text file. It is made on the device, so it can be kept without a network. */
function saveCopy(name: string): void {
  const href = URL.createObjectURL(new Blob([copyOf()], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = `${name}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_MS);
}

/** What the confirmation shows, a line for each part. Programs for Windows want `\r\n`. */
function copyOf(): string {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-view="done"] [data-line]')];
  const lines = shown
    .filter((line) => !line.hidden)
    .map(
      (line) =>
        [...line.children].map(({ textContent }) => textContent.trim()).join(': ') || line.textContent.trim(),
    );
  return [document.title, location.origin, '', ...lines, ''].join('\r\n');
}
