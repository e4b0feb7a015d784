import type { Certainty } from '#http/certainty.ts';

export function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

interface Statuses {
  name: string;
  statuses: readonly number[];
  /** What they say about a change without a word of the server, and with a code or a message. */
  bare: Certainty;
  worded: Certainty;
}

export const CONTRADICTIONS = [403, 404, 409, 410];
export const REFUSALS = [400, 401, 405, 413, 415, 422, 429];
const OTHER_4XX = range(400, 499).filter((status) => ![...CONTRADICTIONS, ...REFUSALS].includes(status));

/** Every status from 100 to 599, once (docs/decisions.md#what-may-have-happened). */
export const STATUSES: readonly Statuses[] = [
  { name: '1xx', statuses: range(100, 199), bare: 'unknown', worded: 'unknown' },
  { name: '2xx with `done: false`', statuses: range(200, 299), bare: 'refused', worded: 'refused' },
  { name: '3xx', statuses: range(300, 399), bare: 'unknown', worded: 'unknown' },
  { name: 'plain refusals', statuses: REFUSALS, bare: 'refused', worded: 'refused' },
  { name: 'contradictions', statuses: CONTRADICTIONS, bare: 'unknown', worded: 'contradicted' },
  { name: 'other 4xx', statuses: OTHER_4XX, bare: 'unknown', worded: 'refused' },
  { name: '5xx', statuses: range(500, 599), bare: 'unknown', worded: 'unknown' },
];
