/** Bytes after Brotli 11; 1 kB = 1000 B. */
export interface Sizes {
  script: number;
  html: number;
  style: number;
  /** Of the scripts that a page loads before it asks for the session; of a page without one, all its scripts. */
  session: number;
  /** How many scripts the page loads until it is ready. */
  files: number;
}

export interface PageClass {
  name: string;
  /** Paths of built pages: no leading slash, no `index.html`. */
  matches: RegExp;
  limits: Sizes;
  /** Chunks behind a dynamic import that this page needs before it is ready, by a part of their address. */
  lazyChunks: readonly string[];
}

/** The chunk of start-up that the session does not wait for. */
const STARTUP = '/start.';

/** The budgets of docs/performance.md#byte-budgets. The first class that matches counts. */
const PAGE_CLASSES: readonly PageClass[] = [
  {
    name: '404, error, accessibility',
    matches:
      /^(?:404\.html|(?:\w\w\/)?404\/|(?:\w\w\/)?(?:error|accessibility|maintenance)\/|unknown-host\/|)$/,
    limits: { script: 8_000, html: 6_000, style: 6_000, session: 8_000, files: 6 },
    lazyChunks: [],
  },
  {
    name: 'offline',
    matches: /^offline\/$/,
    limits: { script: 116_000, html: 8_000, style: 8_000, session: 116_000, files: 18 },
    lazyChunks: [],
  },
  {
    name: 'unsubscribe, cancel, withdraw',
    matches: /^(?:m\/)?\w\w\/(?:unsubscribe|cancel|withdraw)\//,
    limits: { script: 12_000, html: 6_000, style: 6_000, session: 12_000, files: 9 },
    lazyChunks: [],
  },
  {
    name: 'callback',
    matches: /^callback\/$/,
    limits: { script: 32_000, html: 4_000, style: 6_000, session: 32_000, files: 8 },
    lazyChunks: [],
  },
  {
    name: 'home',
    matches: /^(?:m\/)?\w\w\/(?:home\/)?$/,
    limits: { script: 128_000, html: 10_000, style: 8_000, session: 27_000, files: 16 },
    lazyChunks: [STARTUP],
  },
  {
    name: 'account',
    matches: /^/,
    limits: { script: 132_000, html: 12_000, style: 8_000, session: 27_000, files: 22 },
    lazyChunks: [STARTUP],
  },
];

export function classOf(page: string): PageClass {
  const found = PAGE_CLASSES.find(({ matches }) => matches.test(page));
  if (!found) throw new Error(`No budget for ${page}`);
  return found;
}

/** Which of the sizes exceed the limits, as in `script 8001 > 8000`. */
export function exceeded(sizes: Sizes, limits: Sizes): string[] {
  return (['script', 'html', 'style', 'session', 'files'] as const)
    .filter((kind) => sizes[kind] > limits[kind])
    .map((kind) => `${kind} ${sizes[kind]} > ${limits[kind]}`);
}
