import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SDK = '@auth0/auth0-spa-js';
/** The folder of the SDK's own sources. */
export const sources = join(dirname(createRequire(import.meta.url).resolve(`${SDK}/package.json`)), 'src');
/** What stands in for the SDK's HTTP module imports that module by this name. */
export const HTTP = 'virtual:identity-sdk-http';
const unused = ownFile('sdkUnused.ts');

/** Clients that `Auth0Client` builds and this site never uses, and the worker, which is loaded by its address. */
const UNUSED = [
  '@auth0/auth0-auth-js',
  'dpop',
  './anonymous',
  './mfa',
  './myaccount',
  './passkey',
  './worker/token.worker.ts',
];

/** By what the SDK's sources import: the file that takes its place. */
export const REPLACED: ReadonlyMap<string, string> = new Map([
  ...UNUSED.map((name) => [name, unused] as const),
  ['./lock', ownFile('sdkLock.ts')],
  ['./http', ownFile('sdkHttp.ts')],
]);

function ownFile(name: string): string {
  return fileURLToPath(new URL(`../identity/${name}`, import.meta.url));
}

/**
 * Builds the identity SDK from the sources in its own package. Its ready-made bundle cannot be shaken: two thirds
 * of its 52 kB (Brotli) are multi-factor, passkey, anonymous-session and DPoP clients. The code of the flows in use
 * is the SDK's own, untouched, but for its lock (`src/identity/sdkLock.ts`) and one header (`src/identity/sdkHttp.ts`).
 */
export function identitySdk(): Plugin {
  return {
    name: 'identity-sdk',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === SDK) return join(sources, 'Auth0Client.ts');
      if (source === HTTP) return join(sources, 'http.ts');
      return importer?.startsWith(sources) ? REPLACED.get(source) : undefined;
    },
  };
}
