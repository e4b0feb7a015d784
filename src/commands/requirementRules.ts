import { knownNames, type Pages } from './docRules.ts';

/** Names in brackets in a test file, as a title has them, or a row of a table of titles. */
const BRACKETS = /\[([\w-]+\/[\w-]+(?:, [\w-]+\/[\w-]+)*)\]/g;

const INTRODUCTION = `# Which test holds which requirement

A requirement holds when a test that \`npm test\` runs has the requirement's name in its title and passes. \`npm run requirements\` writes this page from the titles; a unit test fails when the page is out of date, or when a requirement has no test.
`;

/** For each requirement the test files that name it, sorted; none for a requirement without a test. */
export function testsOfRequirements(pages: Pages, tests: Pages): Map<string, string[]> {
  const named = [...tests].map(([path, text]) => ({ path, names: namesIn(text) }));
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
  const rooms = [...new Set(rows.map(([name]) => roomOf(name)))].sort();
  const tables = rooms.map((room) => {
    const lines = rows
      .filter(([name]) => roomOf(name) === room)
      .map(
        ([name, files]) => `| \`${name}\` | ${files.length > 0 ? 'holds' : 'no test'} | ${linked(files)} |`,
      );
    return [`## ${room}`, '', '| Requirement | State | Tests |', '| --- | --- | --- |', ...lines, ''].join(
      '\n',
    );
  });
  return [INTRODUCTION, ...tables].join('\n');
}

function namesIn(source: string): Set<string> {
  return new Set([...source.matchAll(BRACKETS)].flatMap(([, names = '']) => names.split(', ')));
}

function roomOf(name: string): string {
  return name.split('/')[0] ?? '';
}

function linked(files: readonly string[]): string {
  return files.map((file) => `[${file.replace(/^(?:tests\/browser|src)\//, '')}](../../${file})`).join(', ');
}
