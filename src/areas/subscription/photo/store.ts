import { atom } from 'nanostores';
import { warnOnLeaveWhile } from '#account/leave.ts';
import { oneAtATime } from '#account/change.ts';
import { onReset } from '#account/load.ts';
import { failureToast, textToast } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { upload, type Progress } from '#http/upload.ts';
import type { Texts } from '#i18n/texts.ts';
import { createPassChange } from '../store.ts';
import { postPhoto } from './contract.ts';
import { sendingProblem, type SendingProblem } from './rules.ts';

/** While a photo is being sent. */
export const $photoProgress = atom<Progress | undefined>(undefined);

let stop: AbortController | undefined;

export function stopSendingPhoto(): void {
  stop?.abort();
}

interface Sending {
  photo: File;
  texts: Texts['photo'];
}

/** The last photo for which a request was made. */
let tried: File | undefined;
onReset(() => (tried = undefined));

/**
 * The pass says whether a photo has been received (`photoReceivedAt`), so a lost answer is settled by a read. The page
 * offers to send one only while none has been received.
 */
const posting = createPassChange<{ photo: File; signal: AbortSignal }>({
  once: () => 'photo',
  send({ photo, signal }) {
    tried = photo;
    return upload(postPhoto, { payload: { photo }, onProgress: (now) => $photoProgress.set(now), signal });
  },
  isDone: (_, { card }) => (card?.photoReceivedAt ?? '') !== '',
});

/**
 * Sends a photo, and says in a toast how that ended: the customer may have closed the dialog.
 * @returns whether a photo has been received, or why not; undefined where there is nothing to say
 */
export const sendingPhoto = oneAtATime(
  async ({ photo, texts }: Sending): Promise<'received' | SendingProblem | undefined> => {
    stop = new AbortController();
    const { signal } = stop;
    $photoProgress.set({ sent: 0, total: 0 });
    try {
      const outcome = await posting.run({ photo, signal });
      const problem = sendingProblem(outcome, signal.aborted);
      if (problem === 'stopped' || problem === 'unreadable') return problem;
      tell('photo', outcome, {
        // A try of which nobody knew how it ended had arrived, and another photo was chosen since.
        done: () => textToast(tried === photo ? texts.done : texts.earlier),
        unknown: () => textToast(texts.unsure, 'error'),
        failed: failureToast,
      });
      return outcome.kind === 'done' ? 'received' : problem;
    } finally {
      $photoProgress.set(undefined);
    }
  },
);

// Leaving the page would stop the transfer.
warnOnLeaveWhile(sendingPhoto.$busy);
