import type { Page, Request } from '@playwright/test';
import { faultSchema } from '#sandbox/faults.ts';
import { callPattern, test, type FaultInput } from './test.ts';

/**
 * Every way in which the sandbox makes a call fail. `token` is left out: it is the identity provider's. So is `held`, in
 * which a test acts: `slow` is the same for a page.
 */
export type FaultClass = Exclude<FaultInput['fault'], 'token' | 'held'>;
export const FAULT_CLASSES = faultSchema.entries.fault.options.filter(
  (fault) => fault !== 'token' && fault !== 'held',
);

/** The answer comes, but a part of it is missing or unknown. */
export const ANSWER_SPOILT = ['empty', 'missing-field', 'null-field', 'unknown-enum'] as const;

/** What the fault `answer` sends: a refusal in the server's own words. */
export const REFUSAL = { status: 422, body: { code: 'E42', message: 'Words of the server' } };

/** The time limit of a call (src/http/send.ts); the page's clock jumps over it. */
export const TIMEOUT_MS = 10_000;

/** The classes whose answer alone says that nothing was done. After any other failure nobody knows before a fresh read. */
export const REFUSED: readonly FaultClass[] = ['answer', '400', '401', '422', '429'];

/** What customers must never read: `undefined` and the like, keys of texts, markup, a proxy's page, a stack. */
export const RAW =
  /undefined|\bNaN\b|\bnull\b|\[object |Invalid Date|\{\{|<\/?[a-z]+|Bad gateway|\bZZZ\b|\b[a-z]\w*\.(?:title|content|cta)\b|\w+Error\b|\n\s+at /;

export function faultInput(fault: FaultClass): Pick<FaultInput, 'fault'> & Partial<FaultInput> {
  if (fault === 'answer') return { fault, ...REFUSAL };
  return fault === 'slow' ? { fault, delayMs: 300 } : { fault };
}

/** After a 401 the request is sent again, once, with a new token. */
export function requestsUnder(fault: FaultClass | 'none'): number {
  return fault === '401' ? 2 : 1;
}

/** Counts the requests that the page sends. Chromium's own repetitions on broken connections are not among them. */
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
 * Counts the page's other calls that are under way, including those to the identity provider: when the clock jumps
 * over the time limit of one call, it jumps over theirs as well.
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

/** What a panel or a list entry reports when it cannot be drawn (`ui/Boundary.tsx`). */
const CONTAINED = /^(?:Panel|Entry) /;

/** Collects the page's uncaught errors, and those that an error boundary has caught. */
export function uncaught(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (CONTAINED.test(message.text())) problems.push(message.text());
  });
  return problems;
}

/** Annotations that `npm run test:faults` counts; a case is one call that fails in one way, on one page. */
const CASE = 'fault-case';
const HELD = 'fault-held';

/** Notes the cases that are about to be tried; `noteHeld` notes each that held. */
export function noteCases(what: string, faults: readonly (FaultClass | 'none')[]): void {
  for (const fault of faults) note(CASE, what, fault);
}

export function noteHeld(what: string, fault: FaultClass | 'none'): void {
  note(HELD, what, fault);
}

function note(type: string, what: string, fault: string): void {
  test.info().annotations.push({ type, description: `${what} · ${fault}` });
}
