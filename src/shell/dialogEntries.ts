import { parsedJson } from '#platform/json.ts';
import { platform, writeEntry } from '#platform/platform.ts';
import { isReady, leaving } from '#platform/rootData.ts';
import { TYPED_KEY } from '#platform/storageKeys.ts';
import { $modals } from '#ui/modal.ts';

/*
 * Back closes the topmost dialog: each open dialog has a history entry, and the entry of a dialog that has closed is
 * left again. Other scripts and the router write into `history` too.
 */

/** In `history.state`: how many dialogs lie over the page at this entry. */
const DIALOGS = 'dialogs';
/** By then a page that is being left says so (`leaving`). */
const LEAVES_MS = 1000;

/** How many dialogs the current entry is for, also where another script has replaced its state. */
let depth = 0;
/** The address of the page that shows. */
let shown = '';
/** The browser is on its way back, as `leave` has asked. */
let isReturning = false;
/** Another document has just been asked for. */
let isLeaving = false;

/** Chromium has it, Safari since 26.2, Firefox since 147. */
const navigation = Reflect.get(window, 'navigation') as Navigation | undefined;

let isWatching = false;

/** A reload with an open dialog shows the page without it, and leaves its entry. */
export function watchDialogs(): void {
  if (isWatching) return;
  isWatching = true;
  arrive();
  document.addEventListener('astro:after-swap', arrive);
  // The router hears of the entry before, and leaves a page that shows as it is (`start/navigation/router.ts`).
  addEventListener('popstate', onEntry);
  navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
    isLeaving = !destination.sameDocument && downloadRequest === null;
  });
  document.addEventListener('input', keepTyped);
  $modals.listen((open, before = []) => {
    if (open.length === 0) platform().tab.remove(TYPED_KEY);
    else if (open.length > before.length) typeAgain(open.at(-1));
    // The step before has closed, or a dialog over another: what was typed into the others stays.
    else for (const one of before) if (!open.includes(one)) keep(textFields(one));
    if (openDialogs().length > depth) enter();
    // The press that closes a dialog may open another one, or follow a link.
    else setTimeout(fit, navigation ? 0 : LEAVES_MS);
  });
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Not what is secret. */
function textFields(dialog: HTMLDialogElement): TextField[] {
  return [
    ...dialog.querySelectorAll<TextField>(
      'textarea, input:not([type=password], [type=radio], [type=checkbox], [type=file], [name=pin])',
    ),
  ];
}

/** Tells the dialogs of a page apart by their fields: their titles may be translated. */
function placeOf(fields: readonly TextField[]): string {
  return [location.pathname, ...fields.map(({ name }) => name)].join(' ');
}

function keepTyped({ target }: Event): void {
  const dialog = (target as Element).closest<HTMLDialogElement>('dialog[open]');
  if (!dialog) return;
  const fields = textFields(dialog);
  keep(
    fields,
    fields.map(({ value }) => value),
  );
}

/** By the place of each dialog. A second step waits there for the first. */
function allTyped(): Record<string, unknown> {
  return Object(parsedJson(platform().tab.read(TYPED_KEY))) as Record<string, unknown>;
}

function keep(fields: readonly TextField[], values?: string[]): void {
  platform().tab.write(TYPED_KEY, JSON.stringify({ ...allTyped(), [placeOf(fields)]: values }));
}

/** The dialog is opened again after a reload. */
function typeAgain(dialog?: HTMLDialogElement): void {
  const fields = dialog ? textFields(dialog) : [];
  const typed = allTyped()[placeOf(fields)];
  if (!Array.isArray(typed)) return;
  for (const [index, field] of fields.entries()) {
    const value: unknown = typed[index];
    if (typeof value !== 'string' || value === field.value) continue;
    // React has a property of its own on each field, and would take the value for what it knows.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  }
}

function arrive(): void {
  shown = location.href;
  depth = marked();
  fit();
}

/** The dialogs over the page, the topmost last. */
function openDialogs(): HTMLDialogElement[] {
  return $modals.get().filter(({ open, isConnected }) => open && isConnected);
}

function marked(): number {
  const state: unknown = history.state;
  const mark: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, DIALOGS) : 0;
  return typeof mark === 'number' ? mark : 0;
}

function enter(): void {
  if (isReturning) return;
  while (depth < openDialogs().length) {
    writeEntry({ ...history.state, [DIALOGS]: depth + 1 }, undefined, 'push');
    // A browser may refuse it, or drop it without a word.
    if (marked() <= depth) return;
    depth++;
    shown = location.href;
  }
}

/** Makes the entry one of as many dialogs as are open. */
function fit(): void {
  enter();
  // The address is another one when the next page has taken the place of the entry.
  if (depth > openDialogs().length && location.href === shown) leave();
}

function leave(): void {
  if (isReturning) return;
  if (isLeaving || leaving() || !isReady()) {
    // Going back would keep the customer here. What leaves no page, such as a link to another tab, ends this wait.
    isLeaving = false;
    setTimeout(fit, LEAVES_MS);
    return;
  }
  isReturning = true;
  history.go(openDialogs().length - depth);
}

function onEntry(event: PopStateEvent): void {
  const isOwn = isReturning;
  isReturning = false;
  depth = marked();
  const open = openDialogs();
  const isShown = location.href === shown;
  // An entry of another script may lie over that of a dialog.
  if (isShown && !isOwn)
    for (const dialog of open.slice(Math.min(depth, open.length - 1)).reverse()) dialog.close();
  if (depth > open.length || (isShown && (isOwn || open.length > 0))) event.stopImmediatePropagation();
  if (depth > open.length) leave();
  else if (isShown) fit();
}
