import { postCancellation, postWithdrawal } from '#areas/leaving/contract.ts';
import type { Language } from '#sites/site.ts';
import { serve, type Sandbox } from '../serve.ts';
import type { Browser } from '../state.ts';
import { requireAnswer } from './captcha.ts';
import type { Leaving } from './leavingWorld.ts';

export function serveLeaving(sandbox: Sandbox): void {
  for (const call of [postCancellation, postWithdrawal]) {
    serve(sandbox, call, (served) => received(call.path, served));
  }
}

interface Received {
  browser: Browser;
  payload: Leaving['payload'];
  headers: Headers;
  now: number;
  language: Language;
}

/**
 * The answer is the same whether there is such a contract or not. A request that has been received is answered before
 * its challenge is checked: the second of two has an answer that the first has used up.
 */
async function received(path: string, served: Received): Promise<Leaving['receipt']> {
  const { browser, payload, now } = served;
  const call = `POST ${path}`;
  const isKnown = (one: Leaving): boolean => one.call === call && one.payload.requestId === payload.requestId;
  const known = browser.leavings.find(isKnown);
  if (known) return known.receipt;
  await requireAnswer(served);
  const reference = payload.requestId.slice(0, 8).toUpperCase();
  const receipt = { receivedAt: new Date(now).toISOString(), reference };
  browser.leavings.push({ call, payload, receipt });
  return receipt;
}
