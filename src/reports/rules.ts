import type { Noted } from '#platform/noted.ts';

/** What the page knows of itself. */
export interface Circumstances {
  /** The route's id, such as `tickets`. */
  route: string;
  language: string;
  /** The build's id. */
  release: string;
  /** As the browser names it (`effectiveType`); undefined where it does not. */
  connection: string | undefined;
}

/** One failure, as the site's endpoint gets it. Nothing in it comes from the customer or from an answer. */
export interface Report extends Circumstances {
  kind: Noted['kind'];
  name: string;
  outcome: string;
  /** A place in a built script, such as `start.WtLNqIFU.js:1:900`; '' where it is unknown. */
  place: string;
}

/** One measurement of a document, as the site's endpoint gets it. */
export interface Vital extends Circumstances {
  kind: 'vital';
  name: (typeof VITALS)[number];
  /** Milliseconds, but `CLS`, which has no unit. */
  value: number;
}

/** The names of `web-vitals`. */
const VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

/** A tab that waits in the background for a day measures nonsense. */
const LONGEST_MS = 600_000;

const CONNECTIONS = ['slow-2g', '2g', '3g', '4g'];

/** An error's name is text that code may set to anything. These are the names that the language and the web give. */
const ERROR_NAMES = [
  ...['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError'],
  ...['URIError', 'AbortError', 'NotAllowedError', 'NotFoundError', 'QuotaExceededError', 'SecurityError'],
  ...[
    'CallError',
    'DataCloneError',
    'InvalidStateError',
    'NetworkError',
    'NotSupportedError',
    'TimeoutError',
  ],
];

/** Fixed text of the code: letters and a few signs, no digit and no `@`, hence no number, token or address. */
const NAME = /^[A-Za-z][A-Za-z ,:{}/_-]{0,79}$/;
/** A call of a contract: its path has parameters in place of values, and digits in versions alone. */
const CALL =
  /^(?:GET|POST|PUT|PATCH|DELETE) (?:\/(?:[A-Za-z-]{1,30}|v\d|\d\.\d\.\d|\{[A-Za-z]{1,20}\}(?:\.(?:jpg|pdf))?)){1,10}$/;
const OUTCOME = /^(?:[a-z]{1,20}|\d{3})$/;
const PLACE = /\/_astro\/([\w.@-]{1,80}\.js)(?::(\d{1,7}):(\d{1,7}))?/;

/**
 * A report of what was noted. Messages of errors stay out of it: they may hold what a customer typed.
 * @returns undefined for what has been noted by the call that failed
 */
export function reportOf(noted: Noted, page: Circumstances): Report | undefined {
  if (noted.kind === 'reported' && isOfCall(noted.error)) return undefined;
  return {
    kind: noted.kind,
    name: 'name' in noted && (NAME.test(noted.name) || CALL.test(noted.name)) ? noted.name : '',
    outcome: outcomeOf(noted),
    place: placeOf(noted),
    ...clean(page),
  };
}

/**
 * A report of a measurement, with the value alone of what the library knows: its entries name elements and addresses.
 * @returns undefined for what is no measurement
 */
export function vitalOf(
  { name, value }: { name: string; value: number },
  page: Circumstances,
): Vital | undefined {
  const known = VITALS.find((one) => one === name);
  if (known === undefined || !Number.isFinite(value) || value < 0 || value > LONGEST_MS) return undefined;
  const rounded = known === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
  return { kind: 'vital', name: known, value: rounded, ...clean(page) };
}

function clean({ route, language, release, connection }: Circumstances): Circumstances {
  return {
    route: NAME.test(route) ? route : '',
    language,
    release,
    connection: CONNECTIONS.find((one) => one === connection),
  };
}

/** Two failures with the same key are one, however often it happens on a page. */
export function keyOf({ kind, name, outcome, place }: Report): string {
  return [kind, name, outcome, place].join(' ');
}

/** A failed call is an error with this name, or what a load keeps of it. */
function isOfCall(error: unknown): boolean {
  if (error instanceof Error) return error.name === 'CallError';
  return typeof error === 'object' && error !== null && 'kind' in error;
}

function outcomeOf(noted: Noted): string {
  if ('outcome' in noted) return OUTCOME.test(noted.outcome) ? noted.outcome : '';
  const error = errorOf(noted);
  return error ? (ERROR_NAMES.find((one) => one === error.name) ?? 'Error') : '';
}

/** The error that happened. `IdentityError` only says what the customer is told of it. */
function errorOf(noted: Noted): Error | undefined {
  if (!('error' in noted) || !(noted.error instanceof Error)) return undefined;
  const { name, cause } = noted.error;
  return name === 'IdentityError' && cause instanceof Error ? cause : noted.error;
}

function placeOf(noted: Noted): string {
  const text = 'place' in noted ? noted.place : errorOf(noted)?.stack;
  return text?.match(PLACE)?.slice(1).filter(Boolean).join(':') ?? '';
}
