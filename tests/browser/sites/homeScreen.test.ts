import { WHOLE_BROWSER } from '#tests/support/launch.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { SITES } from '#sites/sites.ts';

interface Manifest {
  name: string;
  lang: string;
  start_url: string;
  icons: { src: string; type: string }[];
  screenshots: { src: string; type: string }[];
  shortcuts: { url: string }[];
}

/** Chromium installs nothing from the windows that tests open, and says so beside any reason of the site's own. */
const PRIVATE_WINDOW = 'in-incognito';

// The headless shell has nothing to say about installing.
test.use(WHOLE_BROWSER);

for (const { id, brand, languages } of SITES)
  test(
    `[sites/home-screen, sites/home-screen-pictures] the site ${id} can be installed in each of its languages, and all that its manifest names exists`,
    { tag: id === 'fr' ? [] : TAG.nightly },
    async ({ page }) => {
      const chromium = await page.context().newCDPSession(page);
      const refusals = async (): Promise<string[]> => {
        const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors');
        return installabilityErrors.map(({ errorId }) => errorId);
      };
      // So that no reason means something below.
      await page.goto(`${siteUrl(id)}/favicon.svg`);
      expect(await refusals()).toEqual([PRIVATE_WINDOW, 'no-manifest']);

      for (const language of languages) {
        await page.goto(`${siteUrl(id)}/${language}/accessibility/`);
        expect(await refusals()).toEqual([PRIVATE_WINDOW]);

        const { url, errors, data = '' } = await chromium.send('Page.getAppManifest');
        expect([url, errors]).toEqual([`${siteUrl(id)}/${language}/manifest.webmanifest`, []]);
        const manifest = JSON.parse(data) as Manifest;
        expect(manifest).toMatchObject({ name: brand, lang: language, start_url: `/${language}/` });
        for (const { url: shortcut } of manifest.shortcuts)
          expect((await page.request.get(new URL(shortcut, url).href)).status(), shortcut).toBe(200);
        const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
        const pictures = [
          ...manifest.icons,
          ...manifest.screenshots,
          { src: apple ?? '', type: 'image/png' },
        ];
        for (const { src, type } of pictures) {
          const picture = await page.request.get(new URL(src, url).href);
          // A host may name the characters of an SVG file behind its type.
          const [sentType] = (picture.headers()['content-type'] ?? '').split(';');
          expect([picture.status(), sentType], src).toEqual([200, type]);
        }
      }
    },
  );
