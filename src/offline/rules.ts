/** A page sends this message to a worker that is installed and waits. A list of paths asks a worker to store them. */
export const TAKE_OVER = 'takeOver';

/** A request that the worker sees. */
export interface Asked {
  method: string;
  url: URL;
}

/** `asset`: a file whose name changes with its content. `page`: a built page, the same for all customers. */
export type Kind = 'asset' | 'page' | 'none';

const ASSET = /^\/(?:_astro\/.+|favicon\.svg)$/;
/** Pages with a language, the root, and the page for times without a network. The last slash may be missing. */
const PAGE = /^\/(?:(?:m\/)?[a-z]{2}(?:\/[\w-]+)*\/?|offline\/)?$/;
/** Addresses of these pages hold a token. */
const NEVER = /\/unsubscribe(?:\/|$)/;

/**
 * The worker does not touch requests of kind `none`: the callback, calls, other origins, anything but GET. Any other
 * query changes nothing: the page is the same, and is stored without it.
 */
export function kindOf({ method, url }: Asked, origin: string): Kind {
  if (method !== 'GET' || url.origin !== origin) return 'none';
  // No built file has a query: its variants would each take room.
  if (ASSET.test(url.pathname)) return url.search === '' ? 'asset' : 'none';
  if (!PAGE.test(url.pathname) || NEVER.test(url.pathname)) return 'none';
  return isAnswerOfProvider(url.searchParams) ? 'none' : 'page';
}

/** OAuth's answer to a sign-in, which only the page that it is meant for may get, and once. */
function isAnswerOfProvider(query: URLSearchParams): boolean {
  return query.has('state') && (query.has('code') || query.has('error'));
}

/**
 * The key of a stored page, without query and fragment. They say something about the customer and do not change the
 * page.
 */
export function pageKey({ pathname }: URL): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

/** Addresses of all files that a built page needs. Without one of them it would stay a skeleton. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/_astro\/[\w.~@-]+\.(?:js|css|woff2)/g))];
}

/** Content types by the ending of a path. A page has no ending. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  '': ['text/html'],
  js: ['text/javascript', 'application/javascript'],
  css: ['text/css'],
  json: ['application/json'],
  svg: ['image/svg+xml'],
  woff2: ['font/woff2', 'application/font-woff2', 'application/octet-stream'],
};

/**
 * Whether a response is of the type that its path stands for. Proxies and checks for robots answer with a page of
 * their own and status 200. Stored in place of a script, it would break the page until the next build.
 */
export function hasOwnType(path: string, contentType: string): boolean {
  const ending = /\.(\w+)$/.exec(path)?.[1] ?? '';
  const type = contentType.toLowerCase().replace(/;.*/, '').trim();
  return TYPES[ending]?.includes(type) ?? false;
}

/** The build that made a page; undefined for a page that is not of this site, such as a proxy's. */
export function buildOf(html: string): string | undefined {
  return /<meta name="build" content="([^"]*)"/.exec(html)?.[1];
}
