import { pageElements } from '#export/html.ts';
import { policyMetas } from '#export/policyMeta.ts';

/**
 * The grading of the Mozilla HTTP Observatory (github.com/mdn/mdn-http-observatory, src/grader and
 * src/analyzer/tests), as far as it concerns a static site that sets no cookie, allows no other origin and loads no
 * script of another origin by itself.
 */
export interface Served {
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  html: string;
  /** Whether addresses without encryption in the policy count as unsafe. */
  https: boolean;
}

const TOO_BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const SIX_MONTHS_SECONDS = 15_768_000;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/** Points are added only to a score that is at least this high. */
const EXTRA_CREDIT_FROM = 90;

/** 100 and above is A+. */
export function observatoryScore(served: Served): number {
  const modifiers = Object.values(observatoryModifiers(served));
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
  const base = 100 + sum(modifiers.filter((one) => one < 0));
  return Math.max(0, base < EXTRA_CREDIT_FROM ? base : base + sum(modifiers.filter((one) => one > 0)));
}

/** The points that each test of the Observatory adds or takes. */
export function observatoryModifiers({ headers, html, https }: Served): Record<string, number> {
  const policies = [
    ...(headers['content-security-policy'] ?? '').split(','),
    ...policyMetas(pageElements(html)).map(({ attributes }) => attributes.content ?? ''),
  ]
    .map(directives)
    .filter(({ size }) => size > 0);
  return {
    'content-security-policy': policyModifier(policies, https),
    'x-frame-options': framingModifier(headers),
    'strict-transport-security': transportModifier(headers['strict-transport-security']),
    'referrer-policy': referrerModifier(headers['referrer-policy']),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'cross-origin-resource-policy': resourceModifier(headers['cross-origin-resource-policy']),
  };
}

type Directives = ReadonlyMap<string, readonly string[]>;

function directives(policy: string): Directives {
  return new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .flatMap(([name = '', ...sources]) => (name === '' ? [] : [[name.toLowerCase(), sources] as const])),
  );
}

function policyModifier(policies: readonly Directives[], https: boolean): number {
  if (policies.length === 0) return -25;
  // The grading looks at the sources that all policies together list for a directive.
  const sourcesOf = (name: string) => policies.flatMap((policy) => policy.get(name) ?? []);
  const or = (name: string) => {
    const own = sourcesOf(name);
    return own.length > 0 ? own : sourcesOf('default-src');
  };
  const [scripts, styles, objects] = [or('script-src'), or('style-src'), or('object-src')];
  const isUnsafe = (source: string) => TOO_BROAD.includes(source) || source === 'data:';
  const isInline = (sources: readonly string[]) =>
    sources.includes("'unsafe-inline'") && !sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source));
  if (scripts.length === 0 || scripts.some(isUnsafe) || isInline(scripts)) return -20;
  if (objects.length === 0 || objects.some((source) => TOO_BROAD.includes(source))) return -20;
  if (
    https &&
    policies.some((policy) => [...policy.values()].flat().some((one) => /^(?:http|ftp):/.test(one)))
  )
    return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (styles.some(isUnsafe) || isInline(styles)) return 0;
  return sourcesOf('default-src').join(' ') === "'none'" ? 10 : 5;
}

/** Only a header counts: a policy in a meta element cannot restrict framing. */
function framingModifier(headers: Served['headers']): number {
  const ancestors = directives(headers['content-security-policy'] ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => TOO_BROAD.includes(source))) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

function transportModifier(header = ''): number {
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? -1);
  if (seconds < 0) return -20;
  return seconds >= SIX_MONTHS_SECONDS ? 0 : -10;
}

function referrerModifier(header: string | undefined): number {
  if (header === undefined) return 0;
  return PRIVATE.includes(header) ? 5 : -5;
}

function resourceModifier(header: string | undefined): number {
  if (header === undefined || header === 'cross-origin') return 0;
  return header === 'same-origin' || header === 'same-site' ? 10 : -5;
}
