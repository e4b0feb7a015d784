import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeRow, type Row } from './toastPlace.ts';

const SCREEN: Row = { top: 68, bottom: 640 };

const rows = fc
  .array(fc.tuple(fc.integer({ min: -400, max: 900 }), fc.integer({ min: 0, max: 400 })), { maxLength: 6 })
  .map((all) => all.map(([top, height]): Row => ({ top, bottom: top + height })));

describe('freeRow', () => {
  test('starts at the top where nothing lies there, and ends at the first thing below', () => {
    expect(freeRow(SCREEN, [], 57)).toEqual(SCREEN);
    expect(freeRow(SCREEN, [{ top: 200, bottom: 400 }], 57)).toEqual({ top: 68, bottom: 200 });
    expect(freeRow(SCREEN, [{ top: 10, bottom: 60 }], 57)).toEqual(SCREEN);
  });

  test('starts below what lies at the top, and passes over a row that is too low', () => {
    const taken = [
      { top: 170, bottom: 220 },
      { top: 60, bottom: 120 },
    ];
    expect(freeRow(SCREEN, taken, 50)).toEqual({ top: 120, bottom: 170 });
    expect(freeRow(SCREEN, taken, 57)).toEqual({ top: 220, bottom: 640 });
  });

  test('finds none where the screen is full', () => {
    expect(freeRow(SCREEN, [{ top: 0, bottom: 600 }], 57)).toBeUndefined();
    expect(freeRow(SCREEN, [{ top: 0, bottom: 900 }], 57)).toBeUndefined();
  });

  test('[decisions/toast-strip] whatever lies on the screen, nothing lies in the row, which is inside the screen and high enough', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 300 }), (taken, height) => {
        const row = freeRow(SCREEN, taken, height);
        if (!row) return;
        expect(row.bottom - row.top).toBeGreaterThanOrEqual(height);
        expect(row.top).toBeGreaterThanOrEqual(SCREEN.top);
        expect(row.bottom).toBeLessThanOrEqual(SCREEN.bottom);
        for (const { top, bottom } of taken.filter((one) => one.bottom > one.top))
          expect(bottom <= row.top || top >= row.bottom).toBe(true);
      }),
    );
  });
});
