import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import { getShows } from './contract.ts';

export const shows = createLoad((options) => send(getShows, options));
