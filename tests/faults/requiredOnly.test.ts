import { operationsOf } from '#tools/contract/document.ts';
import { published } from '#tools/contract/files.ts';
import { answersOf } from '#tests/support/answersOf.ts';
import { uncaught } from '#tests/support/faultCases.ts';
import { expectReadable } from '#tests/support/readable.ts';
import { requiredOnly } from '#tests/support/requiredOnly.ts';
import { TAG } from '#tests/support/tags.ts';
import { callPattern, expect, ready, test } from '#tests/support/test.ts';
import { READS } from './reads.ts';

const contract = published();
const operations = operationsOf(contract)
  // An address that is listed as it stands comes before one with a parameter.
  .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  .map(({ name }) => ({ name, pattern: callPattern(name.replaceAll(/\{\w+\}/g, '*')) }));

test(
  '[http/tolerates-unlisted-shapes] on a backend that sends the specification’s required fields alone, each page opens and no panel fails',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    test.setTimeout(240_000);
    const problems = uncaught(page);
    await signIn('subscriber', '/fr/preferences/');
    for (const { path } of READS) {
      await test.step(path, async () => {
        for (const [match, whole] of await answersOf(page, path)) {
          const name = operations.find(({ pattern }) => pattern.test(match))?.name ?? '';
          const body = requiredOnly(contract, name, whole);
          await sandbox.fault({ match, fault: 'answer', body, times: 0 });
        }
        await page.goto(path);
        await ready(page);
        const retry = page.getByRole('button', { name: 'Réessayer' });
        await expect(page.getByRole('alert').filter({ has: retry }), path).toHaveCount(0);
        await expectReadable(page);
        expect(problems.splice(0), path).toEqual([]);
        await sandbox.clearFaults();
      });
    }
  },
);
