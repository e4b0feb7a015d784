import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Ky's parts for retries and for progress, of which this site asks for neither (`http/send.ts`): 1 kB on every page. */
const UNUSED = /\/ky\/distribution\/(?:core\/retry-timing|utils\/body)\.js$/;

/** Leaves these parts of ky out of the build. A call of one throws. */
export function leanKy(): Plugin {
  return {
    name: 'lean-ky',
    load(id) {
      if (!UNUSED.test(id)) return undefined;
      const names = [...readFileSync(id, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
      const exported = names.map((name) => `leftOut as ${String(name)}`).join(', ');
      return `const leftOut = () => { throw new Error('Left out of ky'); };\nexport { ${exported} };`;
    },
  };
}
