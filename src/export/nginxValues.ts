import { environmentAt } from '../sites/environment.ts';
import type { Site, Tier } from '../sites/site.ts';

/** What the configuration for nginx takes from its deployment; the build knows everything else. */
export interface NginxValues {
  /** The value of nginx's `listen`: `443 ssl`, `127.0.0.1:8080`. */
  listen: string;
  serverName: string | undefined;
  /** The site's own certificate and its key, where nginx itself ends the customers' TLS. */
  certificate: string | undefined;
  key: string | undefined;
  /** The uploaded folder. */
  root: string;
  /**
   * The origin that calls are forwarded to. Its host name is the name that the backend's certificate must have.
   * Undefined where nothing is forwarded: an export for a developer's machine, or with invented content.
   */
  backend: string | undefined;
  /** The file of the authorities whose certificates are accepted from the backend. */
  authorities: string;
  /** Whether nginx has the module for Brotli files, which is not part of nginx itself. */
  brotli: boolean;
}

/** Anything else could end a directive and begin another one. */
const ONE_DIRECTIVE = /^[^;{}"'\\\n#]+$/;

/**
 * The values of a site from the variables `NGINX_*`, which `docs/deploy.md` lists. `{site}` stands for the site's id.
 * @throws Error for a value that nginx would misread, for a backend that is not reached over TLS, and for a deployed tier
 * without a backend
 */
export function nginxValues(
  site: Site,
  tier: Tier,
  env: Readonly<Record<string, string | undefined>>,
): NginxValues {
  const { id } = site;
  const value = (name: string): string | undefined => {
    const text = env[name]?.replaceAll('{site}', id);
    if (text === undefined || text === '') return undefined;
    if (ONE_DIRECTIVE.test(text)) return text;
    throw new Error(`${name} must not contain quotes, braces, semicolons or backslashes: ${text}`);
  };
  const serverName = value('NGINX_SERVER_NAME');
  const backend =
    value('NGINX_BACKEND') ?? backendOf(site, tier, serverName) ?? value(`API_ORIGIN_${id.toUpperCase()}`);
  if (backend === undefined && tier !== 'local' && env.STAND_IN !== '1')
    throw new Error(
      `The ${id} site has no backend ${serverName === undefined ? `in ${tier}` : `at ${serverName}`}: give apiOrigin in src/sites/${id}/environments.ts, or NGINX_BACKEND.`,
    );
  return {
    listen: value('NGINX_LISTEN') ?? '8080',
    serverName,
    certificate: value('NGINX_CERTIFICATE'),
    key: value('NGINX_KEY'),
    root: value('NGINX_ROOT') ?? `/srv/${id}`,
    backend: backend === undefined ? undefined : tlsOrigin(backend),
    authorities: value('NGINX_AUTHORITIES') ?? '/etc/ssl/certs/ca-certificates.crt',
    brotli: value('NGINX_BROTLI') === 'on',
  };
}

/** The backend of the environment that has the server's name, else of the tier's first environment. */
function backendOf(site: Site, tier: Tier, serverName: string | undefined): string | undefined {
  const environment =
    serverName === undefined
      ? site.environments.find((one) => one.tier === tier)
      : environmentAt(serverName, site);
  return environment?.apiOrigin;
}

function tlsOrigin(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol === 'https:' && url.origin === text.replace(/\/$/, '')) return url.origin;
  throw new Error(`NGINX_BACKEND must be an origin that begins with https://, not "${text}"`);
}
