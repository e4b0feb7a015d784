import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import { getSurvey } from './contract.ts';

export const survey = createLoad((options) => send(getSurvey, options));
