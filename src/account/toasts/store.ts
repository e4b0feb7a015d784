import { atom, computed } from 'nanostores';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { $modals } from '#ui/modal.ts';
import type { CallFailure } from '#http/errors.ts';
import {
  dismissed,
  DISMISSAL_DAYS,
  hidesItself,
  parseDismissals,
  serializeDismissals,
  TOAST_HIDE_MS,
  visibleToast,
  type Dismissals,
  type Toast,
} from './rules.ts';

const COOKIE = `${site.id}_toasts`;

/** The toast about what the customer did last. */
const $lastWord = atom<Toast | undefined>();
const $queue = atom<readonly Toast[]>([]);
const $dismissals = atom<Dismissals>(new Map());

/**
 * What the customer has just done comes before what was waiting: an alert that nobody has closed must not keep the
 * word about a save back. And nobody who deletes an account, or shows a ticket at the door, wants an offer in between:
 * the queue waits until no modal is open.
 */
export const $visibleToast = computed(
  [$lastWord, $queue, $dismissals, $modals],
  (lastWord, queue, dismissals, { length: modals }) => {
    if (lastWord || modals > 0) return lastWord;
    return visibleToast(queue, dismissals, nowSeconds());
  },
);

function nowSeconds(): number {
  return platform().now() / 1000;
}

/** Puts toasts at the end of the queue; one that is in it already stays where it is. */
export function queueToasts(toasts: readonly Toast[]): void {
  // Another tab may have closed some since.
  $dismissals.set(parseDismissals(platform().cookies.read(COOKIE)));
  const known = new Set($queue.get().map(({ id }) => id));
  $queue.set([...$queue.get(), ...toasts.filter(({ id }) => !known.has(id))]);
}

/** Closed by the customer, or by itself: gone, and remembered where it says under what. */
export function closeToast(toast: Toast): void {
  const dismissals = $dismissals.get();
  const next = dismissed(dismissals, toast, nowSeconds());
  if (next !== dismissals) {
    platform().cookies.write(COOKIE, serializeDismissals(next), { days: DISMISSAL_DAYS });
    $dismissals.set(next);
  }
  if ($lastWord.get()?.id === toast.id) withdrawLastWord();
  $queue.set($queue.get().filter(({ id }) => id !== toast.id));
}

export function clearToasts(): void {
  withdrawLastWord();
  $queue.set([]);
}

/** Each toast has its five seconds from when it is shown, not from when it was queued (P-06). */
export function hideToastsByThemselves(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Toast | undefined;
  $visibleToast.subscribe((toast) => {
    if (toast === shown) return;
    shown = toast;
    clearTimeout(timer);
    if (toast && hidesItself(toast)) timer = setTimeout(closeToast, TOAST_HIDE_MS, toast);
  });
}

let announcements = 0;

/** Title and content of a toast. */
export type Words = Pick<Toast, 'title' | 'content'>;

/** Takes the place of the word before: an error must not come back once its action has worked, nor as often as it was tried. */
function showNow(toast: Toast): void {
  $lastWord.set(toast);
}

/** What was said last is over: it has worked meanwhile, and the page itself shows that. */
export function withdrawLastWord(): void {
  $lastWord.set(undefined);
}

/** A short word about what the customer has just done; `key` is an entry of the namespace "toasts". */
export function announce(key: string, values: Readonly<Record<string, string>> = {}): void {
  showNow({ ...worded(key), type: 'info', values });
}

/** The same in a room's own words, which the other pages need not carry. */
export function announceWords({ title, content }: Words, type: Toast['type'] = 'info'): void {
  showNow({ ...worded('own'), i18n: false, title, content, type, closable: type === 'error' });
}

/** What cannot be done in this app can be done on the same page in the browser, where `href` opens it (SP-52). */
export function announceElsewhere(href: string): void {
  const cta = { label: 'elsewhere.cta', href, newTab: true } as const;
  showNow({ ...worded('elsewhere'), type: 'info', closable: true, cta });
}

/** The failure of an action, in our words; `key` where it has some of its own. */
export function announceFailure(failure: CallFailure, key = failureKey(failure)): void {
  announceError(key);
}

/** Something failed that is no call. */
export function announceError(key = 'default'): void {
  showNow({ ...worded(key), type: 'error', closable: true });
}

/**
 * The same, in the server's words where it has some: for account deletion, adding a friend, the pause, the mail's
 * second step, and tickets (specification, section 8). Elsewhere a server's text may be meant for developers.
 */
export function announceRefusal(failure: CallFailure, key = failureKey(failure)): void {
  const message = failure.kind === 'status' ? failure.message : undefined;
  if (message === undefined) announceFailure(failure, key);
  else showNow({ ...worded(key), i18n: false, title: '', content: message, type: 'error', closable: true });
}

/** A refusal of the ticket calls, by its code and in the server's words (specification, section 8). */
export function announceCode(code: string, message = ''): void {
  showNow({ ...worded('code'), type: 'error', closable: true, values: { code, message } });
}

function failureKey(failure: CallFailure): string {
  switch (failure.kind) {
    case 'offline':
      return 'network';
    case 'network':
    case 'timeout':
    case 'session':
      return failure.kind;
    case 'malformed':
    case 'status':
      return 'default';
  }
}

function worded(key: string) {
  return {
    id: `${key}#${String(++announcements)}`,
    i18n: true as const,
    title: `${key}.title`,
    content: `${key}.content`,
    closable: false,
    fromAlert: false,
  };
}
