import type { Page } from '@playwright/test';
import type { FaultClass } from './faultClasses.ts';
import { BEHIND_NGINX } from './sites.ts';
import { callPattern, expect } from './test.ts';

/** A report as the site's endpoint gets it, and the number of the document that sent it. */
interface Received {
  document: number;
  kind: string;
  name: string;
  outcome?: string;
}

/** All that may stand in a report: no field of another name, no address, no query, no number of a customer. */
const CLEAN: Readonly<Partial<Record<string, RegExp>>> = {
  document: /^\d+$/,
  kind: /^(?:call|reported|uncaught|rejection|island|script|policy|vital)$/,
  name: /^(?:[A-Za-z ,:_-]*|(?:GET|POST|PUT|PATCH|DELETE) (?:\/(?:[A-Za-z-]+|v\d|\d\.\d\.\d|\{\w+\}(?:\.\w{3})?))+)$/,
  outcome: /^(?:[A-Za-z]*|\d{3})$/,
  place: /^(?:[\w.@-]+\.js(?::\d+:\d+)?)?$/,
  route: /^[A-Za-z]*$/,
  language: /^(?:fr|nl|en)$/,
  release: /^[\w-]{6,20}$/,
  connection: /^(?:slow-2g|[234]g)$/,
  value: /^\d+(?:\.\d+)?$/,
};
const NOTHING = /(?!)/;

/** In place of a backend that has closed the connection a host answers 502, which says nothing of the call. */
const CLOSED = BEHIND_NGINX ? 'timeout' : 'network';

/** How the report of a failed call names what happened under a fault. A refusal is no failure of the site. */
const OUTCOMES: Readonly<Partial<Record<FaultClass, string>>> = {
  '500': '500',
  '503': '503',
  reset: CLOSED,
  'lost-reply': CLOSED,
  hang: 'timeout',
  truncated: 'malformed',
  html: 'malformed',
};

/** Collects what the page reports from now on. */
export function watchReports(page: Page): Received[] {
  const received: Received[] = [];
  let document = 0;
  page.on('domcontentloaded', () => {
    document++;
  });
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/sandbox/reports')
      received.push({ ...(request.postDataJSON() as Omit<Received, 'document'>), document });
  });
  return received;
}

/** Expects that nothing in the reports is of the customer, and that no document has said the same twice. */
export function expectClean(reports: readonly Received[]): void {
  for (const report of reports) {
    for (const [field, value] of Object.entries(report))
      expect(String(value), `${field} of a report`).toMatch(CLEAN[field] ?? NOTHING);
  }
  const said = reports.map((report) =>
    JSON.stringify(report, ['document', 'kind', 'name', 'outcome', 'place']),
  );
  expect(
    said.filter((report, index) => said.indexOf(report) !== index),
    'reports that came twice',
  ).toEqual([]);
}

/**
 * Expects that the failure of a call was reported once: in the document in which it failed, unless that has reported
 * the same before.
 * @param call as in `GET /api/cinema/lumen-bellecour`
 * @param before how many reports there were before the fault
 */
export async function expectReported(
  reports: readonly Received[],
  { call, fault, before }: { call: string; fault: FaultClass; before: number },
): Promise<void> {
  const outcome = OUTCOMES[fault];
  if (outcome !== undefined) {
    const same = () => reports.filter((one) => isOfCall(one, call) && one.outcome === outcome);
    // The document may be the one of the fault before.
    const isOfNow = (one: Received) =>
      reports.indexOf(one) >= before || one.document === reports.at(-1)?.document;
    await expect.poll(() => same().some(isOfNow), `${call} is reported under ${fault}`).toBe(true);
  }
  expectClean(reports);
}

/** Whether a report is of this call. The report names its parameters, and the test its values or `*`. */
function isOfCall({ kind, name }: Received, call: string): boolean {
  if (kind !== 'call') return false;
  return callPattern(call).test(name) || callPattern(name.replaceAll(/\{\w+\}/g, '*')).test(call);
}
