import { DOOR } from '#account/door/request.ts';
import { shortBrand } from '#sites/brandLines.ts';
import { routePath } from '#sites/routes.ts';
import type { Language, WholeSite } from '#sites/site.ts';
import { iconPath, MANIFEST_ICONS } from './homeScreenIcons.ts';
import { screenshotName, screenshotPath, screenshotsOf } from './screenshots.ts';

/** The address of the manifest that the pages of a language name. */
export function manifestPath(language: Language): string {
  return `/${language}/manifest.webmanifest`;
}

/**
 * What a home screen shows of the site in a language (https://www.w3.org/TR/appmanifest/). The languages are one
 * application: all have the same `id` and scope, so a customer who changes the language installs nothing twice. The
 * scope is the whole site, because the sign-in comes back to an address without a language.
 */
export function webManifest(
  { id, brand, colours }: Pick<WholeSite, 'id' | 'brand' | 'colours'>,
  language: Language,
  titles: Readonly<Record<'home' | 'tickets' | 'subscription', string>>,
) {
  return {
    id: '/',
    name: brand,
    short_name: shortBrand(brand),
    lang: language,
    dir: 'ltr',
    start_url: routePath(language, 'home'),
    scope: '/',
    display: 'standalone',
    background_color: colours.light,
    theme_color: colours.dark,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...MANIFEST_ICONS.map((icon) => ({
        src: iconPath(icon),
        sizes: `${String(icon.side)}x${String(icon.side)}`,
        type: 'image/png',
        purpose: icon.shape === 'cut' ? 'maskable' : 'any',
      })),
    ],
    screenshots: screenshotsOf(id, language).map((shot) => ({
      src: screenshotPath(screenshotName(language, shot)),
      sizes: `${String(shot.width)}x${String(shot.height)}`,
      type: 'image/jpeg',
      form_factor: shot.form,
      label: titles[shot.route],
    })),
    shortcuts: (['tickets', 'subscription'] as const).map((route) => ({
      name: titles[route],
      // Somebody who opens the pass from a home screen stands at the door.
      url: route === 'subscription' ? `${routePath(language, route)}?${DOOR}` : routePath(language, route),
      icons: MANIFEST_ICONS.slice(0, 1).map((icon) => ({ src: iconPath(icon), sizes: '192x192' })),
    })),
  };
}
