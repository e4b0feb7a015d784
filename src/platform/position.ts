/** Degrees. */
interface Here {
  latitude: number;
  longitude: number;
}

export type PositionAnswer = { kind: 'here'; position: Here } | { kind: 'refused' } | { kind: 'unavailable' };

const TIMEOUT_MS = 10_000;
/** Browsers do not count the time of their question, which a customer may leave open. */
const LATEST_MS = 60_000;
/** A position of five minutes ago is near enough to sort cinemas by. */
const MAXIMUM_AGE_MS = 5 * 60_000;

/** Asks where the customer is. The browser asks for permission, so that only a click may call this. Never rejects. */
export function askPosition(): Promise<PositionAnswer> {
  return new Promise((resolve) => {
    setTimeout(resolve, LATEST_MS, { kind: 'unavailable' });
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ kind: 'here', position: { latitude, longitude } }),
        ({ code, PERMISSION_DENIED }) =>
          resolve({ kind: code === PERMISSION_DENIED ? 'refused' : 'unavailable' }),
        { timeout: TIMEOUT_MS, maximumAge: MAXIMUM_AGE_MS },
      );
    } catch {
      // Insecure contexts and some webviews have no geolocation.
      resolve({ kind: 'unavailable' });
    }
  });
}
