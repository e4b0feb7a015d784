import { takeAnswer } from '#account/captcha/captcha.ts';
import { settle, type Verdict } from '#account/settle.ts';

interface Challenged {
  key: string;
  send: (challenge: string) => Promise<unknown>;
  look: () => Promise<boolean | undefined>;
}

/** Settles a call that is challenged: without an answer to that it is not sent (OD-03). */
export function settleChallenged(deed: Challenged): Promise<Verdict> {
  return settle({ ...deed, prepare: takeAnswer });
}
