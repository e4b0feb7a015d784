import { createAction } from '#account/action.ts';
import { createLoad } from '#account/load.ts';
import type { Verdict } from '#account/settle.ts';
import { forget } from '#http/cache.ts';
import { send } from '#http/send.ts';
import { settleChallenged } from './challenged.ts';
import {
  addGiftCard,
  addPrepaid,
  addVoucher,
  cancelOffer,
  deletePrepaid,
  dissociatePrepaid,
  getGoodies,
  getPrepaids,
  offerPrepaid,
} from './contract.ts';
import { deedKey, isDone, type Deed } from './rules.ts';

export const prepaids = createLoad((options) => send(getPrepaids, options), 'prepaids');

export const goodies = createLoad((options) => send(getGoodies, options));

const doing = createAction((deed: Deed) =>
  settleChallenged({
    key: deedKey(deed),
    send: (challenge) => sendDeed(deed, challenge),
    look: () => look(deed),
  }),
);

/**
 * Does one thing with the wallet, which is loaded again before this ends (TR-04).
 * @returns undefined when another is under way still
 */
export async function perform(deed: Deed): Promise<Verdict | undefined> {
  const outcome = await doing.run(deed);
  return outcome.kind === 'done' ? outcome.value : undefined;
}

/** A voucher that was added may be listed as a goodie: they are of one kind (specification, section 3). */
async function look(deed: Deed): Promise<boolean | undefined> {
  forget('prepaids');
  await Promise.all([prepaids.reload(), ...(deed.kind === 'addVoucher' ? [goodies.reload()] : [])]);
  const load = prepaids.$load.get();
  return load.status === 'loaded' ? isDone(deed, load.value) : undefined;
}

function sendDeed(deed: Deed, challenge: string): Promise<unknown> {
  switch (deed.kind) {
    case 'offer':
      return send(offerPrepaid, { challenge, payload: { id: deed.id, email: deed.email } });
    case 'cancelOffer':
      return send(cancelOffer, { challenge, payload: { id: deed.id } });
    case 'dissociate':
      return send(dissociatePrepaid, { challenge, payload: { id: deed.id } });
    case 'delete':
      return send(deletePrepaid, { challenge, payload: { num: deed.num } });
    case 'addPrepaid':
      return send(addPrepaid, { challenge, payload: { num: deed.num } });
    case 'addVoucher':
      return send(addVoucher, { challenge, payload: { cardNumber: deed.cardNumber } });
    case 'addGiftCard': {
      const { cardNumber, pinCode } = deed;
      return send(addGiftCard, { challenge, payload: { cardNumber, pinCode } });
    }
  }
}
