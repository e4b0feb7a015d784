import type { OptIn } from './contract.ts';

export type OptIns = Record<OptIn, boolean>;

export interface OptInState {
  on: boolean;
  /** The change is being saved. */
  saving: boolean;
}

/** The state of the switches: the value that is being saved, otherwise the value of the account. */
export function optInStates(known: OptIns, asked: Readonly<Partial<OptIns>>): Record<OptIn, OptInState> {
  const state = (optIn: OptIn): OptInState => ({
    on: asked[optIn] ?? known[optIn],
    saving: asked[optIn] !== undefined,
  });
  return { optinMail: state('optinMail'), optinCommunication: state('optinCommunication') };
}
