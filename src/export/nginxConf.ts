import type { Language, SiteId } from '../sites/site.ts';
import { FORWARDED } from '../sites/constants.ts';
import type { NginxValues } from './nginxValues.ts';
import { ANSWER_POLICY, type HeaderRule } from './headers.ts';

/**
 * The configuration of one site, to be included inside nginx's `http`. Headers come from maps, because an `add_header`
 * in a location silently drops the headers of the server around it.
 */
export function nginxConf(
  rules: readonly HeaderRule[],
  { id, languages }: { id: SiteId; languages: readonly Language[] },
  values: NginxValues,
): string {
  const { listen, serverName, certificate, key, root, backend, authorities, brotli } = values;
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const locations =
    backend === undefined ? [] : FORWARDED.map((path) => forwarding(path, backend, authorities));
  const variable = (name: string): string => `${id}_${name.toLowerCase().replaceAll('-', '_')}`;
  return `${names.map((name) => `map $uri $${variable(name)} {\n${choices(name, rules)}\n}\n`).join('\n')}
${maintenancePage(id, languages)}
server {
  listen ${listen};
${serverName === undefined ? '' : `  server_name ${serverName};\n`}${
    certificate === undefined
      ? ''
      : `  ssl_certificate ${certificate};\n  ssl_certificate_key ${key ?? certificate};\n`
  }  root ${root};
  index index.html;
  error_page 404 /404.html;
  # Behind a CDN nginx knows neither the scheme nor the port that the customer sees.
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/javascript application/javascript application/json image/svg+xml;
  gzip_static on;
  # Otherwise a cache on the way gives the compressed file to clients that cannot read it.
  gzip_vary on;
  ${brotli ? 'brotli_static on;' : '# brotli_static on; (wants the module ngx_http_brotli_static)'}
${names.map((name) => `  add_header ${name} $${variable(name)} always;`).join('\n')}

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
  return `^${pattern
    .split('*')
    .map((part) => part.replaceAll(/[.+?^$()[\]{}|\\]/g, String.raw`\$&`))
    .join('.*')}$`;
}

function forwarding(path: string, backend: string, authorities: string): string {
  return `  location ${path} {
    proxy_pass ${backend};
    # Having one of its own keeps those of the pages away from the API's answers.
    add_header X-Content-Type-Options nosniff always;
    proxy_hide_header Content-Security-Policy;
    add_header Content-Security-Policy "${ANSWER_POLICY}" always;
    # Whatever the backend says: no cache may give one customer's answer to another.
    proxy_hide_header Cache-Control;
    add_header Cache-Control no-store always;
    # By default nginx checks no certificate, and sends the customers' tokens to whoever answers.
    proxy_ssl_verify on;
    proxy_ssl_verify_depth 5;
    proxy_ssl_server_name on;
    proxy_ssl_trusted_certificate ${authorities};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-Proto $scheme;
    # A customer's attachments: larger than nginx allows by itself, and sent on as they arrive.
    client_max_body_size 64m;
    proxy_request_buffering off;
  }`;
}
