import { TAG } from '#tests/support/tags.ts';
import { test } from '#tests/support/test.ts';
import { underEachOddLeaf, underEachWideLeaf } from '#tests/support/underEachLeaf.ts';
import { READS } from './reads.ts';

const CONVERSATION = '/fr/messages/#case-C2';

for (const path of [...READS.map((one) => one.path), CONVERSATION]) {
  test(
    `[http/tolerates-unlisted-shapes] ${path}: a fault of the server that makes any text or number as wide as it gets makes the page no wider than a phone`,
    { tag: TAG.faults },
    async ({ page, sandbox, signIn }) => {
      test.setTimeout(240_000);
      await signIn('subscriber', '/fr/preferences/');
      await underEachWideLeaf({ page, sandbox, path });
    },
  );

  test(
    `[http/tolerates-unlisted-shapes] ${path}: whatever a fault of the server puts in the place of any text or number, the page stays readable`,
    { tag: TAG.faults },
    async ({ page, sandbox, signIn }) => {
      test.setTimeout(240_000);
      await signIn('subscriber', '/fr/preferences/');
      await underEachOddLeaf({ page, sandbox, path });
    },
  );
}
