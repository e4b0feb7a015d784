import type { LocalSettings, Target } from './environmentSettings.ts';
import type { Site } from './site.ts';

/** An origin of its own for each target that can have one. Every name below localhost leads to this machine. */
const OTHER_ORIGINS = {
  catalogueWeb: 'http://catalogue.localhost:*',
  catalogueMobile: 'http://mobile.localhost:*',
  tunnel: 'http://tunnel.localhost:*',
  captcha: 'http://captcha.localhost:*',
} as const satisfies Partial<Record<Target, string>>;

/** The site as `npm run test:all -- origins` builds and serves it: on a developer's machine, its targets are other origins. */
export function withOtherOrigins<S extends Site>(site: S): S {
  if (!site.local) return site;
  const { captcha, ...others } = OTHER_ORIGINS;
  const { apiOrigins, captcha: settings } = site.local;
  return {
    ...site,
    local: {
      ...site.local,
      apiOrigins: { ...apiOrigins, ...others },
      captcha: { ...settings, origin: captcha },
    },
  };
}

/** The targets that answer at a host name of a developer's machine. */
export function targetsAt(hostname: string, { apiOrigins, captcha }: LocalSettings): Target[] {
  const origins: Record<Target, string> = { ...apiOrigins, captcha: captcha.origin };
  const targets = Object.keys(origins) as Target[];
  const isThere = (target: Target): boolean => origins[target].startsWith(`http://${hostname}:`);
  const there = targets.filter(isThere);
  // Any other host name is one of the pages' own.
  return there.length > 0 ? there : targets.filter((target) => origins[target] === '');
}
