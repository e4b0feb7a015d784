import { computed } from 'nanostores';
import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import { FLAGS, type Flags } from '#sites/routes.ts';
import { getSettings } from './contract.ts';

export const settings = createLoad((options) => send(getSettings, options));

/** The flags that the build has put into the page; what holds until the settings answer, and when they fail (SP-06). */
export function builtFlags(): Flags {
  const on = new Set((document.documentElement.dataset.flags ?? '').split(' '));
  return Object.fromEntries(FLAGS.map((flag) => [flag, on.has(flag)])) as Flags;
}

export const $flags = computed(settings.$load, (load): Flags | undefined => {
  if (load.status === 'loaded') return load.value.clientSettings;
  return load.status === 'failed' ? builtFlags() : undefined;
});
