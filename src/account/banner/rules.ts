import { atSite } from '#i18n/siteClock.ts';
import { followable } from '#sites/followable.ts';
import type { Site } from '#sites/site.ts';
import type { Banner } from '../settings/contract.ts';
import type { Toast, ToastCta } from '../toasts/rules.ts';

/** Where and when a page would show a banner. */
export interface Showing {
  language: string;
  /** Epoch milliseconds. */
  now: number;
  /** Origins to which the banner may lead: of the page itself, which comes first, and of the catalogue. */
  origins: readonly [string, ...string[]];
  site: Pick<Site, 'languages' | 'domain' | 'linkHosts'>;
}

/**
 * The toast of a banner. A link to another host is left out, and the text stays.
 * @returns undefined outside of the banner's time, where an instant cannot be read, and without a text in the language
 */
export function bannerToast(banner: Banner, { now, ...where }: Showing): Toast | undefined {
  const { level, link } = banner;
  const from = instant(banner.from, -Infinity);
  const until = instant(banner.until, Infinity);
  const content = textIn(banner.text, where.language);
  if (content === '' || !(from <= now && now < until)) return undefined;
  const cta = link && ctaOf(link, where);
  return {
    id: `banner:${level}:${content}`,
    i18n: false,
    title: '',
    content,
    type: level === 'warning' ? 'error' : 'info',
    closable: true,
    fromAlert: false,
    ...(cta && { cta }),
  };
}

/** Epoch milliseconds; NaN for a text that is no instant. Without a zone it is of the site's. */
function instant(text: string | null | undefined, without: number): number {
  return text ? Date.parse(atSite(text)) : without;
}

function textIn(text: Banner['text'], language: string): string {
  return new Map(Object.entries(text)).get(language)?.trim() ?? '';
}

/** @returns undefined without words in the language, and for another host */
function ctaOf(
  { href, text }: NonNullable<Banner['link']>,
  { language, origins, site }: Omit<Showing, 'now'>,
): ToastCta | undefined {
  const label = textIn(text, language);
  const address = followable(href, site, ...origins);
  return label === '' || address === undefined ? undefined : { label, href: address };
}
