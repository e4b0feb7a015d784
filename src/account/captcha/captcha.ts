import { CallError } from '#http/errors.ts';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { environmentOf, type Environment } from '#sites/environment.ts';

/** Makes an answer, which is valid for one call. */
type Answer = () => Promise<string>;

/** One entry per vendor. Its code loads when a form that needs an answer opens. */
const VENDORS: Record<Environment['captcha'], () => Promise<Answer>> = {
  altcha: async () => (await import('./altcha.ts')).altchaAnswer,
};

/** Servers refuse an old answer, and a form may be open for long. */
const FRESH_MS = 2 * 60_000;

let prepared: { answer: Promise<string>; at: number } | undefined;

/** Starts to make an answer when a form opens, so that it is there when the form is sent. */
export function prepareAnswer(): void {
  prepared = { answer: newAnswer(), at: platform().now() };
  // `takeAnswer` deals with the error. Without this handler it would be unhandled until then.
  prepared.answer.catch(() => undefined);
}

/**
 * The answer for one call, to be sent as its `challenge` in a header.
 * @throws CallError of the kind `challenge` when no answer could be made, whatever the reason
 */
export async function takeAnswer(): Promise<string> {
  const taken = prepared;
  prepared = undefined;
  if (taken && platform().now() - taken.at < FRESH_MS) {
    try {
      return await taken.answer;
    } catch {
      // The attempt while the customer typed has failed. It is repeated now that the answer is needed.
    }
  }
  try {
    return await newAnswer();
  } catch (error) {
    platform().report('Captcha', error);
    throw new CallError({ kind: 'challenge' }, 'captcha');
  }
}

async function newAnswer(): Promise<string> {
  const { captcha } = environmentOf(platform().location(), site, __DEMO__);
  return (await VENDORS[captcha]())();
}
