import { FORWARDED, WORKER_PATH } from '../sites/constants.ts';
import { parentsOfTier } from '../sites/environment.ts';
import type { Site, Tier } from '../sites/site.ts';

/** A path pattern, in which `*` stands for any text, and the headers of the paths that fit. Later rules win. */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** The policy of forwarded answers: they are data, and one that is opened as a page may do nothing. */
const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const YEAR_SECONDS = 31_536_000;

/** Headers for rules that a meta element cannot express. The policy here applies in addition to each page's policy. */
export function headerRules(site: Site, tier: Tier): HeaderRule[] {
  const parents = ["'self'", ...parentsOfTier(tier, site)].join(' ');
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': `frame-ancestors ${parents}; object-src 'none'; base-uri 'none'`,
        'Strict-Transport-Security': `max-age=${String(YEAR_SECONDS)}; includeSubDomains`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy':
          'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), screen-wake-lock=(self)',
        'Cross-Origin-Resource-Policy': 'same-origin',
        // The popup in which another identity is linked must be able to answer its opener.
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    },
    {
      pattern: '/_astro/*',
      headers: { 'Cache-Control': `public, max-age=${String(YEAR_SECONDS)}, immutable` },
    },
    // A browser that kept the worker would keep the pages of an old build.
    { pattern: WORKER_PATH, headers: { 'Cache-Control': 'no-cache' } },
    // For hosts that send these headers with forwarded answers too: no cache may give one customer's to another.
    ...FORWARDED.map((path) => ({
      pattern: `${path}*`,
      headers: { 'Content-Security-Policy': ANSWER_POLICY, 'Cache-Control': 'no-store' },
    })),
    { pattern: '/*/unsubscribe/*', headers: { 'Referrer-Policy': 'no-referrer' } },
  ];
}

/** The `_headers` file that several static hosts read. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}
