import { computed } from 'nanostores';
import { createAction } from '#account/action.ts';
import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import { getAccount, patchAccount, toAccountPatch, type UserChange } from './contract.ts';

export const account = createLoad((options) => send(getAccount, options), 'account');

/** The customer, once known. */
export const $user = computed(account.$load, (load) => (load.status === 'loaded' ? load.value : undefined));

/** Saves what is given and nothing else; the account is loaded again after it. */
export const saveUser = createAction((change: UserChange) => send(patchAccount, { payload: toAccountPatch(change) }));
