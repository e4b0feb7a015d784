import ky from 'ky';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { isCutOff } from '#offline/connection.ts';
import { note } from '#platform/noted.ts';
import { leaving } from '#platform/rootData.ts';
import type { Target } from '#sites/environmentSettings.ts';
import type { Language } from '#sites/site.ts';
import { callAddress, fillPath } from './address.ts';
import { cached, fresh, refresh } from './cache.ts';
import type { Answer, AnyCall, PathParams, SchemaInput, TokenRule } from './call.ts';
import { CallError, failureOf, toCallError, type CallFailure } from './errors.ts';

/** A text of JSON, or a number. In one pass, also over what is not JSON. */
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\[^][^"\\]*)*"?|-?\d[\d.eE+-]*/g;

/** More digits than a number is sure to hold. */
const LONG = /^-?[1-9]\d{15}.*/;

/** A whole number with decimals. */
const WHOLE = /^(-?\d+)\.0+$/;

/** What the calls need from other parts of the project. Start-up installs it once. */
export interface HttpSetup {
  origins: Record<Target, string>;
  language(): Language;
  /**
   * The access token. Undefined where there is no session, or where the session is a cookie.
   * @param isAct the call is one that changes something
   */
  token(rule: Exclude<TokenRule, 'never'>, isAct: boolean): Promise<string | undefined>;
  /**
   * A token in place of a refused one: the refused one itself where no other can be had for now, undefined where the
   * provider refuses, which ends the session.
   */
  renew(refused: string | undefined, isAct: boolean): Promise<string | undefined>;
  /** Comes with the settings. The catalogue's mobile target needs it. */
  mobileKey(): string | undefined;
  /** Of fake mode, whose answers are made inside the page. */
  fetch?: typeof fetch;
}

let setup: HttpSetup | undefined;

export function setupHttp(next: HttpSetup): void {
  setup = next;
}

function installed(): HttpSetup {
  if (!setup) throw new Error('http is not set up');
  return setup;
}

/** The longest time without a byte. The specification names no limit for the API; this is ky's until an answer begins. */
const TIMEOUT_MS = 10_000;
/** The longest time for an answer that keeps arriving. */
const ARRIVAL_MS = 120_000;

let underWay = new AbortController();

/** Ends the calls of a customer who has gone: their answers must not come to the next one. */
export function abortCalls(): void {
  underWay.abort();
  underWay = new AbortController();
}

/**
 * One click is one request. Only a 401 is repeated, once, with a new token.
 * The browser's cache is not used: it outlives the session, and would give the next customer the answers to this one.
 */
const http = ky.create({ retry: 0, parseJson: parseBody, timeout: TIMEOUT_MS, cache: 'no-store' });

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? Partial<Record<Name, never>>
  : Record<Name, Value>;

type CallInput<C extends AnyCall> = {
  /** Asks past the cache, after a change of what is asked for. */
  bypass?: boolean;
  /** The answer to the captcha, for the calls that need one; it goes into a header. */
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
 * Sends one call of the contract. Gives its answer in the types of this project.
 * @throws CallError whatever goes wrong
 */
export async function send<C extends AnyCall>(call: C, ...[input]: Input<C>): Promise<Answer<C>> {
  // TypeScript cannot see that every CallInput is a PlainInput.
  const plain = (input ?? {}) as PlainInput;
  const address = addressOf(call, plain);
  const ask = (): Promise<Answer<C>> =>
    answerTo(call, (token, signal) => attempt(call, address, plain, token, signal));
  if (call.method === 'GET' && call.acts !== true) {
    return plain.bypass === true ? fresh(address, call.resource, ask) : cached(address, call.resource, ask);
  }
  const answer = await ask();
  if (call.refreshes) refresh(call.refreshes);
  return answer;
}

/** The address of a call with its parameters, in the language of the page. */
export function addressOf(call: AnyCall, { params = {}, query = {} }: Pick<PlainInput, 'params' | 'query'>) {
  const given = installed();
  return callAddress(given.origins, call.target, fillPath(call.path, params), query, given.language());
}

/** The `fetch` of fake mode, in which the page is its own backend. Undefined elsewhere. */
export function ownFetch(): typeof fetch | undefined {
  return installed().fetch;
}

/**
 * Adds the token to a call, renews it once after a 401, and checks the answer against the contract.
 * @param ask sends the request and gives the body of the answer; throws SyntaxError for a body that is not JSON
 * @throws CallError whatever goes wrong
 */
export async function answerTo<C extends AnyCall>(
  call: C,
  ask: (token: string | undefined, signal: AbortSignal) => Promise<unknown>,
): Promise<Answer<C>> {
  const what = `${call.method} ${call.path}`;
  const { signal } = call.token === 'never' ? new AbortController() : underWay;
  const askAsCustomer = (token: string | undefined): Promise<unknown> => {
    signal.throwIfAborted();
    return ask(token, signal);
  };
  try {
    const body = await withToken(call, askAsCustomer);
    signal.throwIfAborted();
    return readAnswer(call, body);
  } catch (error) {
    if (signal.aborted) throw new CallError({ kind: 'session' }, what);
    const failed =
      error instanceof SyntaxError ? new CallError({ kind: 'malformed' }, what) : toCallError(error, what);
    noteFailure(what, failed.failure);
    throw failed;
  }
}

/**
 * A refusal is an answer. What the customer's own line did not carry, and what a page cancels that is being left, is not
 * the site's failure.
 */
function noteFailure(name: string, failure: CallFailure): void {
  if (failure.kind === 'network' && leaving()) return;
  if (failure.kind === 'status') {
    if (failure.status >= 500) note({ kind: 'call', name, outcome: String(failure.status) });
  } else if (['network', 'timeout', 'malformed'].includes(failure.kind)) {
    note({ kind: 'call', name, outcome: failure.kind });
  }
}

/**
 * Checks the body of an answer against the contract.
 * @throws CallError of the kind `malformed`
 */
export function readAnswer<C extends AnyCall>(call: C, body: unknown): Answer<C> {
  const parsed = v.safeParse(call.answer, body);
  if (parsed.success && !isForeign(call.answer, body)) return parsed.output;
  throw new CallError({ kind: 'malformed' }, `${call.method} ${call.path}`);
}

async function withToken(
  call: AnyCall,
  ask: (token: string | undefined) => Promise<unknown>,
): Promise<unknown> {
  if (call.token === 'never') return askOnce(call, ask, undefined);
  const isAct = call.method !== 'GET' || call.acts === true;
  const token = await tokenOf(installed().token(call.token, isAct), call);
  try {
    return await askOnce(call, ask, token);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'status' || failure.status !== 401 || call.refusesWith401) throw error;
    const renewed = await tokenOf(installed().renew(token, isAct), call);
    if (renewed === undefined) throw new CallError({ kind: 'session' }, call.path);
    if (renewed === token) throw error;
    return askOnce(call, ask, renewed);
  }
}

/** The request does not leave without its token. The identity provider may be out of reach. */
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
  const cutOff = isCutOff();
  try {
    return await ask(token);
  } catch (error) {
    if (error instanceof SyntaxError || !(await cutOff)) throw error;
    throw unsent(toCallError(error, call.path));
  }
}

