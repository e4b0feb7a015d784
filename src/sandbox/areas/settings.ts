import { getSettings } from '#account/settings/contract.ts';
import { serve, type Sandbox } from '../serve.ts';
import { allFlags } from './settingsWorld.ts';

const IMAGE = {
  element: 'img',
  position: 'noscript',
  value: '',
  attributes: { src: '/favicon.svg?x', alt: '' },
} as const;

export function serveSettings(sandbox: Sandbox): void {
  // The call carries no token: the browser's sign-in, if there is one, decides whose flags the answer has.
  serve(sandbox, getSettings, ({ browserWorld }) => ({
    defaultCity: 'idf',
    mobileKey: 'mobile-sandbox',
    injections: [IMAGE],
    clientSettings: { ...(browserWorld?.flags ?? allFlags(true)), ageRestriction: 15 },
  }));
}
