import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { WORKER_PATH } from '../sites/workerPath.ts';

const ENTRY = fileURLToPath(new URL('../offline/worker.ts', import.meta.url));

/**
 * Writes the worker at the root, where its scope is every page. The worker's content changes with each build: that is
 * how browsers notice a new worker.
 */
export async function writeWorker(folder: string, buildId: string): Promise<void> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __BUILD_ID__: JSON.stringify(buildId) },
    build: {
      write: false,
      target: 'es2022',
      // A classic worker: Firefox has supported module workers only since version 114.
      lib: { entry: ENTRY, formats: ['iife'], name: 'offline' },
    },
  });
  const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [worker] = chunks;
  if (worker?.type !== 'chunk') throw new Error('The worker was not built');
  await writeFile(join(folder, WORKER_PATH), worker.code);
}
