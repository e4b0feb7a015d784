/** In milliseconds. A storage that takes longer counts as one that fails: the network answers. */
const PATIENCE_MS = 1000;

let isHanging = false;
let hasFailed = false;

/**
 * What the storage says. The worker stands before every page, so that a storage that is damaged, denied or hangs must
 * not decide whether a page opens.
 * @returns undefined when the storage fails or takes too long; never rejects
 */
export function soon<T>(ask: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T | undefined> {
  // Each script of a page would wait as long again.
  return within(isHanging ? 0 : patienceMs, ask);
}

/** The same for what only the storage can answer. */
export async function within<T>(ms: number, ask: () => Promise<T>): Promise<T | undefined> {
  let isAnswered = false;
  const answer = ask()
    .catch(() => {
      hasFailed = true;
      return undefined;
    })
    .finally(() => {
      isAnswered = true;
      isHanging = false;
    });
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(() => {
      isHanging ||= !isAnswered;
      resolve(undefined);
    }, ms);
  });
  return Promise.race([answer, tooLate]);
}

/** @returns whether the storage has failed since the last question. One that is slow or full has not. */
export function takeFailure(): boolean {
  const failed = hasFailed;
  hasFailed = false;
  return failed;
}
