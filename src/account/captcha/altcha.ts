import { send } from '#http/send.ts';
import { getChallenge } from './contract.ts';
import { solved } from './solve.ts';

/**
 * Solves a proof of work in ALTCHA's format for a challenge of the site's own server. No third party, nothing to click.
 */
export async function altchaAnswer(): Promise<string> {
  return solved(await send(getChallenge));
}
