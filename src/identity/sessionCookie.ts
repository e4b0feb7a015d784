import { AUTH_COOKIE_DAYS, parentDomain } from '#platform/cookies.ts';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';

/**
 * Tells the chain's other sites about the session: `1`, for one hour, on the parent domain (specification, section 9).
 */
const NAME = `${site.id}_auth`;

export function flagSession(): void {
  platform().cookies.write(NAME, '1', {
    days: AUTH_COOKIE_DAYS,
    domain: parentDomain(platform().location().hostname),
  });
}

export function unflagSession(): void {
  platform().cookies.remove(NAME, { domain: parentDomain(platform().location().hostname) });
}
