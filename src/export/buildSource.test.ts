import { expect, test } from 'vitest';
import { siteOf } from '#sites/sites.ts';
import { buildSource } from './buildSource.ts';

const SITE = siteOf('fr');
const WITHOUT = { ...SITE, environments: SITE.environments.map((one) => ({ ...one, apiOrigin: undefined })) };

test.each(['production', 'nonproduction'] as const)(
  '[sites/no-stand-in-in-deployment] a build for %s without a source of footer and settings is refused, with what to do',
  (tier) => {
    expect(() => buildSource(WITHOUT, tier, {})).toThrow(/API_ORIGIN_FR.*STAND_IN=1/);
    expect(() => buildSource(WITHOUT, tier, { API_ORIGIN_NL: 'https://api.nl.example' })).toThrow('fr site');
  },
);

test('[sites/no-stand-in-in-deployment] each site has a source of its own: its variable, else its environment', () => {
  expect(buildSource(SITE, 'production', { API_ORIGIN_FR: 'https://api.fr.example' })).toEqual({
    origin: 'https://api.fr.example',
  });
  const own = SITE.environments.find(({ tier }) => tier === 'nonproduction')?.apiOrigin;
  expect(buildSource(SITE, 'nonproduction', {})).toEqual({ origin: own });
});

test('[sites/no-stand-in-in-deployment] invented content is wanted by name, and marked where customers could meet it', () => {
  const env = { STAND_IN: '1', API_ORIGIN_FR: 'https://api.fr.example' };
  expect(buildSource(SITE, 'production', env)).toEqual({ origin: undefined, isMarked: true });
  expect(buildSource(SITE, 'local', env)).toEqual({ origin: undefined, isMarked: false });
  expect(buildSource(SITE, 'local', {})).toEqual({ origin: undefined, isMarked: false });
});
