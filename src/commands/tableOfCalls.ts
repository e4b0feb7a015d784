import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Every call that a contract exports, as the specification lists them: `GET /api/cinema/{slug}`. */
export async function tableOfCalls(): Promise<string[]> {
  const modules = await Promise.all(
    globSync('src/{areas,account}/**/*ontract.ts').map(
      async (file) => (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>,
    ),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((exported) => callName(exported) ?? [])
    .sort();
}

function callName(exported: unknown): string | undefined {
  if (typeof exported !== 'object' || exported === null || !('method' in exported)) return undefined;
  const { method, path } = exported as { method?: unknown; path?: unknown };
  return typeof method === 'string' && typeof path === 'string' ? `${method} ${path}` : undefined;
}
