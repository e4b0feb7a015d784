import { atSite } from '#i18n/siteClock.ts';
import { parsedUrl } from '#sites/parsedUrl.ts';
import type { Banner } from '../settings/contract.ts';
import type { Toast, ToastCta } from '../toasts/rules.ts';

/** Where and when a page would show a banner. */
export interface Showing {
  language: string;
  /** Epoch milliseconds. */
  now: number;
  /** Origins to which the banner may lead: of the page itself, which comes first, and of the catalogue. */
  origins: readonly [string, ...string[]];
}

/**
 * The toast of a banner. A link to another host is left out, and the text stays.
 * @returns undefined outside of the banner's time, where an instant cannot be read, and without a text in the language
 */
export function bannerToast(banner: Banner, { language, now, origins }: Showing): Toast | undefined {
  const { level, link } = banner;
  const from = instant(banner.from, -Infinity);
  const until = instant(banner.until, Infinity);
  const content = textIn(banner.text, language);
  if (content === '' || !(from <= now && now < until)) return undefined;
  const cta = link && ctaOf(link, { language, origins });
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
  { language, origins }: Pick<Showing, 'language' | 'origins'>,
): ToastCta | undefined {
  const label = textIn(text, language);
  const address = followable(href, origins);
  return label === '' || address === undefined ? undefined : { label, href: address };
}

function followable(href: string, origins: Showing['origins']): string | undefined {
  const url = parsedUrl(href, origins[0]);
  return url && origins.includes(url.origin) ? url.href : undefined;
}
