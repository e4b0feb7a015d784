import { afterEach, expect, test, vi } from 'vitest';
import { askPosition } from './position.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answer(act: (found: PositionCallback, failed: PositionErrorCallback) => void): void {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: act } });
}

function failure(code: 1 | 2 | 3): GeolocationPositionError {
  return { code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 };
}

test('a position is found, and nothing but the place of it is taken', async () => {
  const coords = { latitude: 45.7, longitude: 4.8, accuracy: 5 } as GeolocationCoordinates;
  answer((found) => found({ coords } as GeolocationPosition));
  expect(await askPosition()).toEqual({ kind: 'here', position: { latitude: 45.7, longitude: 4.8 } });
});

test.each([
  [1, 'refused'],
  [2, 'unavailable'],
  [3, 'unavailable'],
] as const)('the failure %i is %s', async (code, kind) => {
  answer((_, failed) => failed(failure(code)));
  expect(await askPosition()).toEqual({ kind });
});

test('where there is no such thing it is unavailable', async () => {
  vi.stubGlobal('navigator', {});
  expect(await askPosition()).toEqual({ kind: 'unavailable' });
});
