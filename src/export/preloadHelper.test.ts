import { readFileSync } from 'node:fs';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { localeModules } from './localeModules.ts';
import { dynamicImports } from './pageParts.ts';
import { preloadHelper } from './preloadHelper.ts';

/** Start-up, what it loads later, and an area: each of them imports what they share. */
const SOURCES = {
  entry: `import { shared } from 'shared'; export const open = () => [shared, import('late'), import('other')];`,
  area: `import { shared } from 'shared'; import { open } from 'entry'; console.log(shared, open, import('dialog'));`,
  late: `import { shared } from 'shared'; export const late = () => [shared, 'late', import('dialog')];`,
  other: `import { late } from 'late'; export const other = () => [late, 'other'];`,
  dialog: `import { open } from 'entry'; import { shared } from 'shared'; export const dialog = [open, shared, 'dialog'];`,
  shared: `export const shared = () => console.log('shared');`,
};

/** The files that a build of the sources has, by name without hash. */
async function built(sources: Readonly<Record<string, string>>, input: readonly string[]) {
  const modules: Plugin = {
    name: 'modules',
    enforce: 'pre',
    resolveId: (id) => (id in sources ? `\0${id}` : undefined),
    load: (id) => sources[id.slice(1)],
  };
  const output = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [modules, localeModules(['fr', 'nl']), preloadHelper()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(input.map((name) => [name, name])),
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '_astro/[name].[hash].js',
          chunkFileNames: '_astro/[name].[hash].js',
          assetFileNames: '_astro/[name].[hash][extname]',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: (id: string) => id.slice(1) }],
          },
        },
      },
    },
  });
  return [output].flat().flatMap((one) => ('output' in one ? one.output : []));
}

async function namesOf(sources: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  const files = await built(sources, ['entry', 'area']);
  return new Map(files.map(({ fileName }) => [fileName.split(/[/.]/)[1] ?? '', fileName]));
}

test.each([
  ['late', ['late', 'other']],
  ['other', ['other']],
  ['dialog', ['dialog']],
  ['area', ['area']],
  ['entry', ['area', 'dialog', 'entry']],
  ['shared', ['area', 'dialog', 'entry', 'late', 'other', 'shared']],
])(
  '[errors/release-costs-what-changed] a change of %s renames it and what imports it at once, not what asks for it later',
  async (changed, renamed) => {
    const before = await namesOf(SOURCES);
    const source = SOURCES[changed as keyof typeof SOURCES];
    const after = await namesOf({ ...SOURCES, [changed]: source.replace(/^/, 'globalThis.changed = 1;') });
    expect([...before.keys()].sort()).toEqual(expect.arrayContaining(Object.keys(SOURCES).sort()));
    expect([...before].flatMap(([name, file]) => (after.get(name) === file ? [] : [name])).sort()).toEqual(
      renamed,
    );
  },
);

test('[errors/release-costs-what-changed] texts are in files that no script names', async () => {
  const page = `import { FILES as toasts } from 'virtual:toast-texts'; import { FILES as door } from 'virtual:door-texts'; console.log(toasts, door);`;
  const files = await built({ page }, ['page']);
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  const names = ['door.fr', 'door.nl', 'toasts.fr', 'toasts.nl'];
  expect(scripts.flatMap(dynamicImports).sort()).toEqual(names);
  for (const name of names) {
    const found = files.find(({ fileName }) => fileName.startsWith(`_astro/${name}.`));
    const [namespace = '', language = ''] = name.split('.');
    const texts: unknown = JSON.parse(readFileSync(`public/locales/${language}/${namespace}.json`, 'utf8'));
    expect(JSON.parse(String(found?.type === 'asset' && found.source))).toEqual(texts);
    expect(scripts.join()).not.toContain(found?.fileName);
  }
});
