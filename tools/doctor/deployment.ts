import type { Environment } from '#sites/environment.ts';
import type { Site, Tier } from '#sites/site.ts';

/** One line of the report. Without a problem everything about it is right. */
export interface Line {
  name: string;
  problem?: string;
  /** What to do about the problem. */
  advice?: string;
}

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

/** A deployed site, as it is looked at from outside. */
export interface Deployment {
  origin: string;
  site: Site;
  tier: Tier;
  environment: Environment;
}

const TIMEOUT_MS = 15_000;

const UNTRUSTED = /CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS/;

/** A host that did not answer. The message says why. */
export class Unanswered extends Error {
  readonly advice: string;

  constructor({ host, hostname }: URL, error: unknown) {
    const { cause, message } = error as Error;
    const { code = message } = Object(cause) as { code?: string };
    const [problem, advice] = UNTRUSTED.test(code)
      ? [
          `The certificate of ${host} is not trusted (${code}).`,
          'Let the host send its whole chain; NODE_EXTRA_CA_CERTS names the file of an authority of your own.',
        ]
      : code === 'ENOTFOUND'
        ? [`There is no host called ${hostname}.`, 'Correct the name, or add it to the DNS.']
        : [`${host} does not answer (${code}).`, 'Make it reachable from here.'];
    super(problem, { cause: error });
    this.advice = advice;
  }
}

/**
 * One request. Redirects are answers.
 * @throws Unanswered
 */
export async function ask(address: string, init: RequestInit = {}): Promise<Reply> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(address, { ...init, redirect: 'manual', signal }).catch((error: unknown) => {
    throw new Unanswered(new URL(address), error);
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The address that a reply redirects to; undefined for a reply that does not redirect. */
export function redirectOf({ status, headers }: Reply, asked: string): string | undefined {
  const location = headers.get('location');
  if (status < 300 || status > 399 || location === null) return undefined;
  return URL.parse(location, asked)?.href;
}

/** How many seconds a cache may give out an answer without asking. */
export function freshSeconds(headers: Headers): number {
  const value = headers.get('cache-control') ?? '';
  if (/no-store|no-cache/.test(value)) return 0;
  return Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
}

export function isHtml({ headers }: Reply): boolean {
  return (headers.get('content-type') ?? '').includes('text/html');
}

export function right(name: string): Line {
  return { name };
}

export function wrong(name: string, problem: string, advice: string): Line {
  return { name, problem, advice };
}

/** One line about one condition. */
export function line(name: string, holds: boolean, problem: string, advice: string): Line {
  return holds ? right(name) : wrong(name, problem, advice);
}

export function shown({ name, problem, advice }: Line): string {
  if (problem === undefined) return `✓ ${name}`;
  return `✗ ${name}\n    ${problem}${advice === undefined ? '' : `\n    → ${advice}`}`;
}
