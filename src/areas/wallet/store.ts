import { takeAnswer } from '#account/captcha/captcha.ts';
import { createChange, hasBroughtAbout } from '#account/change.ts';
import { createLoad } from '#account/load.ts';
import { forget } from '#http/cache.ts';
import { send } from '#http/send.ts';
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
import { changeKey, isDone, type WalletChange } from './rules.ts';

export const prepaids = createLoad((options) => send(getPrepaids, options), 'prepaids');

export const goodies = createLoad((options) => send(getGoodies, options));

/** The wallet is loaded again before a change counts as done, past the cache, which has the state before it. */
export const changingWallet = createChange({
  once: changeKey,
  note: isShownDone,
  prepare: takeAnswer,
  send: sendChange,
  keep: (change) => reload(change),
  async verify(change, before) {
    await reload(change);
    return hasBroughtAbout(isShownDone(change), before);
  },
});

/** Undefined while the wallet is not known. */
function isShownDone(change: WalletChange): boolean | undefined {
  const load = prepaids.$load.get();
  return load.status === 'loaded' ? isDone(change, load.value) : undefined;
}

/** An added voucher may be listed among the goodies, since both are vouchers (specification, section 3). */
async function reload({ kind }: WalletChange): Promise<void> {
  forget('prepaids');
  await Promise.all([prepaids.reload(), ...(kind === 'addVoucher' ? [goodies.reload()] : [])]);
}

function sendChange(change: WalletChange, challenge: string): Promise<unknown> {
  switch (change.kind) {
    case 'offer':
      return send(offerPrepaid, { challenge, payload: { id: change.id, email: change.email } });
    case 'cancelOffer':
      return send(cancelOffer, { challenge, payload: { id: change.id } });
    case 'dissociate':
      return send(dissociatePrepaid, { challenge, payload: { id: change.id } });
    case 'delete':
      return send(deletePrepaid, { challenge, payload: { num: change.num } });
    case 'addPrepaid':
      return send(addPrepaid, { challenge, payload: { num: change.num } });
    case 'addVoucher':
      return send(addVoucher, { challenge, payload: { cardNumber: change.cardNumber } });
    case 'addGiftCard': {
      const { cardNumber, pinCode } = change;
      return send(addGiftCard, { challenge, payload: { cardNumber, pinCode } });
    }
  }
}

/** What the page loads. */
export function load(): Promise<unknown> {
  return Promise.all([prepaids.ensure(), goodies.ensure()]);
}
