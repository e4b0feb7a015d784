import { note } from '#platform/noted.ts';
import { platform } from '#platform/platform.ts';
import { readPage } from '#platform/rootData.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';
import type { Target } from '#sites/environmentSettings.ts';
import { fakeFetch } from './fakeFetch.ts';

/** The same time limit as in http/send.ts, whose 10 kB a public page does not load. */
const TIMEOUT_MS = 10_000;

export interface PlainRequest {
  method: 'GET' | 'PATCH' | 'POST';
  path: string;
  target?: Target;
  query?: Readonly<Record<string, string>>;
  payload?: unknown;
  headers?: Readonly<Record<string, string>>;
}

export interface PlainAnswer {
  status: number;
  text: string;
  headers: Headers;
}

/**
 * Sends a call of a public page, without a token even when somebody is signed in.
 * @returns undefined when no answer came
 */
export async function requestWithoutSession({
  method,
  path,
  target = 'client',
  query = {},
  payload,
  headers = {},
}: PlainRequest): Promise<PlainAnswer | undefined> {
  const search = new URLSearchParams({ ...query, language: readPage().language });
  const { identity, apiOrigins } = environmentOf(platform().location(), site, __DEMO__);
  if (identity.mode === 'none') return undefined;
  const name = `${method} ${path}`;
  const carry = identity.mode === 'fake' ? fakeFetch : fetch;
  const body = payload === undefined ? undefined : JSON.stringify(payload);
  try {
    const address = new URL(`${apiOrigins[target]}${path}?${search.toString()}`, platform().location());
    const response = await carry(address, {
      method,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status } = response;
    // As in http/send.ts: a refusal is an answer.
    if (status >= 500) note({ kind: 'call', name, outcome: String(status) });
    return { status, text: await response.text(), headers: response.headers };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    note({ kind: 'call', name, outcome: isLate ? 'timeout' : 'network' });
    return undefined;
  }
}

export function isGood({ status }: PlainAnswer): boolean {
  return status >= 200 && status < 300;
}

/** The body of an answer. Undefined for an empty one, and the text itself where it is not JSON. */
export function parsedBody({ text }: PlainAnswer): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
