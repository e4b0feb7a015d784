import { parsedJson } from '#platform/json.ts';
/** With `i18n`, title, content and label are keys of the namespace "toasts". Otherwise they are texts. */
type Wording = { i18n: true; values?: Readonly<Record<string, string>> } | { i18n: false; values?: never };

/** Links of toasts, in the language of the page that shows them. */
export interface ToastLinks {
  subscription: string;
  resubscribe: string;
  renew: string;
  promotion: string;
  pay: string;
  /** Undefined when this site has no such page. */
  advantages?: string | undefined;
}

export type ToastCta = { label: string } & (
  | { href: string; newTab?: true; link?: never; action?: never }
  /** A name of `ToastLinks`, since a toast may be shown in another language later. */
  | { link: keyof ToastLinks; href?: never; newTab?: never; action?: never }
  | { action: string; href?: never; newTab?: never; link?: never }
);

export type Toast = Wording & {
  /** Unique in the queue. */
  id: string;
  /** Empty for a toast without a title. */
  title: string;
  content: string;
  type: 'error' | 'info';
  closable: boolean;
  fromAlert: boolean;
  /** The action that it tells about, such as `favourite:LY1`. A later toast about it takes its place. */
  about?: string;
  cta?: ToastCta;
  /** Key under which the dismissal is remembered. A toast without it comes back. */
  cacheId?: string;
  /** Key in the tab's storage, for a toast that a customer closes for this tab alone. */
  tabKey?: string;
};

/**
 * Time until which a toast is hidden, in epoch seconds, by `cacheId`, oldest dismissal first. A `cacheId` may be
 * `constructor`.
 */
export type Dismissals = ReadonlyMap<string, number>;

export const TOAST_HIDE_MS = 5000;
/** A closed toast comes back after this time; the specification names none. */
export const DISMISSAL_DAYS = 30;
/** Browsers silently drop a cookie over 4096 bytes. This leaves room for its name and attributes. */
export const COOKIE_ROOM = 3800;

const DISMISSAL_SECONDS = DISMISSAL_DAYS * 86_400;

/** The toasts of the queue that have not been closed, in order. Two with one `cacheId` close together and are one. */
export function waitingToasts(queue: readonly Toast[], history: Dismissals, nowSeconds: number): Toast[] {
  return queue.filter(
    ({ cacheId }, index) =>
      cacheId === undefined ||
      ((history.get(cacheId) ?? 0) <= nowSeconds &&
        queue.findIndex((other) => other.cacheId === cacheId) === index),
  );
}

/**
 * Whether a toast of the queue waits for another page (docs/decisions.md#toast-strip).
 * @param route id of the open page
 */
export function waitsForOtherPage({ id, type, fromAlert }: Toast, route: string): boolean {
  if (route === 'tickets') return type === 'info';
  // Home says its alerts last, and a warning cannot wait for who scrolls.
  return route === 'home' ? fromAlert && type === 'info' : (SAID_ON[route]?.test(id) ?? false);
}

/** The toasts of the start that a page says itself, by their ids. */
const SAID_ON: Readonly<Partial<Record<string, RegExp>>> = {
  subscription: /^start\.(?!advantage)/,
  advantages: /^start\.advantage/,
};

/** Toasts about the customer's actions, the newest first. Those in the same words close together and are one. */
export function waitingActionToasts(toasts: readonly Toast[]): Toast[] {
  return toasts
    .filter((one, index) => toasts.findLastIndex((other) => sameTexts(one, other)) === index)
    .reverse();
}

/** Whether two toasts say the same to the customer. */
export function sameTexts(one: Toast, other: Toast): boolean {
  return textsOf(one) === textsOf(other);
}

function textsOf({ title, content, cta, values }: Toast): string {
  return JSON.stringify([title, content, cta, values]);
}

/** A toast with a call to action stays until it is used or closed. */
export function hidesItself(toast: Toast): boolean {
  return !toast.closable && !toast.cta;
}

/**
 * Address of a call to action.
 * @param path path of the open page
 * @returns undefined when this site has no such page, or the customer is on it
 */
export function ctaHref({ href, link }: ToastCta, links: ToastLinks, path: string): string | undefined {
  if (link === undefined) return href;
  return links[link] === path ? undefined : links[link];
}

/** The dismissals after `toast` was closed, without expired ones. A toast without a `cacheId` leaves them unchanged. */
export function dismissed(history: Dismissals, { cacheId }: Toast, nowSeconds: number): Dismissals {
  if (cacheId === undefined) return history;
  const others = [...history].filter(([id, until]) => id !== cacheId && until > nowSeconds);
  return new Map([...others, [cacheId, Math.floor(nowSeconds) + DISMISSAL_SECONDS]]);
}

/** Entries that cannot be read are left out. */
export function parseDismissals(text: string | undefined): Dismissals {
  return new Map(
    Object.entries(parsedJson(text) ?? {}).filter((entry): entry is [string, number] =>
      Number.isFinite(entry[1]),
    ),
  );
}

/** The cookie's value before URI encoding. The oldest dismissals are left out when they do not fit. */
export function serializeDismissals(history: Dismissals): string {
  const entries = [...history];
  for (;;) {
    const text = JSON.stringify(Object.fromEntries(entries));
    if (encodeURIComponent(text).length <= COOKIE_ROOM) return text;
    entries.shift();
  }
}
