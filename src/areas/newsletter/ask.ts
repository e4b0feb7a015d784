import { isGateways } from '#http/gateway.ts';
import { fakeFetch } from '#identity/fakeFetch.ts';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';
import { CATEGORY_PATH, UNSUBSCRIBE_PATHS, type Scope } from './paths.ts';
import { categoryOf, type Category } from './rules.ts';

export type Reply<T> =
  | { kind: 'done'; value: T }
  /** The link is too old, or never was one. */
  | { kind: 'expired' }
  | { kind: 'notDone' }
  /** No answer, so that nobody knows whether it was done. */
  | { kind: 'notReached' };

/** As every other call (http/send.ts), without the 10 kB that this page has no use for. */
const TIMEOUT_MS = 10_000;

export async function askCategory(token: string): Promise<Reply<Category>> {
  const reply = await request('GET', CATEGORY_PATH, token);
  return reply.kind === 'done' ? { kind: 'done', value: categoryOf(parsed(reply.value)) } : reply;
}

export function askToUnsubscribe(scope: Scope, token: string): Promise<Reply<string>> {
  return request('PATCH', UNSUBSCRIBE_PATHS[scope], token);
}

/** Never with a session: what counts is the link's token, also for who is signed in (TR-40). */
async function request(method: 'GET' | 'PATCH', path: string, token: string): Promise<Reply<string>> {
  const search = new URLSearchParams({ token, language: document.documentElement.lang });
  const { identity } = environmentOf(platform().location(), site, __DEMO__);
  const carry = identity.mode === 'fake' ? fakeFetch : fetch;
  try {
    const address = new URL(`${path}?${search.toString()}`, platform().location());
    const response = await carry(address, { method, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return { kind: 'done', value: await response.text() };
    if (isGateways(response.status)) return { kind: 'notReached' };
    return { kind: response.status === 404 || response.status === 410 ? 'expired' : 'notDone' };
  } catch (error) {
    platform().report(`${method} ${path}`, error);
    return { kind: 'notReached' };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
