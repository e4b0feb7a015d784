import type { Page, Request } from '@playwright/test';
import { faultSchema } from '#sandbox/faults.ts';
import { callPattern, test, type FaultInput } from './test.ts';

/** Every way in which the sandbox lets a call go wrong; tokens are the provider's. */
export type FaultClass = Exclude<FaultInput['fault'], 'token'>;
export const FAULT_CLASSES = faultSchema.entries.fault.options.filter((fault) => fault !== 'token');

/** The answer comes, with less in it than it should have, or with something unheard of. */
export const ANSWER_SPOILT = ['empty', 'missing-field', 'null-field', 'unknown-enum'] as const;

/** Of the class `answer`: a refusal in the server's own words. */
export const REFUSAL = { status: 422, body: { code: 'E42', message: 'Words of the server' } };

/** ky's limit (src/http/send.ts); the page's clock jumps over it. */
export const TIMEOUT_MS = 10_000;

/** Nothing of the machinery is for customers' eyes: values without one, keys, markup, a proxy's page, a stack. */
export const RAW =
  /undefined|\bNaN\b|\bnull\b|\[object |Invalid Date|\{\{|<\/?[a-z]+|Bad gateway|\bZZZ\b|\b[a-z]\w*\.(?:title|content|cta)\b|\w+Error\b|\n\s+at /;

export function faultInput(fault: FaultClass): Pick<FaultInput, 'fault'> & Partial<FaultInput> {
  if (fault === 'answer') return { fault, ...REFUSAL };
  return fault === 'slow' ? { fault, delayMs: 300 } : { fault };
}

/** A 401 is sent again, once, with a new token. */
export function requestsUnder(fault: FaultClass | 'none'): number {
  return fault === '401' ? 2 : 1;
}

/** As the page sends them, which is what it answers for: what Chromium repeats by itself is beneath. */
export function countRequests(page: Page, call: string) {
  const pattern = callPattern(call);
  let count = 0;
  page.on('request', (request: Request) => {
    if (pattern.test(`${request.method()} ${new URL(request.url()).pathname}`)) count++;
  });
  return {
    count: () => count,
    forget: () => {
      count = 0;
    },
  };
}

/**
 * How many of the page's other calls are under way, the identity provider's among them: whoever lets the clock jump
 * over one call's limit jumps over theirs too.
 */
export function countOthersUnderWay(page: Page, call: string): () => number {
  const pattern = callPattern(call);
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    const isCall = request.resourceType() === 'fetch' || request.resourceType() === 'xhr';
    const isOther = !pattern.test(`${request.method()} ${new URL(request.url()).pathname}`);
    if (isCall && isOther) underWay.add(request);
  });
  const end = (request: Request): void => void underWay.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => underWay.size;
}

/** What no code of the page has caught. */
export function uncaught(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  return problems;
}

/** For `npm run test:faults`, which counts them: a call that goes wrong in one way, on one page. */
export const CASE = 'fault-case';
export const HELD = 'fault-held';

/** Cases that are going to be tried; `noteHeld` says of each that it held. */
export function noteCases(what: string, faults: readonly (FaultClass | 'none')[]): void {
  for (const fault of faults) note(CASE, what, fault);
}

export function noteHeld(what: string, fault: FaultClass | 'none'): void {
  note(HELD, what, fault);
}

function note(type: string, what: string, fault: string): void {
  test.info().annotations.push({ type, description: `${what} · ${fault}` });
}
