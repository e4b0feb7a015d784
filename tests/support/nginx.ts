import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headerRules } from '#export/headers.ts';
import { nginxConf } from '#export/nginxConf.ts';
import type { Site } from '#sites/site.ts';
import { untilAnswers } from './untilAnswers.ts';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** A port of nginx, the site that it serves there, and the address that it forwards the site's calls to. */
export interface NginxPort {
  site: Site;
  port: number;
  api: string;
}

/**
 * Serves built sites with the nginx configuration that the build writes.
 * @param dist holds a folder for each site
 * @returns stops nginx
 */
export async function startNginx(dist: string, ports: readonly NginxPort[]): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  // nginx's worker runs as another user, who must be able to read the folder.
  await chmod(folder, 0o755);
  await cp(dist, join(folder, 'sites'), { recursive: true });
  const config = join(folder, 'nginx.conf');
  await writeFile(config, mainConf(folder, ports));
  const nginx = spawn('nginx', ['-c', config, '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(nginx, 'exit');
  await Promise.race([
    Promise.all(ports.map(({ port }) => untilAnswers(`http://localhost:${String(port)}/`))),
    ended.then(([code]) => Promise.reject(new Error(`nginx ended with ${String(code)}`))),
  ]);
  return async () => {
    nginx.kill('SIGQUIT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}

function mainConf(folder: string, ports: readonly NginxPort[]): string {
  const brotli = existsSync(BROTLI_MODULE);
  const sites = ports.map(({ site, port, api }) =>
    nginxConf(headerRules(site, 'local'), {
      id: site.id,
      listen: `127.0.0.1:${String(port)}`,
      root: join(folder, 'sites', site.id),
      api,
      // Tests steer the sandbox here. What pages call is forwarded by the configuration itself.
      forwarded: ['/sandbox/'],
      brotli,
    }),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${brotli ? `load_module ${BROTLI_MODULE};` : ''}
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
${sites.join('\n')}
}
`;
}
