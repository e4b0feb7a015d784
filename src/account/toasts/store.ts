import { atom, computed } from 'nanostores';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
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

const $queue = atom<readonly Toast[]>([]);
const $dismissals = atom<Dismissals>(new Map());

export const $visibleToast = computed([$queue, $dismissals], (queue, dismissals) =>
  visibleToast(queue, dismissals, nowSeconds()),
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
  $queue.set($queue.get().filter(({ id }) => id !== toast.id));
}

export function clearToasts(): void {
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

/** A short word about what the customer has just done; `key` is an entry of the namespace "toasts". */
export function announce(key: string, values: Readonly<Record<string, string>> = {}): void {
  queueToasts([{ ...worded(key), type: 'info', values }]);
}

/** The failure of an action: the server's own message where there is one, else words for what happened. */
export function announceFailure(failure: CallFailure, key = failureKey(failure)): void {
  const message = failure.kind === 'status' ? failure.message : undefined;
  queueToasts([
    message === undefined
      ? { ...worded(key), type: 'error', closable: true }
      : { ...worded(key), i18n: false, title: '', content: message, type: 'error', closable: true },
  ]);
}

function failureKey(failure: CallFailure): string {
  switch (failure.kind) {
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
