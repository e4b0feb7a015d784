import type { AnyCall } from '#http/call.ts';

/** Every call that a contract under src exports, so that the contract of a new area is found by itself. */
export const CALLS: readonly AnyCall[] = Object.values(
  import.meta.glob<Record<string, unknown>>('/src/**/*ontract.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter(isCall)
  .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));

/** A call as the specification lists it: `GET /api/cinemas`. */
export function nameOf({ method, path }: AnyCall): string {
  return `${method} ${path}`;
}

function isCall(value: unknown): value is AnyCall {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value
  );
}
