import { getSettings } from '#account/settings/contract.ts';
import { FLAGS, type Flags } from '#sites/routes.ts';
import type { PersonaId } from '../personas.ts';
import { serve, type Sandbox } from '../serve.ts';

function allFlags(on: boolean): Flags {
  return Object.fromEntries(FLAGS.map((flag) => [flag, on])) as Flags;
}

export function buildFlags(persona: PersonaId): Flags {
  return allFlags(persona !== 'no-flags');
}

export function serveSettings(sandbox: Sandbox): void {
  // Without a token: the browser's sign-in, if it has one, tells whose flags these are.
  serve(sandbox, getSettings, ({ browserWorld }) => ({
    defaultCity: 'idf',
    mobileKey: 'mobile-sandbox',
    injections: [],
    clientSettings: { ...(browserWorld?.flags ?? allFlags(true)), ageRestriction: 15 },
  }));
}
