import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SITES } from '#sites/sites.ts';
import { APPLE_ICON, drawIcon, ICON_FILES, MANIFEST_ICONS } from './homeScreenIcons.ts';
import { manifestPath, webManifest } from './manifest.ts';
import { MOST_SCREENSHOT_BYTES, readScreenshot, SCREENSHOTS } from './screenshots.ts';

const TITLES = { home: 'Mon compte', tickets: 'Mes billets', subscription: 'Mon abonnement' };

const VERSIONS = SITES.flatMap((site) =>
  site.languages.map((language) => [site.id, language, site] as const),
);

test.each(VERSIONS)(
  '[sites/home-screen] %s, %s: one application a site, which starts in the language',
  (_, language, site) => {
    const manifest = webManifest(site, language, TITLES);
    expect(manifest).toMatchObject({
      id: '/',
      scope: '/',
      name: site.brand,
      lang: language,
      start_url: `/${language}/`,
      display: 'standalone',
    });
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Mes billets', `/${language}/tickets/`],
      ['Mon abonnement', `/${language}/subscription/?door`],
    ]);
    expect(manifestPath(language)).toBe(`/${language}/manifest.webmanifest`);
  },
);

test.each(VERSIONS)(
  '[sites/home-screen-pictures] %s, %s: screenshots for phones and for desks, of the sizes that the manifest names',
  async (_, language, site) => {
    const { screenshots } = webManifest(site, language, TITLES);
    // A new site has none before its first `npm run test:all -- pictures`.
    if (screenshots.length === 0) return;
    expect(screenshots.map(({ form_factor, label }) => [form_factor, label])).toEqual([
      ['narrow', 'Mon compte'],
      ['narrow', 'Mes billets'],
      ['wide', 'Mon compte'],
    ]);
    for (const { src, sizes, type } of screenshots) {
      const name = /^\/screenshots\/(.+)\.jpg$/.exec(src)?.[1] ?? '';
      expect(name).toMatch(new RegExp(`^${language}-`));
      const file = await readScreenshot(site.id, name);
      const { format, width, height } = await sharp(file).metadata();
      expect([`image/${format}`, `${String(width)}x${String(height)}`]).toEqual([type, sizes]);
      expect(file.length).toBeLessThanOrEqual(MOST_SCREENSHOT_BYTES);
    }
  },
);

test('[sites/home-screen-pictures] no screenshot has proportions that a browser refuses', () => {
  for (const { width, height } of SCREENSHOTS) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
  }
});

async function pixels(file: Uint8Array) {
  return sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

describe.each(SITES.map((site) => [site.id, site] as const))('[sites/home-screen] icons of %s', (_, site) => {
  test.each(ICON_FILES.map((icon) => [icon.name, icon] as const))(
    '%s is a PNG of its size',
    async (_, icon) => {
      const { format, width, height } = await sharp(await drawIcon(site, icon)).metadata();
      expect([format, width, height]).toEqual(['png', icon.side, icon.side]);
    },
  );

  test.each(
    [...MANIFEST_ICONS.filter(({ shape }) => shape === 'cut'), APPLE_ICON].map(
      (icon) => [icon.name, icon] as const,
    ),
  )('%s: its ground reaches every edge, and the sign stands where no device cuts', async (_, icon) => {
    const { data, info } = await pixels(await drawIcon(site, icon));
    const corner = data.subarray(0, 4);
    expect(corner[3]).toBe(255);
    // The safe zone: a circle of 40% of the side (https://www.w3.org/TR/appmanifest/#icon-masks).
    const outside: number[] = [];
    for (let at = 0; at < data.length; at += 4) {
      const x = ((at / 4) % info.width) + 0.5;
      const y = Math.floor(at / 4 / info.width) + 0.5;
      const isSafe = Math.hypot(x - info.width / 2, y - info.height / 2) <= info.width * 0.4;
      const distance = [0, 1, 2].map((channel) =>
        Math.abs((data[at + channel] ?? 0) - (corner[channel] ?? 0)),
      );
      if (!isSafe && Math.max(...distance) > 8) outside.push(at);
    }
    expect(outside.length).toBe(0);
  });
});
