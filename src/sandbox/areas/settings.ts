import { getSettings } from '#account/settings/contract.ts';
import { serve, type Sandbox } from '../serve.ts';
import { allFlags } from './settingsWorld.ts';

export function serveSettings(sandbox: Sandbox): void {
  // Without a token: the browser's sign-in, if it has one, tells whose flags these are.
  serve(sandbox, getSettings, ({ browserWorld }) => ({
    defaultCity: 'idf',
    mobileKey: 'mobile-sandbox',
    injections: [],
    clientSettings: { ...(browserWorld?.flags ?? allFlags(true)), ageRestriction: 15 },
  }));
}
