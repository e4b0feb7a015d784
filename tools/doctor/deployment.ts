import type { Environment } from '#sites/environment.ts';
import type { Site, Tier } from '#sites/site.ts';

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

/** A deployed site, as it is looked at from outside. */
export interface Deployment {
  origin: string;
  site: Site;
  tier: Tier;
  environment: Environment;
}

const TIMEOUT_MS = 15_000;

/** One request. Redirects are answers. */
export async function ask(address: string, init: RequestInit = {}): Promise<Reply> {
  const response = await fetch(address, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The address that a reply redirects to; undefined for a reply that does not redirect. */
export function redirectOf({ status, headers }: Reply, asked: string): string | undefined {
  const location = headers.get('location');
  if (status < 300 || status > 399 || location === null) return undefined;
  return URL.parse(location, asked)?.href;
}

/** How many seconds a cache may give out an answer without asking. */
export function freshSeconds(headers: Headers): number {
  const value = headers.get('cache-control') ?? '';
  if (/no-store|no-cache/.test(value)) return 0;
  return Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
}

export function isHtml({ headers }: Reply): boolean {
  return (headers.get('content-type') ?? '').includes('text/html');
}
