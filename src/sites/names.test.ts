import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SITES } from './sites.ts';

/** Tests, the stand-in backend with its samples, and applications of their own may name a site. */
const MAY_NAME =
  /\.test\.tsx?$|\/testing\/|^src\/(?:sandbox|commands\/bench\/peers)\/|^src\/contract\/samples\.ts$/;

/** Names of the sites that are here today. A further site may have a name that is also an everyday word. */
const KNOWN = ['Lumen', 'Cinépass', 'Ciné Zeven Zalen', 'Passe-Partout'];

const NAMES = new Set([
  ...KNOWN,
  ...SITES.flatMap(({ domain, environments }) => [
    domain,
    ...environments.flatMap(({ identity }) =>
      identity.mode === 'provider' ? [identity.domain, identity.clientId, identity.audience] : [],
    ),
  ]),
]);

test('[decisions/site-settings-checked, sites/words-in-texts] no file outside a site’s own folder names a site', () => {
  const files = globSync('{src,public}/**/*.{ts,tsx,mjs,astro,css,json}').filter(
    (file) => !MAY_NAME.test(file) && !/^src\/sites\/[^/]+\//.test(file),
  );
  const word = (name: string): RegExp =>
    new RegExp(`(?<![\\p{L}])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}])`, 'u');
  const patterns = [...NAMES].map((name) => [name, word(name)] as const);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return patterns.filter(([, pattern]) => pattern.test(text)).map(([name]) => `${file}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
