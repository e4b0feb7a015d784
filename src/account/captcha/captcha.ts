import { toCallError } from '#http/errors.ts';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { environmentOf, type CaptchaVendor } from '#sites/environment.ts';

/** Gives an answer that is good for one call. */
type Answer = () => Promise<string>;

/** One entry per vendor; its code comes when a challenged form opens. */
const VENDORS: Record<CaptchaVendor, () => Promise<Answer>> = {
  altcha: async () => (await import('./altcha.ts')).altchaAnswer,
};

/** Servers let an answer go stale; a form may stand open for long. */
const FRESH_MS = 2 * 60_000;

let prepared: { answer: Promise<string>; at: number } | undefined;

/** When a challenged form opens: by the time it is sent the answer is there. */
export function prepareAnswer(): void {
  prepared = { answer: newAnswer(), at: platform().now() };
  // Whoever sends the form is told.
  prepared.answer.catch(() => undefined);
}

/**
 * The answer to send with one challenged call, as its `challenge` (SP-12).
 * @throws CallError where there is none to be had
 */
export async function takeAnswer(): Promise<string> {
  const taken = prepared;
  prepared = undefined;
  if (taken && platform().now() - taken.at < FRESH_MS) {
    try {
      return await taken.answer;
    } catch {
      // What failed while the customer typed is tried once more, now that it is wanted.
    }
  }
  try {
    return await newAnswer();
  } catch (error) {
    throw toCallError(error, 'captcha');
  }
}

async function newAnswer(): Promise<string> {
  const { captcha } = environmentOf(platform().location(), site, __DEMO__);
  return (await VENDORS[captcha]())();
}
