import type { BrowserContext, Page } from '@playwright/test';
import type { RecordedCall } from '#sandbox/state.ts';
import { CLOCK_SHIFT_MS } from './shiftedClock.ts';
import { PROVIDER_URL } from './sites.ts';
import type { Sandbox } from './test.ts';

export const SIGN_IN_PAGE = new RegExp(`^${PROVIDER_URL}/u/login`);

/** The cookie of the identity library that says that somebody has signed in. */
export const HINT = 'auth0.lumen-fr.is.authenticated';

/** The address of the French error page with a reason. */
export function errorPage(reason: string): RegExp {
  return new RegExp(`/fr/error/\\?reason=${reason}(&|$)`);
}

export async function cookie(context: BrowserContext, name: string) {
  return (await context.cookies()).find((one) => one.name === name);
}

/** Seconds until the cookie expires, by the clock of the machine, as the browser counts them. */
export async function lifeOf(context: BrowserContext, name: string): Promise<number> {
  return ((await cookie(context, name))?.expires ?? 0) - (Date.now() - CLOCK_SHIFT_MS) / 1000;
}

export function tokenCalls(provider: Sandbox): Promise<RecordedCall[]> {
  return provider.calls('POST /oauth/token');
}

/** Ends the session on the site but not at the provider: the next page signs in again without asking. */
export async function forgetHere(page: Page): Promise<void> {
  // A call of the page that is still under way would set the cookies again. A document of the same site ends the page's
  // scripts before it shows. `about:blank` may get a process of its own, and the page's scripts run on for a moment.
  await page.goto('/favicon.svg');
  await page.context().clearCookies({ name: /^(_legacy_)?auth0\.|^fr_auth$/ });
}

export async function endAtProvider(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: /^_session/ });
}

/** Lets the sandbox know this browser also in frames of another site, so that its faults hit them. */
export async function knowInFrames(context: BrowserContext): Promise<void> {
  const known = await cookie(context, 'sandbox');
  if (known) await context.addCookies([{ ...known, sameSite: 'None', secure: true }]);
}
