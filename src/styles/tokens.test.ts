import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '#platform/testing/contrast.ts';

const BRANDS = globSync('src/sites/*/brand/tokens.css').sort();
const SCHEMES = ['light', 'dark'] as const;

/** Words on a ground (WCAG 2.2, 1.4.3). */
const WORDS: readonly (readonly [words: string, grounds: readonly string[]])[] = [
  ['--ink', ['--page', '--panel', '--sunken']],
  ['--soft', ['--page', '--panel', '--sunken']],
  ['--accent-text', ['--page', '--panel']],
  ['--danger', ['--page', '--panel']],
  ['--success', ['--page', '--panel']],
  ['--info', ['--page', '--panel']],
  ['--warning', ['--page', '--panel']],
  ['--on-accent', ['--accent']],
  ['--on-danger', ['--danger']],
];

/** Edges of controls (WCAG 2.2, 1.4.11). */
const EDGES: readonly (readonly [edge: string, grounds: readonly string[]])[] = [
  ['--edge', ['--page', '--panel']],
  ['--danger', ['--panel']],
];

test.each(BRANDS.flatMap((brand) => SCHEMES.map((scheme) => [brand, scheme] as const)))(
  '[shell/colour-roles] the colours of %s keep their contrast in the %s scheme',
  (brand, scheme) => {
    const colour = tokens(scheme, 'src/styles/tokens.css', brand);
    const weak = [
      ...WORDS.flatMap(([name, grounds]) => grounds.map((ground) => [name, ground, 4.5] as const)),
      ...EDGES.flatMap(([name, grounds]) => grounds.map((ground) => [name, ground, 3] as const)),
    ].filter(([name, ground, least]) => contrast(colour(name), colour(ground)) < least);
    expect(weak).toEqual([]);
  },
);

test.each(BRANDS.flatMap((brand) => SCHEMES.map((scheme) => [brand, scheme] as const)))(
  '[shell/colour-roles] white words keep their contrast on the pass strip of %s in the %s scheme',
  (brand, scheme) => {
    const strip = readFileSync('src/areas/home/PassStrip.module.css', 'utf8');
    const mixes = [...strip.matchAll(/color-mix\(in srgb, var\(--accent\) (\d+)%, (#[\da-f]{6})\)/g)];
    expect(mixes).toHaveLength(2);
    const accent = tokens(scheme, 'src/styles/tokens.css', brand)('--accent');
    for (const [, share, other = ''] of mixes)
      expect(contrast('#fff', mixed(accent, other, Number(share) / 100))).toBeGreaterThanOrEqual(4.5);
  },
);

/** With a variable inside, a browser without color-mix() drops the whole ground, not the mix. */
test('[environments/oldest-browsers] no dark ground comes from a mix alone', () => {
  const files = globSync('src/**/*.{css,astro}');
  expect(files.length).toBeGreaterThan(50);
  const grounds = files.flatMap((file) => {
    const declarations = readFileSync(file, 'utf8').match(/\bbackground(?:-color)?:[^;}]+/g) ?? [];
    return declarations.filter((one) => /var\(--ground\)|color-mix\([^;]*(?:#\w{6}|--ink)\)/.test(one));
  });
  expect(grounds).toEqual([]);
});

/** @param share of the first colour: 0 to 1 */
function mixed(colour: string, other: string, share: number): string {
  const part = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(part(colour, at) * share + part(other, at) * (1 - share)));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The hexadecimal colours of style sheets: those of the dark scheme stand in the media block and replace the others. */
function tokens(scheme: (typeof SCHEMES)[number], ...files: string[]): (name: string) => string {
  const values = new Map<string, string>();
  for (const [light = '', dark = ''] of files.map((file) =>
    readFileSync(file, 'utf8').split('@media (prefers-color-scheme: dark)'),
  )) {
    // What follows the dark block has no colours.
    for (const block of scheme === 'dark' ? [light, dark] : [light]) {
      for (const [, name = '', value = ''] of block.matchAll(/(--[\w-]+):\s*([^;]+);/g))
        values.set(name, value);
    }
  }
  function colour(name: string): string {
    const value = values.get(name) ?? '';
    const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    if (other !== undefined) return colour(other);
    if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/.test(value))
      throw new Error(`${name} is no plain colour: “${value}”`);
    return value;
  }
  return colour;
}
