import { describe, expect, test } from 'vitest';
import {
  chosenTests,
  flakyProblems,
  importersOf,
  testsOfLines,
  touchedFolders,
  type BrowserTest,
  type FileImport,
} from './changes.ts';

/** `a b` means that a imports b. */
function imports(...lines: string[]): FileImport[] {
  return lines.map((line) => {
    const [from = '', to = ''] = line.split(' ');
    return { from, to };
  });
}

const FOLDERS = ['home', 'identity', 'tickets'];

describe('importersOf', () => {
  test('finds importers of importers, each once, and not the files themselves', () => {
    expect(importersOf(['c'], imports('a b', 'b c', 'd c', 'a c', 'x y'))).toEqual(['b', 'd', 'a']);
  });

  test('ends where files import each other', () => {
    expect(importersOf(['a'], imports('a b', 'b a'))).toEqual(['b']);
  });
});

describe('touchedFolders', () => {
  test('takes whole folders by the name of the folder that changed, and samples those that import it', () => {
    expect(
      touchedFolders(
        ['src/areas/tickets/rules.ts'],
        imports('src/areas/home/Hero.tsx src/areas/tickets/rules.ts'),
        FOLDERS,
      ),
    ).toEqual({ whole: ['tickets'], sampled: ['home'] });
  });

  test('knows the texts of an area, and its tests', () => {
    const touched = touchedFolders(
      ['public/locales/nl/home.json', 'tests/browser/identity/signIn.test.ts'],
      [],
      FOLDERS,
    );
    expect(touched).toEqual({ whole: ['home', 'identity'], sampled: [] });
  });

  test('touches nothing by a document, or by a file that is only called like a folder', () => {
    expect(touchedFolders(['docs/testing.md', 'src/http/home.ts', 'tests/home/x.ts'], [], FOLDERS)).toEqual({
      whole: [],
      sampled: [],
    });
  });
});

describe('chosenTests', () => {
  const tests: BrowserTest[] = [
    { file: 'tests/browser/home/a.test.ts', line: 1 },
    { file: 'tests/browser/home/a.test.ts', line: 9 },
    { file: 'tests/browser/home/b.test.ts', line: 1 },
    { file: 'tests/browser/tickets/a.test.ts', line: 1 },
    { file: 'tests/browser/tickets/a.test.ts', line: 5 },
  ];

  test('takes every test of a whole folder, and the first of each file of a sampled folder', () => {
    const { chosen, left } = chosenTests(tests, { whole: ['tickets'], sampled: ['home'] }, 99);
    expect(chosen).toEqual([tests[3], tests[4], tests[0], tests[2]]);
    expect(left).toBe(1);
  });

  test('samples in turn, so that a limit reaches every folder first', () => {
    const { chosen, left } = chosenTests(tests, { whole: [], sampled: ['home', 'tickets'] }, 2);
    expect(chosen).toEqual([tests[0], tests[3]]);
    expect(left).toBe(3);
  });

  test('chooses nothing where nothing is touched', () => {
    expect(chosenTests(tests, { whole: [], sampled: [] }, 2)).toEqual({ chosen: [], left: 0 });
  });
});

describe('flakyProblems', () => {
  const flaky = (title: string, folder: string) => ({ title, file: `tests/browser/${folder}/page.test.ts` });

  test('two flaky tests that the change does not touch are none', () => {
    expect(
      flakyProblems([flaky('a', 'wallet'), flaky('b', 'shows')], ['src/areas/tickets/store.ts']),
    ).toEqual([]);
  });

  test('a third one is', () => {
    const three = ['a', 'b', 'c'].map((title) => flaky(title, 'wallet'));
    expect(flakyProblems(three, [])).toEqual(['3 tests are flaky, more than 2']);
  });

  test('so is one of a file or an area that the change touches', () => {
    const problem = ['flaky, and touched by this change: a'];
    expect(flakyProblems([flaky('a', 'wallet')], ['src/areas/wallet/store.ts'])).toEqual(problem);
    expect(flakyProblems([flaky('a', 'wallet')], ['tests/browser/wallet/page.test.ts'])).toEqual(problem);
  });
});

test('testsOfLines: from the beginning of a test to the next one; lines before all tests are everybody’s', () => {
  const own = [10, 20, 30].map((line) => ({ file: 'a.test.ts', line }));
  const linesOf = (...lines: number[]) =>
    testsOfLines([...own, { file: 'b.test.ts', line: 20 }], 'a.test.ts', lines).map(({ line }) => line);
  expect(linesOf()).toEqual([]);
  expect(linesOf(19, 35)).toEqual([10, 30]);
  expect(linesOf(3)).toEqual([10, 20, 30]);
});
