import type { Language, SiteId } from '../sites/site.ts';
import { FORWARDED } from '../sites/constants.ts';
import type { NginxValues } from './nginxValues.ts';
import type { HeaderRule } from './headers.ts';

/** Where files go. Their requests alone are large, and reach the backend as they arrive. */
export const UPLOADS = ['/api/accounts/me/case', '/api/accounts/me/photo'] as const;

/** What reaches the backend of a request's headers, beside those that nginx sets: a list of the others would have gaps. */
export const PASSED_ON = [
  'Accept',
  'Accept-Language',
  'Authorization',
  'Content-Type',
  'Cookie',
  'Mobile-Key',
  'Origin',
  'Referer',
  'Sec-Fetch-Site',
  'User-Agent',
  'X-Captcha-Response',
] as const;

/** The headers that the backend's answers have in common with pages. The others say what a page may do. */
const OF_ANSWERS = [
  'Content-Security-Policy',
  'Cache-Control',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Cross-Origin-Resource-Policy',
] as const;

const PREFIXES = FORWARDED.map((path) => path.slice(1, -1)).join('|');
/**
 * Marks that backends read in different ways, be they encoded twice: `.`, `/`, `;`, `\\`, control characters, and bytes
 * that are no UTF-8 and may stand for one of them.
 */
const AMBIGUOUS = '(?:25)*(?:2[ef]|3b|5c|[01].|7f|c[01]|e0%[89]|f0%8|f[5-9a-f])';
/** An address that everybody reads alike: no empty part, none of dots alone, and the marks of RFC 3986 but `;`. */
const PLAIN_ADDRESS = String.raw`^/(?:${PREFIXES})(?:/(?!\.+(?:[/?]|$))(?:[\w.~!$&'()*+,=:@-]++|%(?!${AMBIGUOUS})[\da-f][\da-f])++)*+/?(?:\?|$)`;

/**
 * The configuration of one site, to be included inside nginx's `http`. Headers come from maps, because an `add_header`
 * in a location silently drops the headers of the server around it.
 */
export function nginxConf(
  rules: readonly HeaderRule[],
  { id, languages }: { id: SiteId; languages: readonly Language[] },
  values: NginxValues,
): string {
  const { listen, hosts, certificate, key, root, brotli, proxies } = values;
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const locations =
    values.backend === undefined
      ? []
      : [...FORWARDED, ...UPLOADS].map((path) => forwarding(path, id, rules, values));
  const variable = (name: string): string => `${id}_${variableName(name)}`;
  return `${names.map((name) => `map $uri $${variable(name)} {\n${choices(name, rules)}\n}\n`).join('\n')}
${maintenancePage(id, languages)}
${limits(id)}
server {
  listen ${listen};
  server_name ${hosts.map(serverName).join(' ')};
${proxies.map((proxy) => `  set_real_ip_from ${proxy};\n`).join('')}${
    proxies.length === 0 ? '' : '  real_ip_header X-Forwarded-For;\n  real_ip_recursive on;\n'
  }${
    certificate === undefined
      ? ''
      : `  ssl_certificate ${certificate};\n  ssl_certificate_key ${key ?? certificate};\n`
  }  root ${root};
  index index.html;
  error_page 404 /404.html;
  # Behind a CDN nginx knows neither the scheme nor the port that the customer sees.
  absolute_redirect off;
  server_tokens off;
  charset utf-8;
  charset_types text/css text/javascript application/javascript application/json image/svg+xml;
  gzip_static on;
  # Otherwise a cache on the way gives the compressed file to clients that cannot read it.
  gzip_vary on;
  ${brotli ? 'brotli_static on;' : '# brotli_static on; (wants the module ngx_http_brotli_static)'}
${names.map((name) => `  add_header ${name} $${variable(name)} always;`).join('\n')}

  # The first server of an address also gets requests for other hosts and for none.
  if ($http_host = "") {
    return 421;
  }
  if ($host !~ "^(?:${hosts.map(hostExpression).join('|')})$") {
    return 421;
  }
  # nginx finds a location by the address as it reads it, and sends on what came.
  if ($${id}_ambiguous) {
    return 400;
  }

  # Closed while this file exists, see docs/operate.md. Pages that are open still need their scripts.
  set $closed "";
  if (-f ${root}.maintenance) {
    set $closed yes;
  }
  if ($uri ~ ^/(?:_astro|[a-z]+/maintenance)/) {
    set $closed "";
  }
  if ($closed) {
    return 503;
  }
  # An address, not a named location: only then a POST gets the page too, and not a 405.
  error_page 503 $${id}_maintenance;
  add_header Retry-After $${id}_retry_after always;

  location / {
    try_files $uri $uri/ =404;
  }
  # nginx's own list of types does not have manifests.
  location ~ \\.webmanifest$ {
    types { }
    default_type application/manifest+json;
  }
  # For hosts that read this file.
  location = /_headers {
    return 404;
  }
${locations.join('\n')}
}
`;
}

