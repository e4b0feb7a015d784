import type { ProviderSettings } from '#sites/environmentSettings.ts';
import { json } from './api.ts';
import { ask } from './deployment.ts';
import { line, type Line } from './lines.ts';

/** What the tenant publishes about itself. Anybody may have written it. */
interface Discovery {
  issuer?: unknown;
  jwks_uri?: unknown;
  authorization_endpoint?: unknown;
  token_endpoint?: unknown;
}

/** What the tenant says about itself: its name, its keys, and where it is asked. */
export async function discovery({ domain }: Pick<ProviderSettings, 'domain'>): Promise<Line[]> {
  const { address, status, published } = await discovered(domain);
  const keysAt = keysOf(published);
  const elsewhere = [
    elsewherePath(published.authorization_endpoint, `${domain}/authorize`),
    elsewherePath(published.token_endpoint, `${domain}/oauth/token`),
  ].filter((path) => path !== undefined);
  return [
    line(
      'tenant: discovery',
      status === 200 && published.issuer === `${domain}/`,
      `${address} answers ${String(status)} with the issuer ${JSON.stringify(published.issuer)}, not “${domain}/”.`,
      'Give the address of the tenant that issues the tokens, its custom domain where it has one.',
    ),
    line(
      'tenant: keys',
      hasKeys(keysAt === undefined ? undefined : json(await ask(keysAt))),
      `${String(keysAt)} has no key for RS256.`,
      'Let the tenant sign with RS256: the API checks its signatures with these keys.',
    ),
    line(
      'tenant: paths',
      elsewhere.length === 0,
      `The tenant is asked at ${elsewhere.join(' and ')}, where the site does not ask.`,
      'Let the tenant answer at Auth0’s paths, /authorize and /oauth/token (docs/connect.md, The tenant).',
    ),
  ];
}

/** Where the tenant's keys are; undefined for a tenant that does not say so. */
export async function keysAddress(domain: string): Promise<string | undefined> {
  return keysOf((await discovered(domain)).published);
}

async function discovered(domain: string) {
  const address = `${domain}/.well-known/openid-configuration`;
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

/** The published address where it is not the site's. A tenant that publishes none is asked at the site's. */
function elsewherePath(published: unknown, asked: string): string | undefined {
  return typeof published === 'string' && published !== asked ? published : undefined;
}
