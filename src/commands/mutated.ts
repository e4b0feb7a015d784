/** What the run of a folder leaves, without the ending of its file. */
export function mutationResults(folder: string): string {
  return `test-results/mutation/${folder.replaceAll('/', '-')}`;
}

/**
 * The folders whose code Stryker changes, each with the files in it. A folder's mutants meet the unit tests of the same
 * folder alone, so that a run is short and a rule is tested beside its file.
 */
export const MUTATED: Readonly<Record<string, readonly string[]>> = {
  'src/account': ['src/account/change.ts', 'src/account/**/rules.ts'],
  'src/http': ['src/http/*.ts'],
  // The other files act on the browser or on the provider's pages: tests/browser/identity tries them.
  'src/identity': [
    'src/identity/{claims,cookieSession,fakeFetch,identity,popup,problems}.ts',
    'src/identity/{returnTarget,sdkCookie,session,sessionCookie,signOutMark,transaction}.ts',
  ],
  'src/offline': ['src/offline/rules.ts'],
  'src/reports': ['src/reports/rules.ts'],
  // The other files move, hide and hydrate what is on the page: tests/browser/start tries them.
  'src/start': ['src/start/afterReady.ts', 'src/start/guards/rules.ts', 'src/start/injections/*.ts'],
  // Contracts are compared as a whole with docs/contract by `npm test -- contract`, and value by value in tests/contract.
  'src/areas': ['src/areas/**/rules.ts'],
};
