import { EXAMPLES_AT } from '#contract/examples.ts';

const DAY_MS = 86_400_000;
const INSTANT = /^\d{4}-\d{2}-\d{2}T/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The contract with its examples' dates moved to today: a page offers other actions for a film of last month. */
export function examplesToday(document: unknown): unknown {
  const days = Math.floor((Date.now() - EXAMPLES_AT) / DAY_MS);
  return mapped(document, days);
}

function mapped(value: unknown, days: number): unknown {
  if (typeof value === 'string') return moved(value, days);
  if (Array.isArray(value)) return value.map((one) => mapped(one, days));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapped(inner, days)]));
}

function moved(text: string, days: number): string {
  const isInstant = INSTANT.test(text);
  if (!isInstant && !DAY.test(text)) return text;
  const then = new Date(Date.parse(text) + days * DAY_MS).toISOString();
  return isInstant ? then : then.slice(0, 10);
}
