/** What went wrong, as the place that met it notes it. `reports/` sends it once the page is ready. */
export type Noted =
  /** A call of the contract failed. `name` is `GET /api/things/{id}`, `outcome` a status or the kind of failure. */
  | { kind: 'call'; name: string; outcome: string }
  /** Code met a failure and went on. `name` is fixed text of the code. */
  | { kind: 'reported'; name: string; error: unknown }
  /** Nobody caught it. */
  | { kind: 'uncaught' | 'rejection' | 'island'; error: unknown }
  /** A script of this site did not load. `place` is its address. */
  | { kind: 'script'; place: string }
  /** The content security policy refused something. `name` is the directive. */
  | { kind: 'policy'; name: string };

/** A page that fails in a loop must not fill the memory. */
const MOST = 20;

const waiting: Noted[] = [];
let take: ((noted: Noted) => void) | undefined;

export function note(noted: Noted): void {
  if (take) take(noted);
  else if (waiting.length < MOST) waiting.push(noted);
}

/** Hands over what has been noted so far, and from now on each failure as it comes. */
export function takeNotes(listener: (noted: Noted) => void): void {
  take = listener;
  for (const noted of waiting.splice(0)) listener(noted);
}
