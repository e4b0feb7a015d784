import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { WORKER_PATH } from '../sites/workerPath.ts';

const ENTRY = fileURLToPath(new URL('../offline/worker.ts', import.meta.url));

/**
 * Writes the worker at the root, from where it may see every page. Its content changes with the build, which is how
 * browsers find out that there is a new one.
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
      // No worker of a module type: Firefox has learned them late.
      lib: { entry: ENTRY, formats: ['iife'], name: 'offline' },
    },
  });
  const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [worker] = chunks;
  if (worker?.type !== 'chunk') throw new Error('The worker was not built');
  await writeFile(join(folder, WORKER_PATH), worker.code);
}
