import { TAG } from '#tests/support/tags.ts';
import { test } from '#tests/support/test.ts';
import { underOddAnswers } from '#tests/support/underOddAnswers.ts';
import { READS } from './reads.ts';

const ROUNDS = 25;

for (const { path } of READS) {
  test(
    `[http/tolerates-unlisted-shapes, cinemas/seventh-favourite-refused] ${path}: whatever a fault of the server puts into its answers, the page stays readable`,
    { tag: TAG.faults },
    async ({ page, sandbox, signIn }) => {
      test.setTimeout(180_000);
      await signIn('subscriber', '/fr/preferences/');
      await underOddAnswers({ page, sandbox, path, rounds: ROUNDS, seed: 9 });
    },
  );
}
