import { identities } from './store.ts';

/** The account itself is loaded by start-up, for the guards. */
export function load(): Promise<unknown> {
  return identities.ensure();
}
