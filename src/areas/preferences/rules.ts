import type { OptIn } from './contract.ts';

export type OptIns = Record<OptIn, boolean>;

export interface OptInState {
  on: boolean;
  /** Its change is on its way. */
  saving: boolean;
}

/** What the switches show: what was just asked for where its saving is under way, else what the account says. */
export function optInStates(known: OptIns, asked: Readonly<Partial<OptIns>>): Record<OptIn, OptInState> {
  const state = (optIn: OptIn): OptInState => ({
    on: asked[optIn] ?? known[optIn],
    saving: asked[optIn] !== undefined,
  });
  return { optinMail: state('optinMail'), optinCommunication: state('optinCommunication') };
}
