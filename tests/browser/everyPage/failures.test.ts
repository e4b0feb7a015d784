import { read } from '#tests/faults/reads.ts';
import { TAG } from '#tests/support/tags.ts';
import { test } from '#tests/support/test.ts';
import { underEachReadFault } from '#tests/support/underEachReadFault.ts';
import { underOddAnswers } from '#tests/support/underOddAnswers.ts';

/** A sample of `npm run test:all -- faults`, which does the same with every page. */

test(
  '[errors/default-toast, errors/start-up-calls-independent] whatever goes wrong with the tickets, the page becomes ready, reports it once and recovers',
  { tag: [TAG.needsServer, TAG.nightly] },
  async ({ page, sandbox, signIn }) => {
    test.slow();
    await signIn('subscriber', '/fr/preferences/');
    await underEachReadFault({
      page,
      sandbox,
      path: '/fr/tickets/',
      read: read('/api/ec/ebillet', 'Mes billets'),
    });
  },
);

test(
  '[http/tolerates-unlisted-shapes] whatever the answers contain, the subscription page stays readable',
  { tag: [TAG.needsServer, TAG.nightly] },
  async ({ page, sandbox, signIn }) => {
    await signIn('subscriber', '/fr/preferences/');
    await underOddAnswers({ page, sandbox, path: '/fr/subscription/', rounds: 6, seed: 1 });
  },
);
