import { expect } from 'vitest';

/** Expects finite numbers, valid dates, whole characters, and no text that comes of converting another value. */
export function expectSound(value: unknown): void {
  if (typeof value === 'number') expect(Number.isFinite(value), String(value)).toBe(true);
  if (typeof value === 'string') expect(value).not.toMatch(/^(?:undefined|NaN|\[object .*\]|Invalid Date)$/);
  if (value instanceof Date) expect(Number.isFinite(value.getTime())).toBe(true);
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) expectSound(inner);
}
