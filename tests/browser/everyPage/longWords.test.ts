import { READS } from '#tests/faults/reads.ts';
import { TAG } from '#tests/support/tags.ts';
import { test } from '#tests/support/test.ts';
import { underWideAnswers } from '#tests/support/underWideAnswers.ts';

const CONVERSATION = '/fr/messages/#case-C2';
const PATHS = [...READS.map(({ path }) => path), CONVERSATION];

/** Pages that one sign-in visits: all of them would take longer than a test may. */
const AT_ONCE = 6;

for (let first = 0; first < PATHS.length; first += AT_ONCE) {
  const paths = PATHS.slice(first, first + AT_ONCE);
  test(
    `[http/tolerates-unlisted-shapes] no text and no number of an answer makes the page wider than a phone: ${paths.join(' ')}`,
    { tag: TAG.nightly },
    async ({ page, sandbox, signIn }) => {
      await signIn('subscriber', '/fr/preferences/');
      for (const path of paths) await underWideAnswers({ page, sandbox, path });
    },
  );
}
