import { knownNames, type Pages } from './docRules.ts';

/** Names in brackets in a test file, as a title has them, or a row of a table of titles. */
const BRACKETS = /\[([\w-]+\/[\w-]+(?:, [\w-]+\/[\w-]+)*)\]/g;

const INTRODUCTION = `# Which test holds which requirement

A requirement holds when a test that \`npm test\` runs has the requirement's name in its title and passes. It holds nightly when \`npm run test:all\` alone runs such a test. \`npm run requirements\` writes this page from the titles; a unit test fails when the page is out of date, or when a requirement has no test.
`;

/** For each requirement the test files that name it, sorted; none for a requirement without a test. */
export function testsOfRequirements(pages: Pages, tests: Pages): Map<string, string[]> {
  const named = [...tests].map(([path, text]) => ({
    path,
    names: new Set(namesIn(text).map(({ name }) => name)),
  }));
  return new Map(
    knownNames(pages)
      .filter((name) => !name.startsWith('decisions/'))
      .map((name) => [
        name,
        named
          .filter(({ names }) => names.has(name))
          .map(({ path }) => path)
          .sort(),
      ]),
  );
}

/** The page docs/requirements/tests.md: a table for each room. */
export function requirementPage(pages: Pages, tests: Pages): string {
  const rows = [...testsOfRequirements(pages, tests)];
  const onCommit = new Set(
    [...tests.values()].flatMap((text) =>
      namesIn(text).flatMap(({ name, isNightly }) => (isNightly ? [] : name)),
    ),
  );
  const rooms = [...new Set(rows.map(([name]) => roomOf(name)))].sort();
  const tables = rooms.map((room) => {
    const lines = rows
      .filter(([name]) => roomOf(name) === room)
      .map(
        ([name, files]) =>
          `| \`${name}\` | ${files.length === 0 ? 'no test' : onCommit.has(name) ? 'holds' : 'holds nightly'} | ${linked(files)} |`,
      );
    return [`## ${room}`, '', '| Requirement | State | Tests |', '| --- | --- | --- |', ...lines, ''].join(
      '\n',
    );
  });
  return [INTRODUCTION, ...tables].join('\n');
}

/** Each name as often as it occurs. A test is nightly where its tags, which stand before its body, say so always. */
function namesIn(source: string): { name: string; isNightly: boolean }[] {
  return [...source.matchAll(BRACKETS)].flatMap(({ 1: names = '', index }) => {
    const tags = /\btag: ([^}]*)\}/.exec(source.slice(index).split('=>', 1)[0] ?? '')?.[1] ?? '';
    const isNightly = /TAG\.(?:nightly|faults)/.test(tags) && !tags.includes('?');
    return names.split(', ').map((name) => ({ name, isNightly }));
  });
}

function roomOf(name: string): string {
  return name.split('/')[0] ?? '';
}

function linked(files: readonly string[]): string {
  return files.map((file) => `[${file.replace(/^(?:tests\/browser|src)\//, '')}](../../${file})`).join(', ');
}
