import type { Site, Tier } from '../sites/site.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * What a meta element cannot say, for hosts that read a `_headers` file. The policy here comes on top of each
 * page's own.
 */
export function headersFile(site: Site, tier: Tier): string {
  const parents = tier === 'local' ? "'self' http://localhost:*" : `'self' https://*.${site.domain}`;
  return `/*
  Content-Security-Policy: frame-ancestors ${parents}; object-src 'none'; base-uri 'none'
  Strict-Transport-Security: max-age=${String(YEAR_SECONDS)}; includeSubDomains
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), payment=(), usb=(), geolocation=(self), screen-wake-lock=(self)
  Cross-Origin-Resource-Policy: same-origin
  Cache-Control: public, max-age=0, must-revalidate

/_astro/*
  Cache-Control: public, max-age=${String(YEAR_SECONDS)}, immutable

/*/unsubscribe/*
  Referrer-Policy: no-referrer
`;
}
