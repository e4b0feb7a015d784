import { atom, computed, type ReadableAtom } from 'nanostores';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { $modals } from '#ui/modal.ts';
import { isOfChallenge, type CallFailure } from '#http/errors.ts';
import {
  dismissed,
  DISMISSAL_DAYS,
  hidesItself,
  parseDismissals,
  sameTexts,
  serializeDismissals,
  TOAST_HIDE_MS,
  waitingToasts,
  waitingActionToasts,
  waitsForOtherPage,
  type Dismissals,
  type Toast,
} from './rules.ts';

const COOKIE = `${site.id}_toasts`;

/** Toasts about the customer's actions, the newest last. */
const $actionToasts = atom<readonly Toast[]>([]);
const $queue = atom<readonly Toast[]>([]);
const $dismissals = atom<Dismissals>(new Map());
const $route = atom('');

/**
 * The toasts that wait for the customer; the first one shows. A toast about the customer's last action comes before the
 * queue: an alert that stays open must not hold it back. The queue waits while a modal is open: a customer who deletes
 * an account, or shows a ticket at the door, must not see an offer.
 */
export const $waitingToasts = computed(
  [$actionToasts, $queue, $dismissals, $modals, $route],
  (actionToasts, queue, dismissals, { length: modals }, route): readonly Toast[] => [
    ...waitingActionToasts(actionToasts),
    ...(modals > 0
      ? []
      : waitingToasts(queue, dismissals, nowSeconds()).filter((toast) => !waitsForOtherPage(toast, route))),
  ],
);

export const $visibleToast = computed($waitingToasts, ([first]) => first);

function nowSeconds(): number {
  return platform().now() / 1000;
}

/** Tells which page is open: some toasts of the queue wait for another one. */
export function showToastsOn(route: string): void {
  $route.set(route);
}

/** Adds toasts to the end of the queue. A toast that is in the queue already keeps its place. */
export function queueToasts(toasts: readonly Toast[]): void {
  hide(storedDismissals());
  const queue = $queue.get();
  $queue.set([...queue, ...toasts.filter(({ id }) => !queue.some((one) => one.id === id))]);
}

/** Read at each use: other tabs close toasts too. */
function storedDismissals(): Dismissals {
  return parseDismissals(platform().cookies.read(COOKIE));
}

/** What this document shows and has noted as shown, by `cacheId`, with the time that it has written. */
const shownHere = new Map<string | undefined, number | undefined>();

function hide(dismissals: Dismissals): void {
  $dismissals.set(new Map([...dismissals].filter(([id, until]) => shownHere.get(id) !== until)));
}

/** Notes that the customer has seen a toast: it stays here until it is closed, and does not come back. */
export function noteSeen(toast: Toast): void {
  const id = toast.cacheId;
  if (id !== undefined && !shownHere.has(id)) shownHere.set(id, remember([toast]).get(id));
}

function remember(toasts: readonly Toast[]): Dismissals {
  const dismissals = storedDismissals();
  const next = toasts.reduce((history, toast) => dismissed(history, toast, nowSeconds()), dismissals);
  if (next !== dismissals)
    platform().cookies.write(COOKIE, serializeDismissals(next), { days: DISMISSAL_DAYS });
  return next;
}

/**
 * Removes a toast, and remembers the dismissal of a toast that has a `cacheId`. Toasts about other actions in the same
 * words go too: the customer has read these words.
 */
export function closeToast(toast: Toast): void {
  close([toast]);
}

/** Closes each toast that waits and that the customer may close. */
export function closeAllToasts(): void {
  close($waitingToasts.get().filter(({ closable }) => closable));
}

function close(toasts: readonly Toast[]): void {
  for (const { cacheId } of toasts) shownHere.delete(cacheId);
  hide(remember(toasts));
  for (const { tabKey } of toasts) if (tabKey !== undefined) platform().tab.write(tabKey, '');
  $queue.set($queue.get().filter(({ id }) => !toasts.some((toast) => toast.id === id)));
  $actionToasts.set($actionToasts.get().filter((one) => !toasts.some((toast) => sameTexts(one, toast))));
}

export function clearToasts(): void {
  shownHere.clear();
  $actionToasts.set([]);
  $queue.set([]);
}

