import type { Site } from '../sites/site.ts';

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
  /** The origin that calls are forwarded to. Its host name is the name that the backend's certificate must have. */
  backend: string;
  /** The file of the authorities whose certificates are accepted from the backend. */
  authorities: string;
  /** Whether nginx has the module for Brotli files, which is not part of nginx itself. */
  brotli: boolean;
}

/** Anything else could end a directive and begin another one. */
const ONE_DIRECTIVE = /^[^;{}"'\\\n#]+$/;

/**
 * The values of a site from the variables `NGINX_*`, which `docs/deploy.md` lists. `{site}` stands for the site's id.
 * @throws Error for a value that nginx would misread, and for a backend that is not reached over TLS
 */
export function nginxValues(
  { id, domain, environments }: Site,
  env: Readonly<Record<string, string | undefined>>,
): NginxValues {
  const value = (name: string): string | undefined => {
    const text = env[name]?.replaceAll('{site}', id);
    if (text === undefined || text === '') return undefined;
    if (ONE_DIRECTIVE.test(text)) return text;
    throw new Error(`${name} must not contain quotes, braces, semicolons or backslashes: ${text}`);
  };
  return {
    listen: value('NGINX_LISTEN') ?? '8080',
    serverName: value('NGINX_SERVER_NAME'),
    certificate: value('NGINX_CERTIFICATE'),
    key: value('NGINX_KEY'),
    root: value('NGINX_ROOT') ?? `/srv/${id}`,
    backend: tlsOrigin(value('NGINX_BACKEND') ?? environments[0]?.apiOrigin ?? `https://api.${domain}`),
    authorities: value('NGINX_AUTHORITIES') ?? '/etc/ssl/certs/ca-certificates.crt',
    brotli: value('NGINX_BROTLI') === 'on',
  };
}

function tlsOrigin(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol === 'https:' && url.origin === text.replace(/\/$/, '')) return url.origin;
  throw new Error(`NGINX_BACKEND must be an origin that begins with https://, not "${text}"`);
}
