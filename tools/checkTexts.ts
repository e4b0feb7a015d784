import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as v from 'valibot';
import { LANGUAGES } from '#sites/site.ts';
import { orExplain } from './explain.ts';
import { folderProblems, textProblems, usedNames, type Catalogue, type TextTree } from './textRules.ts';

const TextTreeSchema: v.GenericSchema<unknown, TextTree> = v.union([
  v.string(),
  v.pipe(
    v.array(v.lazy(() => TextTreeSchema)),
    v.transform((list) => Object.fromEntries(list.entries())),
  ),
  v.record(
    v.string(),
    v.lazy(() => TextTreeSchema),
  ),
]);

/** Throws with the problems of public/locales: a build with a missing or an unused text fails. */
export function checkTexts(): void {
  const problems = [
    ...folderProblems(readdirSync('public/locales'), LANGUAGES),
    ...textProblems(readCatalogues(), usedNames(readSource())),
  ];
  if (problems.length > 0) throw new Error(`Texts:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}

function readCatalogues(): Catalogue[] {
  return LANGUAGES.flatMap((language) =>
    globSync(`public/locales/${language}/*.json`)
      .sort()
      .map((file) => ({
        language,
        namespace: basename(file, '.json'),
        texts: v.parse(TextTreeSchema, JSON.parse(readFileSync(file, 'utf8'))),
      })),
  );
}

/** The source of what ships: neither tests, commands, the export nor the stand-in backend keep a text alive. */
function readSource(): string {
  return globSync('src/**/*.{ts,tsx,astro}')
    .filter((file) => !/\.test\.tsx?$|^src\/(?:commands|export|sandbox)\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

if (import.meta.main) await orExplain(checkTexts);
