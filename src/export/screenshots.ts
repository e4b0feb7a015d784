import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { RouteId } from '../sites/routes.ts';
import type { Language, SiteId } from '../sites/site.ts';

/**
 * A picture of the site, which browsers show before an installation. The height of one may be at most 2.3 times its
 * width, or the other way round, and all of one form have the same proportions
 * (https://developer.mozilla.org/docs/Web/Progressive_web_apps/Manifest/Reference/screenshots).
 */
export interface Screenshot {
  /** `narrow`: for phones. `wide`: for desks. */
  form: 'narrow' | 'wide';
  route: Extract<RouteId, 'home' | 'tickets'>;
  /** In pixels of the file. */
  width: number;
  height: number;
}

const NARROW = { form: 'narrow', width: 540, height: 960 } as const;

export const SCREENSHOTS: readonly Screenshot[] = [
  { ...NARROW, route: 'home' },
  { ...NARROW, route: 'tickets' },
  { form: 'wide', route: 'home', width: 960, height: 540 },
];

/** No page loads a screenshot, but the browser of a customer who installs the site does. */
export const MOST_SCREENSHOT_BYTES = 60_000;

/** The name of the file, without its ending. */
export function screenshotName(language: Language, { route, form }: Screenshot): string {
  return `${language}-${route}-${form}`;
}

export function screenshotPath(name: string): string {
  return `/screenshots/${name}.jpg`;
}

/** Where `npm run test:all -- pictures` puts the file of a site, and the build finds it. */
export function screenshotFile(site: SiteId, name: string): string {
  return `src/sites/${site}/brand/screenshots/${name}.jpg`;
}

/** The screenshots that a site has in a language. A new site has none before its first `npm run test:all -- pictures`. */
export function screenshotsOf(site: SiteId, language: Language): Screenshot[] {
  return SCREENSHOTS.filter((shot) => existsSync(screenshotFile(site, screenshotName(language, shot))));
}

export async function readScreenshot(site: SiteId, name: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(screenshotFile(site, name)));
}
