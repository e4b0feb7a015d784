import { AT_ONCE } from './atOnce.ts';
import type { Breakage } from './breakage.ts';
import { CALLS } from './calls.ts';
import { CINEMA } from './cinema.ts';
import { CONTRACT } from './contract.ts';
import { MESSAGES } from './messages.ts';
import { PERSON } from './person.ts';
import { SESSION } from './session.ts';
import { SITE } from './site.ts';
import { WITHOUT_NETWORK } from './withoutNetwork.ts';

/** What `npm run test:breakages` tries. */
export const BREAKAGES: readonly Breakage[] = [
  ...SESSION,
  ...CALLS,
  ...MESSAGES,
  ...SITE,
  ...CINEMA,
  ...CONTRACT,
  ...PERSON,
  ...AT_ONCE,
  ...WITHOUT_NETWORK,
];
