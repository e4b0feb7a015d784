import type { ProviderSettings } from '#sites/environmentSettings.ts';
import { json } from './api.ts';
import { ask, line, type Line } from './deployment.ts';

/** What the tenant publishes about itself. Anybody may have written it. */
interface Discovery {
  issuer?: unknown;
  jwks_uri?: unknown;
  authorization_endpoint?: unknown;
  token_endpoint?: unknown;
  end_session_endpoint?: unknown;
  response_modes_supported?: unknown;
}

/** What the tenant says about itself: its name, its keys, and where and how it is asked. */
export async function discovery(identity: ProviderSettings): Promise<Line[]> {
  const { address, status, published } = await discovered(identity);
  const issuer = identity.openId?.issuer ?? `${identity.domain}/`;
  const said = settingsOf(published);
  const wrong = Object.entries(askedAs(identity)).filter(
    ([name, asked]) => said[name] !== undefined && said[name] !== asked,
  );
  const isFound = status === 200 && published.issuer === issuer;
  return [
    line(
      'tenant: discovery',
      isFound,
      `${address} answers ${String(status)} with the issuer ${JSON.stringify(published.issuer)}, not “${issuer}”.`,
      'Give the address of the tenant that issues the tokens, its custom domain where it has one; openId.issuer where it has a path.',
    ),
    // Of another tenant the keys say nothing.
    ...(isFound ? [await keys(published)] : []),
    line(
      'tenant: settings',
      wrong.length === 0,
      `The tenant is asked otherwise: ${wrong.map(([name]) => `${name} is ${String(said[name])}`).join(', ')}.`,
      `Set identity.openId to ${JSON.stringify({ issuer: published.issuer, ...said, apiParameter: identity.openId?.apiParameter ?? 'resource' })} (docs/connect.md, The tenant).`,
    ),
  ];
}

async function keys(published: Discovery): Promise<Line> {
  const keysAt = keysOf(published);
  return line(
    'tenant: keys',
    hasKeys(keysAt === undefined ? undefined : json(await ask(keysAt))),
    `${String(keysAt)} has no key for RS256.`,
    'Let the tenant sign with RS256: the API checks its signatures with these keys.',
  );
}

type Asked = Record<string, string | boolean | undefined>;

/** How the site asks, by the names of `openId`. */
function askedAs({ domain, openId }: ProviderSettings): Asked {
  return {
    authorizationEndpoint: openId?.authorizationEndpoint ?? `${domain}/authorize`,
    tokenEndpoint: openId?.tokenEndpoint ?? `${domain}/oauth/token`,
    // Auth0 answers in a frame, and does not say so.
    ...(openId && { hasFrame: openId.hasFrame, endSessionEndpoint: openId.endSessionEndpoint }),
  };
}

/** What the tenant publishes, by the same names. It may leave out what it publishes nothing of. */
function settingsOf(published: Discovery): Asked {
  const address = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  const modes = published.response_modes_supported;
  return {
    authorizationEndpoint: address(published.authorization_endpoint),
    tokenEndpoint: address(published.token_endpoint),
    endSessionEndpoint: address(published.end_session_endpoint),
    hasFrame: Array.isArray(modes) ? modes.includes('web_message') : undefined,
  };
}

/** Where the tenant's keys are; undefined for a tenant that does not say so. */
export async function keysAddress(identity: ProviderSettings): Promise<string | undefined> {
  return keysOf((await discovered(identity)).published);
}

async function discovered({ domain, openId }: ProviderSettings) {
  const issuer = openId?.issuer.replace(/\/$/, '') ?? domain;
  const address = `${issuer}/.well-known/openid-configuration`;
  const reply = await ask(address);
  return { address, status: reply.status, published: (json(reply) ?? {}) as Discovery };
}

function keysOf({ jwks_uri: address }: Discovery): string | undefined {
  return typeof address === 'string' && URL.canParse(address) ? address : undefined;
}

function hasKeys(keys: unknown): boolean {
  const list = (keys as { keys?: unknown } | undefined)?.keys;
  return Array.isArray(list) && list.some(({ kty }: { kty?: unknown }) => kty === 'RSA');
}
