/** With `i18n`, title, content and the label are keys of the namespace "toasts"; without, texts to show as they are. */
type Wording = { i18n: true; values?: Readonly<Record<string, string>> } | { i18n: false; values?: never };

/** What a toast may lead to, in the language of the page that shows it. */
export interface ToastLinks {
  subscription: string;
  resubscribe: string;
  renew: string;
  promotion: string;
  /** Undefined where this site has no such page. */
  advantages?: string | undefined;
}

export type ToastCta = { label: string } & (
  | { href: string; newTab?: true; link?: never; action?: never }
  /** One of the page's links by its name: a toast outlives the page, and its language. */
  | { link: keyof ToastLinks; href?: never; newTab?: never; action?: never }
  | { action: string; href?: never; newTab?: never; link?: never }
);

export type Toast = Wording & {
  /** Unique in the queue. */
  id: string;
  /** Empty: none is shown. */
  title: string;
  content: string;
  type: 'error' | 'info';
  closable: boolean;
  fromAlert: boolean;
  cta?: ToastCta;
  /** What closing is remembered under; without it, it is not. */
  cacheId?: string;
};

/** cacheId -> hide until, in epoch seconds (TR-13, TR-37), oldest dismissal first. A map, since `constructor` may be a cacheId. */
export type Dismissals = ReadonlyMap<string, number>;

export const TOAST_HIDE_MS = 5000;
/** SP-20 */
export const DISMISSAL_DAYS = 30;
/** Browsers drop a cookie over 4096 bytes without a word; the rest is left for its name and attributes. */
export const COOKIE_ROOM = 3800;

const DISMISSAL_SECONDS = DISMISSAL_DAYS * 86_400;

export function visibleToast(
  queue: readonly Toast[],
  history: Dismissals,
  nowSeconds: number,
): Toast | undefined {
  return queue.find(({ cacheId }) => cacheId === undefined || (history.get(cacheId) ?? 0) <= nowSeconds);
}

/** TR-30: one with a call to action waits for it. */
export function hidesItself(toast: Toast): boolean {
  return !toast.closable && !toast.cta;
}

/**
 * Where a call to action leads; undefined for one that leads nowhere: there is no such page, or it is the one that
 * the customer is on.
 * @param path of the page now shown
 */
export function ctaHref({ href, link }: ToastCta, links: ToastLinks, path: string): string | undefined {
  if (link === undefined) return href;
  return links[link] === path ? undefined : links[link];
}

/** The history after `toast` was closed, without what has expired; the very same when there is nothing to remember. */
export function dismissed(history: Dismissals, { cacheId }: Toast, nowSeconds: number): Dismissals {
  if (cacheId === undefined) return history;
  const others = [...history].filter(([id, until]) => id !== cacheId && until > nowSeconds);
  return new Map([...others, [cacheId, Math.floor(nowSeconds) + DISMISSAL_SECONDS]]);
}

/** Whatever cannot be read is forgotten. */
export function parseDismissals(text: string | undefined): Dismissals {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return new Map(
      Object.entries(stored ?? {}).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    );
  } catch {
    return new Map();
  }
}

/** For the cookie, before URI encoding; the oldest go first when they do not fit. */
export function serializeDismissals(history: Dismissals): string {
  const entries = [...history];
  for (;;) {
    const text = JSON.stringify(Object.fromEntries(entries));
    if (encodeURIComponent(text).length <= COOKIE_ROOM) return text;
    entries.shift();
  }
}
