import { canPrint, fileWay } from '#embedding/environment.ts';
import type { plain } from '#i18n/plain.ts';
import { platform, randomId } from '#platform/platform.ts';
import { readPage, setRoute } from '#platform/rootData.ts';
import { askToLeave, askWhetherOn } from './ask.ts';
import { dayAt, dayText, momentText, timeText } from './dates.ts';
import { keep, kept, type Kept } from './kept.ts';
import type { LeavingKind } from './paths.ts';
import { declarationOf, isSame, problemsOf } from './rules.ts';
import type { Sent } from './sent.ts';
import { data, fillForm, focusView, say, showProblems, showView, typedValues, writeValues } from './views.ts';

const MINUTE = 60_000;

/**
 * A page for leaving a contract without an account: a form, a summary, and a confirmation. The law asks for it.
 * @returns when the page shows one of them, or the not-found content while its flag is off
 */
export async function openLeaving(): Promise<void> {
  const { kind, isOn } = data();
  if (!((await askWhetherOn(kind)) ?? isOn)) {
    showNotFound();
    return;
  }
  const state = kept();
  if (state) fillForm(state.declaration);
  show(state);
  if (fileWay() === 'elsewhere') document.querySelector('[data-act="copy"]')?.remove();
  if (!canPrint()) document.querySelector('[data-act="print"]')?.remove();
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    void check();
  });
  document.addEventListener('click', ({ target, detail }) => {
    // A link to the page that is open keeps the state of the history entry. The visitor wants an empty form.
    if (target instanceof Element && target.closest(`a[href="${location.pathname}"]`)) keep(undefined);
    // The second click of a double click would act on the part that the first one has opened.
    if (!(target instanceof Element) || detail > 1) return;
    const button = target.closest<HTMLElement>('[data-act]');
    if (button?.dataset.act === 'change') change();
    if (button?.dataset.act === 'send') void send(kind, button);
    if (button?.dataset.act === 'print') print();
    if (button?.dataset.act === 'copy') saveCopy();
  });
}

/** The page view and the title are those of any address without a page. */
function showNotFound(): void {
  setRoute('notFound');
  document.title = data().texts.notFound;
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

let isSending = false;
let reading: typeof plain | undefined;

/** From the form to the summary, in a history entry of its own: Back leads to the form, filled in. */
async function check(): Promise<void> {
  if (isSending) return;
  isSending = true;
  // What is typed while the script comes waits for the next press.
  const typed = typedValues();
  // With the first press. Without it, the text is trimmed.
  reading ??= await import('#i18n/plain.ts').then(
    ({ plain }) => plain,
    () => undefined,
  );
  isSending = false;
  const declaration = declarationOf((name) => typed.get(name), reading);
  const problems = problemsOf(declaration, dayAt(platform().now()));
  showProblems(problems);
  if (problems.length > 0) return;
  const before = kept();
  // A declaration that is sent again as it was counts once; another one is another declaration.
  const requestId = before && isSame(before.declaration, declaration) ? before.requestId : randomId();
  keep({ step: 'form', declaration, requestId });
  const next: Kept = { step: 'check', declaration, requestId };
  keep(next, 'push');
  say('failure', '');
  show(next);
  focusView('check');
}

function change(): void {
  const state = kept();
  if (!state) return;
  keep({ ...state, step: 'form' });
  fillForm(state.declaration);
  showView('form');
  focusView('form');
}

async function send(kind: LeavingKind, button: HTMLElement): Promise<void> {
  const state = kept();
  if (!state || isSending) return;
  isSending = true;
  button.setAttribute('aria-busy', 'true');
  say('failure', '');
  const sent = await askToLeave(kind, state.requestId, state.declaration);
  button.removeAttribute('aria-busy');
  isSending = false;
  if (sent.kind !== 'received') {
    say('failure', failureText(sent));
    return;
  }
  const done: Kept = { ...state, step: 'done', receipt: sent.receipt };
  keep(done);
  show(done);
  focusView('done');
}

function failureText(sent: Exclude<Sent, { kind: 'received' }>): string {
  const { limited, limitedSoon, ...others } = data().texts;
  if (sent.kind !== 'limited') return others[sent.kind];
  if (sent.until === undefined) return limitedSoon;
  const { language } = readPage();
  // To the next minute: the one that has begun would be too early.
  const until = Math.ceil(sent.until / MINUTE) * MINUTE;
  const isToday = dayAt(until) === dayAt(platform().now());
  return limited.replace('{{time}}', isToday ? timeText(until, language) : momentText(until, language));
}

/** Time for the browser to begin the download. */
const REVOKE_MS = 60_000;

/** Saves the confirmation as a text file, or gives it to the app. Made on the device, it needs no network. */
function saveCopy(): void {
  const state = kept();
  if (!state) return;
  const { name, head, rows } = data().copy;
  const values = shownValues(state);
  // In the words of the build: on the page a translator may have put its own around what the server has confirmed.
  const lines = Object.entries(rows).flatMap(([key, label]) =>
    values[key] ? `${label}: ${values[key]}` : [],
  );
  // Programs for Windows want `\r\n`.
  const text = [head[0], location.origin, '', ...head.slice(1), ...lines, ''].join('\r\n');
  const fileName = `${name}.txt`;
  const mime = 'text/plain;charset=utf-8';
  if (fileWay() === 'app') {
    const base64 = btoa(String.fromCharCode(...new TextEncoder().encode(text)));
    // Imported above, it would come to every page.
    void import('#embedding/host.ts').then(({ giveHostFile }) =>
      giveHostFile({ name: fileName, mime, base64 }),
    );
    return;
  }
  const href = URL.createObjectURL(new Blob([text], { type: mime }));
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_MS);
}
