import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as v from 'valibot';
import { ROUTES } from '#sites/routes.ts';
import { LANGUAGES } from '#sites/site.ts';
import { orExplain } from './explain.ts';
import { termProblem } from './terms.ts';

/**
 * Words that most sentences of their language have, and that no other language of the sites has. A language without
 * an entry is not searched: its own words may be among those of the others, as the German "des".
 */
const COMMON_WORDS: Partial<Record<string, RegExp>> = {
  fr: words(
    'les|des|une|vous|votre|vos|nous|notre|nos|avec|sur|dans|est|sont|cette|aucune?|mes|pour|qui|que',
  ),
  nl: words('het|een|niet|voor|wordt|worden|deze|geen|naar|jouw|uw|van|bij|nog|maar|wij|zijn'),
  en: words('the|your|you|and|with|please|this|that|not|are|has|have|our|from'),
};

const QUOTED = /«[^»]*»|“[^”]*”|‘[^’]*’/g;

/** A file of public/locales: texts, in objects or lists of any depth. */
export type TextTree = string | { readonly [key: string]: TextTree };

export interface Catalogue {
  language: string;
  namespace: string;
  texts: TextTree;
}

type Texts = ReadonlyMap<string, string>;

const REFERENCE = 'fr';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** A longer French text is not the same in another language by chance. */
const SAME_TEXT_LIMIT = 20;

/** Languages other than French share the names of products. */
const SAME_NAME_LIMIT = 30;

/** A line may not begin with ? ! ; : or », nor end with «. */
const LOOSE_PUNCTUATION = /[^\u202f?!][?!;:»](?=\s|$)|«(?!\u202f)/;

/** The names of texts that the source reads. */
interface UsedNames {
  /** Properties that the source reads, names that it destructures, and the last segments of its strings. */
  names: ReadonlySet<string>;
  /** Ends of computed keys: `Of` in `` texts[`${action}Of`] ``. Every key with such an end counts as used. */
  endings: ReadonlySet<string>;
  /**
   * Objects that the source reads with a computed key (`texts.status[card.status]`) or as a whole
   * (`Object.entries(texts.days)`): every text below such an object counts as used.
   */
  indexed: ReadonlySet<string>;
}

const PROPERTY = /\.([A-Za-z_$][\w$]*)/g;