/** In which language the closed site speaks, and when it is worth while to come again: in ten minutes. */
function maintenancePage(id: SiteId, languages: readonly Language[]): string {
  const page = (language: string): string => `/${language}/maintenance/index.html`;
  const [first = '', ...others] = languages;
  const choices = others.map((language) => `  "~^/(?:m/)?${language}/" ${page(language)};\n`);
  return `map $uri $${id}_maintenance {
${choices.join('')}  default ${page(first)};
}

map $status $${id}_retry_after {
  503 600;
}
`;
}

/** What nginx answers by itself: ambiguous addresses of calls, and too many calls from one address. */
function limits(id: SiteId): string {
  return `map $request_uri $${id}_plain {
  "~*${PLAIN_ADDRESS}" yes;
}

map "$${id}_plain $uri" $${id}_ambiguous {
  "~^ /(?:${PREFIXES})/" yes;
}

# A carrier or a cinema may have thousands of customers at one address. A hundred who open three pages in the minute
# before a film make 50 calls a second.
limit_req_zone $binary_remote_addr zone=${id}_calls:10m rate=100r/s;
limit_conn_zone $binary_remote_addr zone=${id}_open:10m;
limit_conn_zone $binary_remote_addr zone=${id}_uploads:10m;
`;
}

/** A host as nginx's `server_name` has it. */
function serverName(host: string): string {
  return host.includes('*') ? `~^${hostExpression(host)}$` : host;
}

function hostExpression(host: string): string {
  return escaped(host)
    .replace(/^\\\./, String.raw`(?:.+\.)?`)
    .replace(String.raw`\*`, '[0-9]+');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`);
}

/** nginx takes the first expression that fits, therefore the last rule comes first. */
function choices(name: string, rules: readonly HeaderRule[]): string {
  return rules
    .flatMap(({ pattern, headers }) => {
      const value = headers[name];
      return value === undefined ? [] : [`  "~${expression(pattern)}" "${value}";`];
    })
    .reverse()
    .join('\n');
}

function expression(pattern: string): string {
  return `^${pattern.split('*').map(escaped).join('.*')}$`;
}

function forwarding(
  path: string,
  id: SiteId,
  rules: readonly HeaderRule[],
  { backend = '', authorities, compressed }: NginxValues,
): string {
  const isUpload = UPLOADS.some((upload) => upload === path);
  return `  location ${isUpload ? '= ' : ''}${path} {
    proxy_pass ${backend};
    # Having some of its own keeps those of the pages away from the API's answers.
${OF_ANSWERS.map((name) => answerHeader(name, path, rules)).join('\n')}
    # By default nginx checks no certificate, and sends the customers' tokens to whoever answers.
    proxy_ssl_verify on;
    proxy_ssl_verify_depth 5;
    proxy_ssl_server_name on;
    proxy_ssl_trusted_certificate ${authorities};
    # Who asks, and where, is what nginx sees, never what a client says.
    proxy_pass_request_headers off;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Host $host;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Real-IP $remote_addr;
${PASSED_ON.map((name) => `    proxy_set_header ${name} $http_${variableName(name)};`).join('\n')}
    limit_req zone=${id}_calls burst=500 nodelay;
    limit_req_status 429;
    limit_conn ${id}_open 200;
    limit_conn_status 429;
${isUpload ? UPLOAD_BODIES(id) : CALL_BODIES}
    ${compressed ? COMPRESSION : NO_COMPRESSION}
  }`;
}

/** A call reaches the backend once it is whole: one that dribbles holds a connection of nginx alone. */
const CALL_BODIES = `    client_max_body_size 64k;
    client_body_buffer_size 64k;`;

/** Five files of ten megabytes, and no more than a few at a time that hold a connection of the backend. */
const UPLOAD_BODIES = (id: SiteId): string => `    client_max_body_size 64m;
    proxy_request_buffering off;
    limit_conn ${id}_uploads 20;`;

/** BREACH wants another site to cause calls as the customer, and none can add a token. */
const COMPRESSION = `gzip on;
    gzip_proxied any;
    gzip_min_length 1000;
    gzip_types application/json;`;

/** Pages of neighbouring subdomains send the cookie, and could measure answers (BREACH). */
const NO_COMPRESSION = 'gzip off;';

/** Whatever the backend says of itself, as caches that may give one customer's answer to another. */
function answerHeader(name: string, path: string, rules: readonly HeaderRule[]): string {
  const value = rules.findLast(
    ({ pattern, headers }) => headers[name] !== undefined && new RegExp(expression(pattern)).test(path),
  )?.headers[name];
  if (value === undefined) return '';
  return `    proxy_hide_header ${name};
    add_header ${name} ${/^[\w-]+$/.test(value) ? value : `"${value}"`} always;`;
}

function variableName(header: string): string {
  return header.toLowerCase().replaceAll('-', '_');
}
