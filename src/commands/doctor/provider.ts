import { createHash, randomBytes } from 'node:crypto';
import type { ProviderSettings } from '#sites/environmentSettings.ts';
import { routePath } from '#sites/routes.ts';
import { allowsOrigin } from './cors.ts';
import { ask, redirectOf, type Deployment, type Reply } from './deployment.ts';
import { json } from './api.ts';
import { line, type Line } from './lines.ts';

interface Discovery {
  issuer?: unknown;
  jwks_uri?: unknown;
}

/** The tenant's settings, as far as a tenant shows them to somebody who is not signed in. */
export async function provider({ origin, site, environment: { identity } }: Deployment): Promise<Line[]> {
  if (identity.mode !== 'provider') return [];
  return [
    ...(await discovery(identity)),
    ...(await authorization(origin, identity)),
    ...(await Promise.all(
      site.languages.map((language) => logout(origin + routePath(language, 'home'), language, identity)),
    )),
    await tokenEndpoint(origin, identity),
  ];
}

async function discovery({ domain }: ProviderSettings): Promise<Line[]> {
  const address = `${domain}/.well-known/openid-configuration`;
  const reply = await ask(address);
  const { issuer, jwks_uri: keysAt } = (json(reply) ?? {}) as Discovery;
  const keys = typeof keysAt === 'string' ? json(await ask(keysAt)) : undefined;
  return [
    line(
      'tenant: discovery',
      reply.status === 200 && issuer === `${domain}/`,
      `${address} answers ${String(reply.status)} with the issuer ${JSON.stringify(issuer)}, not “${domain}/”.`,
      'Give the address of the tenant that issues the tokens, its custom domain where it has one.',
    ),
    line(
      'tenant: keys',
      hasKeys(keys),
      `${String(keysAt)} has no key for RS256.`,
      'Let the tenant sign with RS256: the API checks its signatures with these keys.',
    ),
  ];
}

function hasKeys(keys: unknown): boolean {
  const list = (keys as { keys?: unknown } | undefined)?.keys;
  return Array.isArray(list) && list.some(({ kty }: { kty?: unknown }) => kty === 'RSA');
}

/** Without a session the tenant refuses a silent request, and sends the refusal to addresses that it knows. */
async function authorization(origin: string, identity: ProviderSettings): Promise<Line[]> {
  const callback = `${origin}/callback/`;
  const asked = authorizeAddress(identity, callback, 'query');
  const answer = await ask(asked);
  const led = redirectOf(answer, asked);
  const isAccepted = led?.startsWith(`${callback}?`) === true;
  const error = isAccepted ? (new URL(led).searchParams.get('error') ?? '') : '';
  const text = isAccepted ? (new URL(led).searchParams.get('error_description') ?? '') : '';
  const silent = await ask(authorizeAddress(identity, callback, 'web_message'));
  return [
    line(
      'tenant: callback address',
      isAccepted,
      `The tenant answers ${String(answer.status)} and does not lead to ${callback}.`,
      `Add ${callback}, with its slash, to the callback addresses of the client ${identity.clientId}.`,
    ),
    line(
      'tenant: audience',
      isAccepted && ['login_required', 'interaction_required', 'consent_required'].includes(error),
      `The tenant refuses the audience ${identity.audience}: ${isAccepted ? `${error} ${text}` : 'it shows an error page'}.`,
      `Add an API with the identifier ${identity.audience} to the tenant, and allow the client to use it.`,
    ),
    line(
      'tenant: silent requests',
      isReadable(silent, origin),
      'A request in a hidden frame gets no answer that the page can read.',
      `Add ${origin} to the web origins of the client, and let the tenant be framed by it.`,
    ),
  ];
}

function isReadable({ status, text, headers }: Reply, origin: string): boolean {
  return (
    status === 200 &&
    text.includes('login_required') &&
    text.includes(origin) &&
    !headers.has('x-frame-options')
  );
}

function authorizeAddress(
  { domain, clientId, audience }: ProviderSettings,
  callback: string,
  mode: 'query' | 'web_message',
): string {
  const query = new URLSearchParams({
    client_id: clientId,
    audience,
    scope: 'openid profile email',
    redirect_uri: callback,
    response_type: 'code',
    response_mode: mode,
    prompt: 'none',
    state: randomBytes(16).toString('base64url'),
    nonce: randomBytes(16).toString('base64url'),
    code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return `${domain}/authorize?${query.toString()}`;
}

async function logout(home: string, language: string, { domain, clientId }: ProviderSettings): Promise<Line> {
  const query = new URLSearchParams({ client_id: clientId, returnTo: home });
  const address = `${domain}/v2/logout?${query.toString()}`;
  const reply = await ask(address);
  const led = redirectOf(reply, address);
  return line(
    `tenant: logout address of ${language}`,
    led === home,
    `The tenant answers ${String(reply.status)} and does not lead to ${home}.`,
    `Add ${home}, with its slash, to the logout addresses of the client ${clientId}.`,
  );
}

async function tokenEndpoint(origin: string, { domain, clientId }: ProviderSettings): Promise<Line> {
  const reply = await ask(`${domain}/oauth/token`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      code: 'doctor',
      code_verifier: randomBytes(32).toString('base64url'),
      redirect_uri: `${origin}/callback/`,
    }),
  });
  return line(
    'tenant: web origin',
    allowsOrigin(reply, origin),
    `${domain}/oauth/token does not allow ${origin}.`,
    `Add ${origin} to the web origins of the client, and to its origins for CORS.`,
  );
}
