import { IdentityError, SessionOver } from '#identity/identity.ts';
import { $session, ownCredentials } from '#identity/session.ts';
import { hasSessionHint } from '#identity/sdkCookie.ts';
import { inTurn, lastProof, noteProof } from '#identity/turn.ts';
import { parentDomain } from '#platform/cookies.ts';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';
import type { ProviderSettings } from '#sites/environmentSettings.ts';

/*
 * The session may have ended, or changed hands, on another site of the tenant, which cannot tell this one. So a tab asks
 * the provider when it is shown again, and before an act whose last proof is old (`calls.ts`). Fetched then.
 */

/** As long as the provider may take for an answer: a customer who acts does not wait longer. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 60_000;

let askedAt = -Infinity;

/**
 * Resolves once the page knows whether the session still is the provider's, or cannot learn it: the token goes on then,
 * as long as it lives. A session that is over, or another customer's, has ended in this document by then.
 * @param age of a proof that is young enough, in milliseconds
 */
export async function proveSession(age: number): Promise<void> {
  const { identity } = environmentOf(platform().location(), site, __DEMO__);
  const provider = identity.mode === 'provider' ? identity : undefined;
  if (provider && !canAnswer(provider)) return;
  const hasHint = (): boolean => !provider || hasSessionHint(provider.clientId);
  const hadHint = hasHint();
  const asked = inTurn('renewal', PATIENCE_MS, () => ask(age, () => hadHint && !hasHint()));
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** @param hasEnded whether another tab has just heard that the session is over */
async function ask(age: number, hasEnded: () => boolean): Promise<void> {
  const session = $session.get();
  const now = platform().now();
  if (session.status !== 'authenticated' || now - askedAt < PAUSE_MS) return;
  const { accountId } = session.claims;
  if (now - lastProof(accountId) < age) return;
  askedAt = now;
  const found = await ownCredentials((current) => {
    if (hasEnded()) throw new SessionOver();
    if (!current.prove) throw new IdentityError('unknown');
    return current.prove();
  });
  if (found) noteProof(accountId);
}

/**
 * Whether a silent answer means anything. A frame without the provider's cookies says that nobody is signed in. It has
 * them on one site with the page, and where this document has found its session in it. A refresh token needs no frame.
 */
function canAnswer({ domain, useRefreshTokens }: ProviderSettings): boolean {
  const { hostname } = platform().location();
  const provider = new URL(domain).hostname;
  const isOfSite = provider === hostname || provider.endsWith(parentDomain(hostname) ?? ' ');
  const [opened] = performance.getEntriesByType('navigation');
  return (
    useRefreshTokens ||
    (isOfSite && window.parent === window) ||
    (opened !== undefined && !opened.name.includes('/callback/'))
  );
}
