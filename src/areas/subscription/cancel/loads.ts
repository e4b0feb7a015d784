import type { PageLoads } from '#account/pageLoads.ts';
import { openStep } from './store.ts';

export const reason: PageLoads = { load: () => openStep('reason') };
export const terms: PageLoads = { load: () => openStep('terms') };
export const confirm: PageLoads = { load: () => openStep('confirm') };
export const done: PageLoads = { load: () => openStep('done') };
