import ky from 'ky';
import * as v from 'valibot';
import { hasNoNetwork } from '#offline/connection.ts';
import type { Target } from '#sites/environment.ts';
import type { Language } from '#sites/site.ts';
import { callAddress, fillPath } from './address.ts';
import { cached, fresh } from './cache.ts';
import type { Answer, AnyCall, PathParams, SchemaInput, TokenRule } from './call.ts';
import { CallError, toCallError } from './errors.ts';
import { refresh } from './refresh.ts';

/** What the calls need from the rest of the house; installed once at start-up. */
export interface HttpSetup {
  origins: Record<Target, string>;
  language(): Language;
  /** The access token, or none where there is no session or its kind has none. */
  token(rule: Exclude<TokenRule, 'never'>): Promise<string | undefined>;
  /** One silent renewal; none when it is refused, after which the session has ended (SP-55). */
  renew(): Promise<string | undefined>;
  /** From the settings, for the catalogue's mobile target. */
  mobileKey(): string | undefined;
  /** Fake mode answers inside the page. */
  fetch?: typeof fetch;
}

let setup: HttpSetup | undefined;

export function setupHttp(next: HttpSetup): void {
  setup = next;
}

/** ky's own default is the same; said here because the specification names no other limit but the identity library's. */
const TIMEOUT_MS = 10_000;

/**
 * One user action is one request: nothing is repeated behind the customer's back but a 401. The browser keeps
 * no answer: its cache does not end with a session, and would give the next customer the answers of the last.
 */
const http = ky.create({ retry: 0, timeout: TIMEOUT_MS, cache: 'no-store' });

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? Partial<Record<Name, never>>
  : Record<Name, Value>;

type CallInput<C extends AnyCall> = {
  /** Past the cache: after an action that changed what is asked for (D-13). */
  bypass?: boolean;
  /** The captcha's answer, for the calls that are challenged (SP-12). */
  challenge?: string;
} & (C extends { path: infer Path extends string }
  ? keyof PathParams<Path> extends never
    ? { params?: never }
    : { params: PathParams<Path> }
  : never) &
  Part<'query', SchemaInput<C['query']>> &
  Part<'payload', SchemaInput<C['payload']>>;

type Input<C extends AnyCall> = object extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>];

interface PlainInput {
  bypass?: boolean;
  challenge?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  payload?: unknown;
}

/**
 * Sends one call of the contract and gives its answer in the house's own types.
 * @throws CallError whatever goes wrong
 */
export async function send<C extends AnyCall>(call: C, ...[input]: Input<C>): Promise<Answer<C>> {
  // Generics cannot follow that every kind of input is one of these.
  const plain = (input ?? {}) as PlainInput;
  const address = addressOf(call, plain);
  const ask = (): Promise<Answer<C>> => answerTo(call, (token) => attempt(call, address, plain, token));
  if (call.method === 'GET' && call.acts !== true) {
    return plain.bypass === true ? fresh(address, call.resource, ask) : cached(address, call.resource, ask);
  }
  const answer = await ask();
  if (call.refreshes) refresh(call.refreshes);
  return answer;
}

/** Of a call with its parameters, in the language of the page. */
export function addressOf(call: AnyCall, { params = {}, query = {} }: Pick<PlainInput, 'params' | 'query'>) {
  if (!setup) throw new Error('http is not set up');
  return callAddress(setup.origins, call.target, fillPath(call.path, params), query, setup.language());
}

/** How the page asks where it is its own backend (fake mode). */
export function ownFetch(): typeof fetch | undefined {
  return setup?.fetch;
}

/**
 * The answer to a call, however it travels: with a token, with a new one after a 401, checked against the contract.
 * @param ask gives the body of an answer; a body that is no JSON is a SyntaxError
 * @throws CallError whatever goes wrong
 */
export async function answerTo<C extends AnyCall>(
  call: C,
  ask: (token: string | undefined) => Promise<unknown>,
): Promise<Answer<C>> {
  const what = `${call.method} ${call.path}`;
  try {
    const parsed = v.safeParse(call.answer, await withToken(call, ask));
    if (!parsed.success)
      throw new CallError({ kind: 'malformed' }, `${what} (${v.getDotPath(parsed.issues[0]) ?? 'answer'})`);
    return parsed.output;
  } catch (error) {
    if (error instanceof SyntaxError) throw new CallError({ kind: 'malformed' }, what);
    throw toCallError(error, what);
  }
}

async function withToken(
  call: AnyCall,
  ask: (token: string | undefined) => Promise<unknown>,
): Promise<unknown> {
  if (call.token === 'never' || !setup) return askOnce(call, ask, undefined);
  const token = await tokenOf(setup.token(call.token), call);
  try {
    return await askOnce(call, ask, token);
  } catch (error) {
    const { failure } = toCallError(error, call.path);
    if (failure.kind !== 'status' || failure.status !== 401 || call.refusesWith401) throw error;
    const renewed = await tokenOf(setup.renew(), call);
    // Nobody was signed in, or nobody is any more.
    if (renewed === undefined) throw new CallError({ kind: 'session' }, call.path);
    return askOnce(call, ask, renewed);
  }
}

/** Without its token, which an identity provider out of reach cannot give, the request does not leave. */
async function tokenOf<T>(token: Promise<T>, call: AnyCall): Promise<T> {
  try {
    return await token;
  } catch (error) {
    throw unsent(toCallError(error, call.path));
  }
}

async function askOnce(
  call: AnyCall,
  ask: (token: string | undefined) => Promise<unknown>,
  token: string | undefined,
): Promise<unknown> {
  const canLeave = !hasNoNetwork();
  try {
    return await ask(token);
  } catch (error) {
    if (canLeave || error instanceof SyntaxError) throw error;
    throw unsent(toCallError(error, call.path));
  }
}

/** A failure of the network that came before the request could leave. */
function unsent(failed: CallError): CallError {
  return failed.failure.kind === 'network' ? new CallError({ kind: 'unsent' }, failed.message) : failed;
}

/** The answer's body as it comes: a file, or JSON; undefined for none. */
async function attempt(
  call: AnyCall,
  address: string,
  input: PlainInput,
  token: string | undefined,
): Promise<unknown> {
  const response = http(address, {
    method: call.method,
    headers: headersOf(call, input, token),
    ...(input.payload === undefined ? {} : { json: input.payload }),
    ...(setup?.fetch ? { fetch: setup.fetch } : {}),
  });
  if (call.file) return response.blob();
  return parseBody(await response.text());
}

export function headersOf(
  call: AnyCall,
  { challenge }: Pick<PlainInput, 'challenge'>,
  token: string | undefined,
): Record<string, string> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (challenge !== undefined) headers['x-captcha-response'] = challenge;
  const mobileKey = call.target === 'catalogueMobile' ? setup?.mobileKey() : undefined;
  if (mobileKey !== undefined) headers['mobile-key'] = mobileKey;
  return headers;
}

/** JSON; undefined for none. */
export function parseBody(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}
