import { cases } from '../caseStore.ts';
import { followAddress } from './store.ts';

export function load(): Promise<unknown> {
  followAddress();
  return cases.ensure();
}
