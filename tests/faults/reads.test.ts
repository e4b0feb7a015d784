import { TAG } from '#tests/support/tags.ts';
import { test } from '#tests/support/test.ts';
import { underEachReadFault } from '#tests/support/underEachReadFault.ts';
import { READS } from './reads.ts';

for (const { path, reads } of READS) {
  for (const read of reads) {
    test(
      `[errors/default-toast] ${path} under each fault of ${read.call}`,
      { tag: TAG.faults },
      async ({ page, sandbox, signIn }) => {
        test.setTimeout(300_000);
        await signIn('subscriber', '/fr/preferences/');
        await underEachReadFault({ page, sandbox, path, read });
      },
    );
  }
}
