import { describe, expect, test } from 'vitest';
import {
  chosenTests,
  importersOf,
  touchedFolders,
  type BrowserTest,
  type FileImport,
} from './touchedRules.ts';

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

  test('knows the texts of a room, and its tests', () => {
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