/**
 * Closes toasts without a call to action five seconds after they have been seen. Time in the queue, time until the words
 * have loaded and time without a free row on the screen do not count.
 * @param $seen the toast that is on the screen, or was the last one there
 */
export function hideToastsByThemselves($seen: ReadableAtom<Toast | undefined>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Toast | undefined;
  computed([$visibleToast, $seen], (first, seen) => (first === seen ? first : undefined)).subscribe(
    (toast) => {
      if (toast === shown) return;
      shown = toast;
      clearTimeout(timer);
      if (toast) noteSeen(toast);
      if (toast && hidesItself(toast)) timer = setTimeout(closeToast, TOAST_HIDE_MS, toast);
    },
  );
}

let made = 0;

/** Title and content of a toast. */
export type ToastText = Pick<Toast, 'title' | 'content'>;

/**
 * Shows a toast before all others. Those that the customer must close wait below it; a passing one makes way, and so do
 * an alert and an offer that have been seen.
 * @param about what the customer tried, such as `favourite:LY1`: what was said about it before goes
 */
export function show(toast: Toast, about?: string): void {
  const others = $actionToasts.get().filter((one) => !hidesItself(one) && !isAbout(one, about));
  $queue.set($queue.get().filter(({ cacheId }) => cacheId === undefined || !shownHere.has(cacheId)));
  $actionToasts.set([...others, about === undefined ? toast : { ...toast, about }]);
}

/** Takes back what was said about an action: an error must not stay once its action has worked. Other toasts stay. */
export function takeBack(about: string): void {
  $actionToasts.set($actionToasts.get().filter((one) => !isAbout(one, about)));
}

function isAbout(toast: Toast, about: string | undefined): boolean {
  return about !== undefined && toast.about === about;
}

/** Tells the customer about their action. @param key entry of the namespace "toasts" */
export function infoToast(key: string, values: Readonly<Record<string, string>> = {}): Toast {
  return { ...worded(key), type: 'info', values };
}

/** Tells the customer about their action in texts of an area, which the namespace "toasts" does not have. */
export function textToast({ title, content }: ToastText, type: Toast['type'] = 'info'): Toast {
  return { ...worded('own'), i18n: false, title, content, type, closable: type === 'error' };
}

/** Tells the customer that this app cannot do it, with a link that opens the same page in the browser. */
export function elsewhereToast(href: string): Toast {
  const cta = { label: 'elsewhere.cta', href, newTab: true } as const;
  return { ...worded('elsewhere'), type: 'info', closable: true, cta };
}

/** Tells the customer about a failure that is not a call's. */
export function errorToast(key = 'default', values: Toast['values'] = {}): Toast {
  return { ...worded(key), type: 'error', closable: true, values };
}

/**
 * Tells the customer about the failure of an action.
 * @param key entry of the namespace "toasts"; by default the entry for the kind of failure
 */
export function failureToast(failure: CallFailure, key = failureKey(failure)): Toast {
  return errorToast(key);
}

/**
 * Tells the customer about a refusal in the server's own text. The specification (section 8) asks for it for account
 * deletion, adding a friend, the pause, the second step of the e-mail change, and tickets. The texts of other calls may
 * be meant for developers.
 */
export function refusalToast(failure: CallFailure, key = failureKey(failure)): Toast {
  const content = failure.kind === 'status' ? failure.message : undefined;
  if (content === undefined) return failureToast(failure, key);
  return { ...worded(key), i18n: false, title: '', content, type: 'error', closable: true };
}

/** Tells the customer about a refusal of a ticket call, by its code or in the server's text (specification, section 8). */
export function codeToast(code: string, message = ''): Toast {
  return errorToast('code', { code, message });
}

function failureKey(failure: CallFailure): string {
  if (isOfChallenge(failure)) return 'challenge';
  switch (failure.kind) {
    case 'unsent':
      return 'network';
    case 'unaddressed':
      return 'missingParameter';
    case 'network':
    case 'timeout':
    case 'session':
    case 'challenge':
      return failure.kind;
    case 'malformed':
    case 'status':
      return 'default';
  }
}

function worded(key: string) {
  return {
    id: `${key}#${String(++made)}`,
    i18n: true as const,
    title: `${key}.title`,
    content: `${key}.content`,
    closable: false,
    fromAlert: false,
  };
}
