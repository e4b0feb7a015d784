/** What the run of a folder leaves, without the ending of its file. */
export function mutationResults(folder: string): string {
  return `test-results/mutation/${folder.replaceAll('/', '-')}`;
}

interface Mutated {
  /** The files whose code Stryker changes. */
  code: readonly string[];
  /** The unit tests that the changes meet. */
  tests: readonly string[];
}

/** A folder's mutants meet the tests of the same folder alone, so that a run is short and a rule is tested beside its file. */
function inFolder(folder: string, ...code: readonly string[]): Mutated {
  return { code: code.map((file) => `${folder}/${file}`), tests: [`${folder}/**/*.test.{ts,tsx}`] };
}

export const MUTATED: Readonly<Record<string, Mutated>> = {
  'src/account': inFolder('src/account', 'change.ts', '**/rules.ts'),
  'src/http': inFolder('src/http', '*.ts'),
  // The other files act on the browser or on the provider's pages: tests/browser/identity tries them.
  'src/identity': inFolder(
    'src/identity',
    '{claims,cookieSession,fakeFetch,identity,popup,problems}.ts',
    '{sdkCookie,session,signOutMark,targets,transaction}.ts',
  ),
  'src/offline': inFolder('src/offline', 'rules.ts'),
  'src/reports': inFolder('src/reports', 'rules.ts'),
  // The other files move, hide and hydrate what is on the page: tests/browser/start tries them.
  'src/start': inFolder('src/start', 'afterReady.ts', 'guards/rules.ts', 'injections/*.ts'),
  'src/areas': inFolder('src/areas', '**/rules.ts'),
  // Their tests read all contracts at once.
  contracts: {
    code: ['src/{account,areas}/**/contract.ts'],
    tests: [
      'src/{account,areas}/**/contract.test.ts',
      'tools/contract/published.test.ts',
      'tests/contract/{callTable,requiredOnly}.test.ts',
    ],
  },
};
