import { computed } from 'nanostores';
import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import type { Flags } from '#sites/flags.ts';
import { builtFlags } from './builtFlags.ts';
import { getSettings } from './contract.ts';

/** The page that shows after the end of a session does not ask for them again. */
export const settings = createLoad((options) => send(getSettings, options), undefined, { isPublic: true });

export const $flags = computed(settings.$load, (load): Flags | undefined => {
  if (load.status === 'loaded') return load.value.clientSettings;
  return load.status === 'failed' ? builtFlags() : undefined;
});