const STRING = /(["'`])([\w.:-]+)\1/g;

const DESTRUCTURED = /\{([^{}]*)\}\s*(?:=[^>=]|:\s*\w|from\s*['"][^'"]*\.json)/g;

const COMPUTED_KEY = /\[`\$\{[\w.]+\}(\w+)`\]/g;

const INDEXED = /([A-Za-z_$][\w$]*)\??\.?\[(?!\])/g;

const WHOLE = /Object\.(?:keys|values|entries)\([\w$.]*?([\w$]+)\)/g;

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
  const catalogues = readCatalogues();
  const problems = [
    ...folderProblems(readdirSync('public/locales'), LANGUAGES),
    ...textProblems(catalogues, usedNames(readSource())),
    ...routeProblems(catalogues),
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

/** The source of what ships: neither tests, the export nor the stand-in backend keep a text alive. */
function readSource(): string {
  return globSync('src/**/*.{ts,tsx,astro}')
    .filter((file) => !/\.test\.tsx?$|^src\/(?:export|sandbox)\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** The routes in `routes.json` that name a page. The error page takes its translation as its address. */
const OWN_ROUTES = ['home', 'tickets', 'goodies', 'cards'];

/** Translated routes of pages that do not exist. */
export function routeProblems(catalogues: readonly Catalogue[]): string[] {
  const paths = ['/', ...Object.values(ROUTES).map(({ path }) => path)];
  return catalogues
    .filter(({ namespace }) => namespace === 'routes')
    .flatMap(({ language, texts }) =>
      OWN_ROUTES.flatMap((name) => {
        const path = typeof texts === 'object' ? texts[name] : undefined;
        return typeof path === 'string' && !paths.includes(path)
          ? [`${language}/routes.json, ${name}: there is no page "${path}"`]
          : [];
      }),
    );
}

/** Languages without a folder, and folders without a language. */
export function folderProblems(folders: readonly string[], languages: readonly string[]): string[] {
  return [
    ...languages.filter((one) => !folders.includes(one)).map((one) => `public/locales/${one} is missing`),
    ...folders
      .filter((one) => !languages.includes(one))
      .map((one) => `public/locales/${one} is not a language of LOCALES in src/sites/site.ts`),
  ];
}

/** The problems of the texts, one line each, with language, file and key. */
export function textProblems(catalogues: readonly Catalogue[], used: UsedNames): string[] {
  if (catalogues.length === 0) return ['public/locales has no texts'];
  const namespaces = [...new Set(catalogues.map(({ namespace }) => namespace))];
  const languages = [...new Set(catalogues.map(({ language }) => language))];
  return namespaces.flatMap((namespace) => {
    const leavesOf = (language: string) =>
      leaves(catalogues.find((it) => it.namespace === namespace && it.language === language)?.texts ?? {});
    const reference = leavesOf(REFERENCE);
    const all = languages.map((language): [string, Texts] => [language, leavesOf(language)]);
    return [
      ...unusedKeys(reference, used).map((key) => `${namespace}: "${key}" is not used`),
      ...lonelyPlurals(reference).map((key) => `${namespace}: "${key}" lacks its _one or its _other`),
      ...all.flatMap(([language, texts]) =>
        problemsOf(language, namespace, texts, all).map((text) => `${language}/${namespace}: ${text}`),
      ),
    ];
  });
}

/** Every text by its dotted path. */
export function leaves(texts: TextTree, path = ''): Map<string, string> {
  if (typeof texts === 'string') return new Map([[path, texts]]);
  return new Map(
    Object.entries(texts).flatMap(([key, value]) => [...leaves(value, path ? `${path}.${key}` : key)]),
  );
}

function problemsOf(
  language: string,
  namespace: string,
  texts: Texts,
  all: readonly (readonly [string, Texts])[],
): string[] {
  const reference = new Map(all).get(REFERENCE) ?? new Map<string, string>();
  const missing = [...reference.keys()].filter((key) => !texts.has(key)).map((key) => `"${key}" is missing`);
  const problems = [...texts].flatMap(([key, text]) => {
    if (text.trim() === '') return [`"${key}" is empty`];
    const original = reference.get(key);
    if (original === undefined) return [`"${key}" is not in ${REFERENCE}`];
    if (!hasSameParameters(key, text, original))
      return [`"${key}" does not interpolate what ${REFERENCE} does`];
    if (language === 'fr' && LOOSE_PUNCTUATION.test(text)) {
      return [`"${key}" has an ordinary space, or none, where French wants a narrow no-break one`];
    }
    // Of two languages with the same text, the one that stands later in the list has been copied.
    const source = all.find(([, others]) => others.get(key) === text)?.[0] ?? language;
    const limit = source === REFERENCE ? SAME_TEXT_LIMIT : SAME_NAME_LIMIT;
    if (source !== language && withoutParameters(text).length > limit) {
      return [`"${key}" is still in ${source}`];
    }
    const foreign = foreignWord(language, text);
    if (foreign) return [`"${key}" has “${foreign}”, a word of another language`];
    const term = termProblem(language, text, `${namespace}.${key}`);
    if (term) return [`"${key}" ${term}`];
    return [];
  });
  return [...missing, ...problems];
}

/** The singular may say its number in words ("un billet"), so it may lack parameters; it may not invent any. */
function hasSameParameters(key: string, text: string, original: string): boolean {
  const names = parameters(text);
  const expected = parameters(original);
  if (key.endsWith('_one')) return true;
  return names.size === expected.size && [...names].every((name) => expected.has(name));
}

function parameters(text: string): Set<string> {
  return new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name = '']) => name));
}

function withoutParameters(text: string): string {
  return text.replaceAll(/\{\{.*?\}\}/g, '').trim();
}

function lonelyPlurals(texts: Texts): string[] {
  const families = [...texts.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, ''));
  return [...new Set(families)].filter(
    (family) => !texts.has(`${family}_one`) || !texts.has(`${family}_other`),
  );
}

function unusedKeys(texts: Texts, { names, endings, indexed }: UsedNames): string[] {
  return [...texts.keys()].filter((key) => {
    const segments = key
      .replace(PLURAL, '')
      .split('.')
      .filter((segment) => !/^\d+$/.test(segment));
    const last = segments.at(-1) ?? '';
    const isNamed = names.has(last) || [...endings].some((ending) => last.endsWith(ending));
    return !isNamed && !segments.slice(0, -1).some((segment) => indexed.has(segment));
  });
}

export function usedNames(source: string): UsedNames {
  const all = (pattern: RegExp, group: number) =>
    [...source.matchAll(pattern)].map((match) => match[group] ?? '');
  const destructured = all(DESTRUCTURED, 1).flatMap((inside) => inside.match(/[A-Za-z_$][\w$]*/g) ?? []);
  const quoted = all(STRING, 2).map((text) => text.split(/[.:]/).at(-1) ?? '');
  return {
    names: new Set([...all(PROPERTY, 1), ...quoted, ...destructured]),
    endings: new Set(all(COMPUTED_KEY, 1)),
    indexed: new Set([...all(INDEXED, 1), ...all(WHOLE, 1)]),
  };
}

/** The first word of a text that belongs to another language; nothing for a language without an entry in `COMMON_WORDS`. */
export function foreignWord(language: string, text: string): string | undefined {
  if (!Object.hasOwn(COMMON_WORDS, language)) return undefined;
  const own = text.replaceAll(QUOTED, '');
  return Object.entries(COMMON_WORDS)
    .filter(([other]) => other !== language)
    .map(([, pattern]) => pattern?.exec(own)?.[0])
    .find((word) => word !== undefined);
}

function words(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}’'-])(?:${alternatives})(?![\\p{L}’'-])`, 'iu');
}

if (import.meta.main) await orExplain(checkTexts);
