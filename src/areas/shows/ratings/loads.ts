import { feelings } from '../feelings/store.ts';
import { toNote } from './store.ts';

export function load(): Promise<unknown> {
  return Promise.all([toNote.ensure(), feelings.ensure()]);
}
