/** Degrees. */
interface Here {
  latitude: number;
  longitude: number;
}

export type PositionAnswer = { kind: 'here'; position: Here } | { kind: 'refused' } | { kind: 'unavailable' };

const TIMEOUT_MS = 10_000;
/** Nobody has gone far since. */
const MAXIMUM_AGE_MS = 5 * 60_000;

/** Where the customer is; the browser asks them first, so it is for a click only. Never rejects. */
export function askPosition(): Promise<PositionAnswer> {
  return new Promise((resolve) => {
    // Not in an insecure context, nor in every webview.
    if (!('geolocation' in navigator)) {
      resolve({ kind: 'unavailable' });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ kind: 'here', position: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ kind: code === PERMISSION_DENIED ? 'refused' : 'unavailable' }),
      { timeout: TIMEOUT_MS, maximumAge: MAXIMUM_AGE_MS },
    );
  });
}
