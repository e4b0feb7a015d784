import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import { getAdvantages } from './contract.ts';

export const advantages = createLoad((options) => send(getAdvantages, options), 'advantages');
