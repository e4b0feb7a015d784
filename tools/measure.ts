/**
 * Prints how large the project is, as a Markdown table: `node tools/measure.ts` for the files in Git.
 * Lines are counted as they stand, blank ones and comments too.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';

const SHIPPED =
  /^src\/(account|areas|embedding|http|i18n|identity|layouts|offline|pages|platform|reports|shell|sites|start|styles|tracking|ui)\//;
const TOOLING = /^(tools|src\/(commands|contract|export|gallery|bridgeCheck))\//;
const APART = /^(tools\/(bench|contract)|src\/(commands\/bench.*|contract))(\/|\.ts$)/;
const TEST = /\.test\.tsx?$|^tests\//;
const MODULE = /\.(ts|tsx|astro|mjs)$/;
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;
const SHORT = 40;

interface Source {
  path: string;
  text: string;
  lines: number;
}

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1e8 }).trim().split('\n');
const files: Source[] = tracked.filter(existsSync).map((path) => {
  const text = readFileSync(path, 'utf8');
  return { path, text, lines: text.split('\n').length - 1 };
});

const isCode = ({ path }: Source): boolean => /\.(ts|tsx|astro|css|mjs|cjs|js)$/.test(path);
const shipped = files.filter((file) => SHIPPED.test(file.path) && !TEST.test(file.path) && isCode(file));
const tests = files.filter((file) => TEST.test(file.path) && isCode(file));
const tooling = files.filter((file) => TOOLING.test(file.path) && !TEST.test(file.path) && isCode(file));
const counted = tooling.filter(({ path }) => !APART.test(path));
const documents = files.filter(({ path }) => /^docs\/.*\.md$/.test(path));

const lines = (of: readonly Source[]): number => of.reduce((sum, file) => sum + file.lines, 0);
const words = (of: readonly Source[]): number =>
  of.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
const share = (lines(counted) / lines(shipped)).toFixed(2);

/** Modules of at most 40 lines that one module beside them imports and no other does. */
function lonely(): string[] {
  const importers = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    if (!MODULE.test(path) || TEST.test(path)) continue;
    for (const [, name = ''] of text.matchAll(IMPORT)) {
      const target = resolved(name, path);
      if (target !== undefined) importers.set(target, (importers.get(target) ?? new Set()).add(path));
    }
  }
  return shipped
    .filter(({ path, lines: length }) => {
      const [one, ...others] = importers.get(path) ?? [];
      return (
        MODULE.test(path) &&
        length <= SHORT &&
        others.length === 0 &&
        one !== undefined &&
        dirname(one) === dirname(path)
      );
    })
    .map(({ path }) => path);
}

function resolved(name: string, importer: string): string | undefined {
  if (name.startsWith('.')) return normalize(join(dirname(importer), name));
  if (name.startsWith('#tests/') || name.startsWith('#tools/')) return name.slice(1);
  return name.startsWith('#') ? `src/${name.slice(1)}` : undefined;
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const { packageRules } = JSON.parse(readFileSync('.github/renovate.json', 'utf8')) as {
  packageRules: { enabled?: boolean; matchPackageNames: string[] }[];
};
const frozen = packageRules
  .filter(({ enabled }) => enabled === false)
  .flatMap((rule) => rule.matchPackageNames);
const alone = lonely();

const rows: [string, number | string][] = [
  ['tracked files', files.length],
  ['tracked lines', lines(files)],
  ['files at the root', tracked.filter((path) => !path.includes('/')).length],
  ['shipped files', shipped.length],
  ['shipped lines', lines(shipped)],
  ['lines of tests', lines(tests)],
  ['lines of tooling', lines(tooling)],
  ['tooling : product, bench and contract apart', share],
  ['modules of at most 40 lines with one importer beside them', alone.length],
  [
    'files of the area of tickets, without tests',
    shipped.filter(({ path }) => path.startsWith('src/areas/tickets/')).length,
  ],
  ['scripts', Object.keys(scripts).length],
  ['words in docs/', words(documents)],
  ['packages that no update is proposed for', frozen.length],
];
for (const [name, value] of rows) console.log(`| ${name} | ${String(value)} |`);
if (process.argv.includes('--list')) console.log(alone.join('\n'));
