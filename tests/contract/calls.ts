import { nameOf } from '#contract/allCalls.ts';
import type { AnyCall } from '#http/call.ts';

/** Every call that a contract under src exports, so that the contract of a new area is found by itself. */
export const CALLS: readonly AnyCall[] = Object.values(
  import.meta.glob<Record<string, unknown>>('/src/{areas,account}/**/*ontract.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter(isCall)
  .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));

function isCall(value: unknown): value is AnyCall {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value
  );
}
