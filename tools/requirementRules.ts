import { knownNames, type Pages } from './docRules.ts';

/** Names in brackets in a test file, as a title has them, or a row of a table of titles. */
const BRACKETS = /\[([\w-]+\/[\w-]+(?:, [\w-]+\/[\w-]+)*)\]/g;

/** A test file that names a requirement. */
interface NamingFile {
  path: string;
  /** All its tests of the requirement are left to the night. */
  isNightly: boolean;
}

/** For each requirement the test files that name it, sorted; none for a requirement without a test. */
export function testsOfRequirements(pages: Pages, tests: Pages): Map<string, NamingFile[]> {
  const named = [...tests]
    .map(([path, text]) => ({ path, names: namesIn(text) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return new Map(
    knownNames(pages)
      .filter((name) => !name.startsWith('decisions/'))
      .map((name) => [
        name,
        named.flatMap(({ path, names }) => {
          const own = names.filter((one) => one.name === name);
          return own.length === 0 ? [] : { path, isNightly: own.every(({ isNightly }) => isNightly) };
        }),
      ]),
  );
}

/** Each name as often as it occurs. A test is nightly where its title or its tags, which stand before its body, say so always. */
function namesIn(source: string): { name: string; isNightly: boolean }[] {
  return [...source.matchAll(BRACKETS)].flatMap(({ 1: names = '', index }) => {
    const head = source.slice(index).split('=>', 1)[0] ?? '';
    const tags = /\btag: ([^}]*)\}/.exec(head)?.[1] ?? '';
    const isNightly =
      / @nightly['`]/.test(head) || (/TAG\.(?:nightly|faults)/.test(tags) && !tags.includes('?'));
    return names.split(', ').map((name) => ({ name, isNightly }));
  });
}
