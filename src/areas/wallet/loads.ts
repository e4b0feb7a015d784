import { goodies, prepaids } from './store.ts';

export function load(): Promise<unknown> {
  return Promise.all([prepaids.ensure(), goodies.ensure()]);
}
