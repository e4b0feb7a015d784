import { createHash, randomBytes } from 'node:crypto';
import type { ProviderSettings } from '#sites/environmentSettings.ts';
import { routePath } from '#sites/routes.ts';
import { allowsOrigin } from './cors.ts';
import { ask, redirectOf, right, wrong, type Deployment, type Reply, line, type Line } from './deployment.ts';
import { discovery } from './discovery.ts';
import { fits } from './headers.ts';

/** The tenant's settings, as far as a tenant shows them to somebody who is not signed in. */
export async function provider({ origin, site, environment: { identity } }: Deployment): Promise<Line[]> {
  if (identity.mode !== 'provider') return [];
  return [
    ...(await discovery(identity)),
    ...(await authorization(origin, identity)),
    // That of OpenID Connect may ask first, which no program can answer.
    ...(await Promise.all(
      (identity.openId ? [] : site.languages).map((language) =>
        logout(origin + routePath(language, 'home'), language, identity),
      ),
    )),
    await tokenEndpoint(origin, identity),
  ];
}

/** Without a session the tenant refuses a silent request, and sends the refusal to addresses that it knows. */
async function authorization(origin: string, identity: ProviderSettings): Promise<Line[]> {
  const callback = `${origin}/callback/`;
  const { audience, clientId } = identity;
  const asked = authorizeAddress(identity, callback, 'query');
  const answer = await ask(asked);
  const led = redirectOf(answer, asked);
  // Whatever else is asked with an address that the tenant does not know is refused for that address.
  if (!led?.startsWith(`${callback}?`))
    return [
      wrong(
        'tenant: callback address',
        `The tenant answers ${String(answer.status)} and does not lead to ${callback}.`,
        `Add ${callback}, with its slash, to the callback addresses of the client ${clientId}.`,
      ),
    ];
  const { searchParams } = new URL(led);
  const error = searchParams.get('error') ?? '';
  return [
    right('tenant: callback address'),
    line(
      'tenant: audience',
      ['login_required', 'interaction_required', 'consent_required'].includes(error),
      `The tenant refuses the audience ${audience}: ${error} ${searchParams.get('error_description') ?? ''}.`,
      `Add an API with the identifier ${audience} to the tenant, and allow the client to use it.`,
    ),
    ...(identity.openId?.hasFrame === false ? [] : [await silentRequests(origin, identity, callback)]),
  ];
}

async function silentRequests(origin: string, identity: ProviderSettings, callback: string): Promise<Line> {
  return line(
    'tenant: silent requests',
    isReadable(await ask(authorizeAddress(identity, callback, 'web_message')), origin),
    'A request in a hidden frame gets no answer that the page can read.',
    `Add ${origin} to the web origins of the client, and let the tenant be framed by it; or set openId.hasFrame to false (docs/connect.md, The tenant).`,
  );
}

/** Whatever the status: a frame runs the answer of each. Auth0 refuses with 200, and others with 400. */
function isReadable({ text, headers }: Reply, origin: string): boolean {
  return (
    text.includes('login_required') &&
    text.replaceAll('\\/', '/').includes(origin) &&
    !headers.has('x-frame-options') &&
    mayBeFramed(headers.get('content-security-policy') ?? '', origin)
  );
}

function mayBeFramed(policy: string, origin: string): boolean {
  const [, ancestors] = /frame-ancestors ([^;]*)/.exec(policy) ?? [];
  return ancestors === undefined || ancestors.split(' ').some((source) => fits(source, origin));
}

function authorizeAddress(
  { domain, clientId, audience, openId }: ProviderSettings,
  callback: string,
  mode: 'query' | 'web_message',
): string {
  const query = new URLSearchParams({
    client_id: clientId,
    [openId?.apiParameter ?? 'audience']: audience,
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
  return `${openId?.authorizationEndpoint ?? `${domain}/authorize`}?${query.toString()}`;
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
    reply.status === 200
      ? `Let ${domain}/v2/logout end the session without a question, and lead to its parameter returnTo.`
      : `Add ${home}, with its slash, to the logout addresses of the client ${clientId}.`,
  );
}

async function tokenEndpoint(origin: string, { domain, clientId, openId }: ProviderSettings): Promise<Line> {
  const address = openId?.tokenEndpoint ?? `${domain}/oauth/token`;
  const reply = await ask(address, {
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
    `${address} does not allow ${origin}.`,
    `Add ${origin} to the web origins of the client, and to its origins for CORS.`,
  );
}
