/** What the worker is asked for. */
export interface Asked {
  method: string;
  url: URL;
}

/** `asset`: its name changes with its content. `page`: a built shell, the same for everybody. */
export type Kind = 'asset' | 'page' | 'none';

const ASSET = /^\/(?:_astro\/.+|favicon\.svg)$/;
/** Behind a language, at the root, or the page for when there is none; a slash at the end may be missing. */
const PAGE = /^\/(?:(?:m\/)?[a-z]{2}(?:\/[\w-]+)*\/?|offline\/)?$/;
/** Whoever comes here has a token in the address, or a failure of one moment. */
const NEVER = /^\/(?:m\/)?[a-z]{2}\/(?:unsubscribe|error)(?:\/|$)/;
/** Parameters that let somebody in, or nearly: such an address is not touched at all. */
const SECRET = /code|token|state|ticket|secret|password|key/i;

/** Everything that is not named here goes its own way: the callback, the calls, other origins, what is sent. */
export function kindOf({ method, url }: Asked, origin: string): Kind {
  if (method !== 'GET' || url.origin !== origin) return 'none';
  if (ASSET.test(url.pathname)) return 'asset';
  if (!PAGE.test(url.pathname) || NEVER.test(url.pathname)) return 'none';
  return [...url.searchParams.keys()].some((name) => SECRET.test(name)) ? 'none' : 'page';
}

/** What a page is kept under: no query and no fragment, which say something about the customer and nothing about the shell. */
export function pageKey({ pathname }: URL): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

/** All that a built page names and needs: without one of them it would stay a skeleton for ever. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/_astro\/[\w.~@-]+\.(?:js|css|woff2)/g))];
}
