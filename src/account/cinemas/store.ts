import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import { getCinemas } from './contract.ts';

/** The cinemas of the catalogue, which several areas show. */
export const cinemas = createLoad((options) => send(getCinemas, options));
