import { setTimeout } from 'node:timers/promises';

const TRIES = 100;
const PAUSE_MS = 100;

/** Waits until a server answers. Rejects with the last refusal after ten seconds. */
export async function untilAnswers(url: string): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await fetch(url);
      return;
    } catch (refusal) {
      if (tried === TRIES) throw refusal;
      await setTimeout(PAUSE_MS);
    }
  }
}
