import { feelings } from '../feelings/store.ts';

export function load(): Promise<unknown> {
  return feelings.ensure();
}
