import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import { getHelpData } from './contract.ts';

export const helpData = createLoad((options) => send(getHelpData, options));
