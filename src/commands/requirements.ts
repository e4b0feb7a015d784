import { writeFileSync } from 'node:fs';
import { orExplain } from './explain.ts';
import { TESTS_PAGE, testsPage } from './requirementFiles.ts';

/** Writes docs/requirements/tests.md: which test holds which requirement. */
await orExplain(async () => {
  writeFileSync(TESTS_PAGE, await testsPage());
  console.log(`Written: ${TESTS_PAGE}.`);
});