/** Turns a network failure into one of a request that did not leave. */
function unsent(failed: CallError): CallError {
  return failed.failure.kind === 'network' ? new CallError({ kind: 'unsent' }, failed.message) : failed;
}

/** ky's `text()` alone asks for `text/*`, which a server that negotiates formats refuses with a 406. */
const JSON_FIRST = 'application/json, */*;q=0.5';

/** The body of the answer: a file, or JSON. Undefined for an empty body. */
async function attempt(
  call: AnyCall,
  address: string,
  input: PlainInput,
  token: string | undefined,
  gone: AbortSignal,
): Promise<unknown> {
  const { fetch } = installed();
  const asking = new AbortController();
  const { signal } = asking;
  const end = (): void => asking.abort();
  gone.addEventListener('abort', end, { signal });
  try {
    const response = await http(address, {
      method: call.method,
      headers: { accept: call.file ? '*/*' : JSON_FIRST, ...headersOf(call, input, token) },
      ...(input.payload === undefined ? {} : { json: input.payload }),
      ...(fetch ? { fetch } : {}),
      signal,
    });
    const body = await bodyOf(response);
    return call.file ? body : parseBody(await body.text());
  } finally {
    // What arrives too late, also with a refusal, takes the line from the next call.
    end();
  }
}

/**
 * The body of an answer. The limit counts from the last byte: a load goes on over a slow line that still moves. A copy is
 * watched; of an answer that a script reads Chromium may say that it was not received.
 * @throws CallError of the kind `timeout`
 */
function bodyOf(answer: Response): Promise<Blob> {
  const copy = answer.clone().body?.getReader();
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new CallError({ kind: 'timeout' }, answer.url));
    const arrival = setTimeout(stop, ARRIVAL_MS);
    let silence: ReturnType<typeof setTimeout>;
    const watch = (): void => {
      clearTimeout(silence);
      silence = setTimeout(stop, TIMEOUT_MS);
      copy?.read().then(
        ({ done }) => done || watch(),
        () => undefined,
      );
    };
    watch();
    const end = (): void => {
      clearTimeout(arrival);
      clearTimeout(silence);
    };
    answer.blob().then(resolve, reject).finally(end);
  });
}

export function headersOf(
  call: AnyCall,
  { challenge }: Pick<PlainInput, 'challenge'>,
  token: string | undefined,
): Record<string, string> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (challenge !== undefined) headers['x-captcha-response'] = challenge;
  const mobileKey = call.target === 'catalogueMobile' ? installed().mobileKey() : undefined;
  if (mobileKey !== undefined) headers['mobile-key'] = mobileKey;
  return headers;
}

/**
 * Whether a body is not what the contract describes, although Valibot takes it for an object without fields: a list, or
 * an object of which no field is known, as in `{ data: … }`. Read as an empty object it would say that the customer has
 * no pass and no debt. `{}` is an empty answer.
 */
export function isForeign(schema: GenericSchema, body: unknown): boolean {
  // A schema with a fallback takes everything.
  if (typeof body !== 'object' || !body || 'fallback' in schema) return false;
  if ('wrapped' in schema) return isForeign(schema.wrapped as GenericSchema, body);
  if ('options' in schema) return (schema.options as GenericSchema[]).every((one) => isForeign(one, body));
  if (Array.isArray(body)) return 'entries' in schema;
  if (!('entries' in schema)) return schema.type === 'array';
  const names = Object.keys(body);
  return names.length > 0 && !names.some((name) => Object.hasOwn(schema.entries as object, name));
}

/**
 * The body of an answer; undefined for an empty one. A number with 16 digits or more becomes a text: read as a number,
 * a code would have other digits. So does 24.00, which would be the number of 24 cents; the space tells it from texts.
 * (The reviver of `JSON.parse` is given the source in new browsers only.)
 * @throws SyntaxError for text that is not JSON
 */
export function parseBody(text: string): unknown {
  if (text === '') return undefined;
  return JSON.parse(
    text.replace(TEXT_OR_NUMBER, (token) => token.replace(LONG, '"$&"').replace(WHOLE, '" $1.0"')),
  );
}
