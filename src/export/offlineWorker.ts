import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { routePath } from '../sites/routes.ts';
import type { Site } from '../sites/site.ts';
import { WORKER_PATH } from '../sites/constants.ts';
import { chunksIn, loadedChunks } from './chunks.ts';
import { releaseFile } from './pageScripts.ts';
import { compressFile } from './precompress.ts';

const WORKER = fileURLToPath(new URL('../offline/worker.ts', import.meta.url));
const WORKER_OFF = fileURLToPath(new URL('../offline/workerOff.ts', import.meta.url));

/**
 * Writes the worker at the root, where its scope is every page. The worker's content changes with each build: that is
 * how browsers notice a new worker.
 */
export async function writeWorker(folder: string, buildId: string, site: Site): Promise<void> {
  // Kept for everyone who has the worker, in every language, whatever page has registered it.
  const tickets = site.languages.map((language) => routePath(language, 'tickets'));
  const door = doorFiles(folder, buildId, site);
  await writeFile(join(folder, WORKER_PATH), await builtWorker(WORKER, { buildId, tickets, door }));
}

/**
 * The scripts that show a card in full screen, with the texts of each language, the dialogs of a ticket, and what says
 * which file has which of them. They load on a press, so that no page names them.
 */
function doorFiles(folder: string, buildId: string, { languages }: Site): string[] {
  const chunks = chunksIn(folder);
  const own = ['atDoor', 'TicketDialogs', ...languages.map((language) => `door.${language}`)];
  return [`/${releaseFile(buildId)}`, ...loadedChunks(own.map(chunks.named), [], chunks)];
}

/**
 * Writes over the worker of a built site, and over its compressed copies, a worker that removes itself.
 * @throws Error where `folder` holds no built site
 */
export async function writeWorkerOff(folder: string): Promise<void> {
  const path = join(folder, WORKER_PATH);
  if (!existsSync(path)) throw new Error(`${folder} holds no built site`);
  await writeFile(path, await builtWorker(WORKER_OFF, { buildId: '', tickets: [], door: [] }));
  await compressFile(path);
}

async function builtWorker(
  file: string,
  { buildId, tickets, door }: { buildId: string; tickets: readonly string[]; door: readonly string[] },
): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __BUILD_ID__: JSON.stringify(buildId),
      __TICKET_PAGES__: JSON.stringify(tickets),
      __DOOR_FILES__: JSON.stringify(door),
    },
    build: {
      write: false,
      target: 'es2022',
      // A classic worker: Firefox has supported module workers only since version 114.
      lib: { entry: file, formats: ['iife'], name: 'offline' },
    },
  });
  const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [worker] = chunks;
  if (worker?.type !== 'chunk') throw new Error('The worker was not built');
  return worker.code;
}
