import { getSettings } from '#account/settings/contract.ts';
import { serve, type Sandbox } from '../serve.ts';
import { allFlags } from './settingsWorld.ts';

export function serveSettings(sandbox: Sandbox): void {
  // The call carries no token: the browser's sign-in, if there is one, decides whose flags the answer has.
  serve(sandbox, getSettings, ({ browserWorld }) => ({
    defaultCity: 'idf',
    mobileKey: 'mobile-sandbox',
    injections: [],
    clientSettings: { ...(browserWorld?.flags ?? allFlags(true)), ageRestriction: 15 },
  }));
}
