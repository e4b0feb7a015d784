import { createRemoteJWKSet, decodeJwt, errors, jwtVerify } from 'jose';
import type { ProviderSettings } from '#sites/environmentSettings.ts';
import { messageOf } from '../explain.ts';
import { ask, type Deployment, line, right, wrong, type Line } from './deployment.ts';
import { keysAddress } from './discovery.ts';

/** Of a customer's session, as the network log of a browser shows them. */
export interface Tokens {
  access?: string | undefined;
  identity?: string | undefined;
}

const LONGEST_S = 3600;

/** What a session's tokens say, and whether the API takes them. Nothing without tokens. */
export async function tokens(deployment: Deployment, { access, identity }: Tokens): Promise<Line[]> {
  const settings = deployment.environment.identity;
  return [
    ...(access === undefined ? [] : await accessLines(deployment, access)),
    ...(identity === undefined || settings.mode !== 'provider'
      ? []
      : identityLines(identity, settings.claims)),
  ];
}

async function accessLines({ origin, site, environment }: Deployment, token: string): Promise<Line[]> {
  const settings = environment.identity;
  if (settings.mode !== 'provider') return [];
  const { domain, audience, openId } = settings;
  const base = environment.apiOrigins.client === '' ? origin : environment.apiOrigins.client;
  const reply = await ask(`${base}/api/accounts/me?language=${site.languages[0]}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const check = await verified(token, settings).then(
    () => right('access token'),
    (error: unknown) =>
      wrong(
        'access token',
        explained(error),
        `It has to be of ${openId?.issuer ?? `${domain}/`} for ${audience}, and not expired.`,
      ),
  );
  const { iat, exp } = decoded(token) ?? {};
  const life = Number(exp) - Number(iat);
  return [
    check,
    line(
      'access token: life',
      !(life > LONGEST_S),
      `It lives ${String(Math.round(life / 60))} minutes.`,
      'After a sign-out on another site it works until its end: ten minutes are enough, an hour is the most.',
    ),
    line(
      'access token: API',
      reply.status === 200,
      `GET /api/accounts/me with it answers ${String(reply.status)}.`,
      'Forward the header Authorization, and let the backend check tokens against the keys of the tenant.',
    ),
  ];
}

/** Checks the token as the API has to: with the keys that the tenant publishes. */
async function verified(token: string, settings: ProviderSettings): Promise<void> {
  const { domain, audience, openId } = settings;
  const keys = createRemoteJWKSet(
    new URL((await keysAddress(settings)) ?? `${domain}/.well-known/jwks.json`),
  );
  await jwtVerify(token, keys, { issuer: openId?.issuer ?? `${domain}/`, audience, algorithms: ['RS256'] });
}

function explained(error: unknown): string {
  if (error instanceof errors.JWTClaimValidationFailed)
    return `Its claim ${error.claim} is wrong: ${error.message}.`;
  return `${messageOf(error)}.`;
}

/** @param namespace what the names of the tenant's own claims begin with */
function identityLines(token: string, namespace: string): Line[] {
  const claims = decoded(token);
  if (!claims)
    return [wrong('identity token', 'It is no JSON Web Token.', 'Give the id_token of /oauth/token.')];
  const accountId = claims[`${namespace}account_id`];
  const missing = [`${namespace}icu`, `${namespace}first_login`, 'email_verified'].filter(
    (name) => claims[name] === undefined,
  );
  return [
    line(
      'identity token: account',
      Number.isSafeInteger(accountId) || (typeof accountId === 'string' && accountId !== ''),
      `Its claim ${namespace}account_id is ${JSON.stringify(accountId)}.`,
      'Let the tenant add it when somebody signs in: without it every sign-in ends on the error page.',
    ),
    line(
      'identity token: claims',
      missing.length === 0,
      `It has no ${missing.join(', ')}.`,
      'Let the tenant add them when somebody signs in (docs/connect.md, Claims).',
    ),
  ];
}

function decoded(token: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return decodeJwt(token);
  } catch {
    return undefined;
  }
}
