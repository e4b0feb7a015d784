import { interests } from './store.ts';

export function load(): Promise<unknown> {
  return interests.ensure();
}
