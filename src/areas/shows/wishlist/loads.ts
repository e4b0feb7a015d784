import { feelings } from '../feelings/store.ts';
import { shows } from '../store.ts';

export function load(): Promise<unknown> {
  return Promise.all([feelings.ensure(), shows.ensure()]);
}
