import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import { getCinemas } from './contract.ts';

/** The catalogue's: several rooms show them or let one be chosen. */
export const cinemas = createLoad((options) => send(getCinemas, options));
