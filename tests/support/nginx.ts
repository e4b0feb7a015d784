import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxConfPath } from '#export/hosting.ts';
import { runProgram } from '#tools/program.ts';
import type { Site } from '#sites/site.ts';
import { untilAnswers } from './untilAnswers.ts';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** A port of nginx, the site that it serves there, and the backend of the site's calls, reached over TLS. */
export interface NginxPort {
  site: Site;
  port: number;
  backend: string;
  /** The file of the authorities that may have issued the backend's certificate. */
  authorities: string;
}

/** What a test breaks before nginx starts, to see that somebody notices. */
export interface Tampering {
  /** Changes the configuration. */
  conf?: (conf: string) => string;
  /** Changes the uploaded files. */
  files?: (folder: string) => Promise<void>;
}

/**
 * Serves built sites with the nginx configuration that `npm run hosting` writes, as it is.
 * @param dist holds a folder for each site
 * @returns stops nginx
 */
export async function startNginx(
  dist: string,
  ports: readonly NginxPort[],
  { conf = (text) => text, files }: Tampering = {},
): Promise<() => Promise<void>> {
  const folder = await createFolder();
  const configurations = await Promise.all(
    ports.map(async (port) => {
      const uploaded = join(folder, port.site.id);
      await cp(join(dist, port.site.id), uploaded, { recursive: true });
      const path = await writeConf(uploaded, port);
      await writeFile(path, conf(await readFile(path, 'utf8')));
      await files?.(uploaded);
      return path;
    }),
  );
  return runNginx(
    folder,
    configurations,
    ports.map(({ port }) => port),
  );
}

/** Stands before another server of this machine, as operators set nginx up. */
export async function startProxy(port: number, target: number): Promise<() => Promise<void>> {
  const folder = await createFolder();
  const configuration = join(folder, 'proxy.conf');
  await writeFile(
    configuration,
    `server {
  listen 127.0.0.1:${String(port)};
  location / {
    proxy_pass http://127.0.0.1:${String(target)};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
  }
}
`,
  );
  return runNginx(folder, [configuration], [port]);
}

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  // nginx's worker runs as another user, who must be able to read the folder.
  await chmod(folder, 0o755);
  return folder;
}

/** @returns stops nginx, and removes the folder */
async function runNginx(
  folder: string,
  configurations: readonly string[],
  ports: readonly number[],
): Promise<() => Promise<void>> {
  const config = join(folder, 'nginx.conf');
  await writeFile(config, mainConf(folder, configurations));
  const nginx = spawn('nginx', ['-c', config, '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(nginx, 'exit');
  await Promise.race([
    Promise.all(ports.map((port) => untilAnswers(`http://localhost:${String(port)}/`))),
    ended.then(([code]) => Promise.reject(new Error(`nginx ended with ${String(code)}`))),
  ]);
  return async () => {
    nginx.kill('SIGQUIT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}

/** Runs the command of the operators, with the values of this deployment. */
async function writeConf(uploaded: string, { site, port, backend, authorities }: NginxPort): Promise<string> {
  const { ok, output } = await runProgram('node', ['tools/hosting.ts', uploaded], {
    NGINX_LISTEN: `127.0.0.1:${String(port)}`,
    NGINX_ROOT: uploaded,
    NGINX_BACKEND: backend,
    NGINX_AUTHORITIES: authorities,
    NGINX_BROTLI: existsSync(BROTLI_MODULE) ? 'on' : '',
  });
  if (!ok) throw new Error(output);
  return nginxConfPath(uploaded, site);
}

/** What a machine with nginx has around the configuration of a site. */
function mainConf(folder: string, configurations: readonly string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${existsSync(BROTLI_MODULE) ? `load_module ${BROTLI_MODULE};` : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr crit;
${process.getuid?.() === 0 ? 'user www-data;' : ''}
events { worker_connections 1024; }
http {
include /etc/nginx/mime.types;
access_log off;
${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
${configurations.map((path) => `include ${path};`).join('\n')}
}
`;
}
