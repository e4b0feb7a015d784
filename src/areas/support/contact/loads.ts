import { cinemas } from '#account/cinemas/store.ts';
import { cases } from '../caseStore.ts';
import { helpData } from '../store.ts';
import { startCase } from './sendStore.ts';
import { popularFaq } from './store.ts';

export function load(): Promise<unknown> {
  startCase();
  return Promise.all([helpData.ensure(), popularFaq.ensure(), cinemas.ensure(), cases.ensure()]);
}
