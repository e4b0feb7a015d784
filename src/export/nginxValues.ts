import { environmentAt } from '../sites/environment.ts';
import type { NamedEnvironment } from '../sites/environmentSettings.ts';
import type { Site, Tier } from '../sites/site.ts';

/** What the configuration for nginx takes from its deployment; the build knows everything else. */
export interface NginxValues {
  /** The value of nginx's `listen`: `443 ssl`, `127.0.0.1:8080`. */
  listen: string;
  /** The only names that the site answers to. `*` stands for a number, and a first dot for any subdomain or none. */
  hosts: readonly string[];
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
  /** What stands between customers and nginx, and tells whose request it is: addresses and networks. */
  proxies: readonly string[];
  /** Whether nginx compresses the backend's answers. */
  compressed: boolean;
}

/** Anything else could end a directive and begin another one. */
const ONE_DIRECTIVE = /^[^;{}"'\\\n#]+$/;

/**
 * The values of a site from the variables `NGINX_*`, which `docs/deploy.md` lists. `{site}` stands for the site's id.
 * @throws Error for a value that nginx would misread, for a backend that is not reached over TLS, and for a deployed tier
 * without a backend or with a host that none of its environments has
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
  const list = (name: string): string[] | undefined => value(name)?.trim().split(/\s+/);
  const names = list('NGINX_SERVER_NAME');
  const { hosts, environment } =
    tier === 'local'
      ? { hosts: names ?? ['.localhost'], environment: undefined }
      : environmentNamed(site, tier, names);
  const backend = value('NGINX_BACKEND') ?? environment?.apiOrigin ?? value(`API_ORIGIN_${id.toUpperCase()}`);
  if (backend === undefined && tier !== 'local' && env.STAND_IN !== '1')
    throw new Error(
      `The ${id} site has no backend at ${hosts.join(', ')}: give apiOrigin in src/sites/${id}/environments.ts, or NGINX_BACKEND.`,
    );
  return {
    listen: value('NGINX_LISTEN') ?? '8080',
    hosts,
    certificate: value('NGINX_CERTIFICATE'),
    key: value('NGINX_KEY'),
    root: value('NGINX_ROOT') ?? `/srv/${id}`,
    backend: backend === undefined ? undefined : tlsOrigin(backend),
    authorities: value('NGINX_AUTHORITIES') ?? '/etc/ssl/certs/ca-certificates.crt',
    brotli: value('NGINX_BROTLI') === 'on',
    proxies: list('NGINX_PROXIES') ?? [],
    compressed: environment?.identity.mode !== 'cookieSession',
  };
}

/**
 * The environment of the tier that has one of these host names, with those names alone, else the tier's first with all
 * of its own. Names of other sites are theirs: one variable serves the sites of a container.
 */
function environmentNamed(
  site: Site,
  tier: Tier,
  names: readonly string[] | undefined,
): { hosts: readonly string[]; environment: NamedEnvironment | undefined } {
  const environments = site.environments.filter((one) => one.tier === tier);
  if (names === undefined) return { hosts: environments[0]?.hosts ?? [], environment: environments[0] };
  const found = names.flatMap((host) => {
    const environment = environmentAt(host, { ...site, environments });
    return environment ? [{ host, environment }] : [];
  });
  const [first, ...others] = found;
  if (first && others.every(({ environment }) => environment === first.environment))
    return { hosts: found.map(({ host }) => host), environment: first.environment };
  throw new Error(
    `NGINX_SERVER_NAME must have hosts of one ${tier} environment of src/sites/${site.id}/environments.ts, not ${names.join(', ')}`,
  );
}

function tlsOrigin(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol === 'https:' && url.origin === text.replace(/\/$/, '')) return url.origin;
  throw new Error(`NGINX_BACKEND must be an origin that begins with https://, not "${text}"`);
}
