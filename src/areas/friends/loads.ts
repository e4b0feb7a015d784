import { friends } from './store.ts';

export function load(): Promise<unknown> {
  return friends.ensure();
}
