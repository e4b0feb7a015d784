import type { Page, Request } from '@playwright/test';
import { callPattern } from './test.ts';

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
