import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { copyFiles } from './folders.ts';
import { runProgram } from './program.ts';

/** On the same disk as the packages, so that their files can be linked. */
const FOLDER = resolve('test-results/renames');

interface Change {
  /** As a glob. */
  files: string;
  change: (source: string) => string;
  /** The scripts that may have another name afterwards, by their names without hash. */
  renamed: RegExp;
}

const CHANGES: Readonly<Record<string, Change>> = {
  // Addresses are no words.
  'every word': { files: 'public/locales/*/!(routes).json', change: withOtherTexts, renamed: /^$/ },
  'a part of an area': {
    files: 'src/areas/advantages/Advantages.island.tsx',
    change: (source) => source.replace('<details>', '<details data-changed="">'),
    renamed: /^Advantages\.island$/,
  },
  'a part of the shell': {
    files: 'src/shell/shell.ts',
    change: (source) => source.replace('text.hidden =', "text.title = 'changed'; text.hidden ="),
    renamed: /^start$/,
  },
  'a part that areas share': {
    files: 'src/ui/Panel.tsx',
    change: (source) => source.replace('<h2 ', '<h2 data-changed="" '),
    // What imports it is renamed too: all but React, the identity library and start-up.
    renamed:
      /^(?!(?:client|identity|session|base|start|rolldown-runtime|Document\.|Routed\.|ClientRouter\.))/,
  },
};

/**
 * Builds a copy of the project as it is, then with each change. Throws where a change renames other scripts, and where a
 * script is another one under the same name, which browsers would not fetch.
 */
export async function checkRenames(): Promise<void> {
  copyFiles(FOLDER);
  try {
    await tryChanges();
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

async function tryChanges(): Promise<void> {
  const before = await scripts();
  for (const [what, { files, change, renamed }] of Object.entries(CHANGES)) {
    const sources = globSync(files, { cwd: FOLDER }).map((file) => join(FOLDER, file));
    const texts = sources.map((file) => readFileSync(file, 'utf8'));
    if (texts.length === 0 || texts.some((text) => change(text) === text))
      throw new Error(`Nothing to change in ${files}`);
    sources.forEach((file, index) => {
      writeFileSync(file, change(texts[index] ?? ''));
    });
    const after = await scripts();
    const gone = [...before.keys()].filter((name) => !after.has(name) && !renamed.test(withoutHash(name)));
    const stale = [...before].flatMap(([name, text]) => ((after.get(name) ?? text) === text ? [] : [name]));
    sources.forEach((file, index) => {
      writeFileSync(file, texts[index] ?? '');
    });
    if (gone.length > 0) throw new Error(`A change of ${what} renames ${gone.join(', ')}`);
    if (stale.length > 0) throw new Error(`A change of ${what} keeps the names of ${stale.join(', ')}`);
  }
}

/** The texts of the scripts, by name. */
async function scripts(): Promise<Map<string, string>> {
  const PATH = [join(FOLDER, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const { ok, output } = await runProgram(
    'astro',
    ['build'],
    { PATH, SITE: 'fr', TIER: 'local', OUT_DIR: 'dist/renames' },
    FOLDER,
  );
  if (!ok) throw new Error(output);
  const assets = join(FOLDER, 'dist/renames/_astro');
  return new Map(
    globSync('*.js', { cwd: assets }).map((name) => [name, readFileSync(join(assets, name), 'utf8')]),
  );
}

function withoutHash(name: string): string {
  return name.replace(/\.[\w-]+\.js$/, '');
}

function withOtherTexts(source: string): string {
  return JSON.stringify(
    JSON.parse(source, (_, value: unknown) => (typeof value === 'string' ? `${value}…` : value)),
  );
}
