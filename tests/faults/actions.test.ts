import type { Page } from '@playwright/test';
import { FAULT_CLASSES, requestsUnder } from '#tests/support/faultClasses.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { firstOf, rated, star, stars, toRate } from '#tests/support/ratings.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';
import { ANSWER_UNREAD, underEachFault } from '#tests/support/underEachFault.ts';

/** Calls of the specification that the tests of the areas do not drive under each fault. */

const PURGE = 'POST /api/accounts/me/movieToNote/purge';
const LINK = '/fr/unsubscribe/?token=filmtips';

/** Nobody is signed in, so a 401 is not repeated with a new token. */
const ONCE = { '401': 1 } as const;

async function openLink(page: Page): Promise<void> {
  await page.goto(LINK);
  await ready(page);
}

for (const [call, name, done] of [
  ['PATCH /api/newsletter/unsubscribe', 'Me désinscrire de cette liste', 'cette liste'],
  ['PATCH /api/newsletter/unsubscribe/all', 'Me désinscrire de tout', 'aucune de nos listes'],
] as const) {
  test(
    `[newsletter/failure-toast] under each fault: “${name}”`,
    { tag: TAG.faults },
    async ({ page, sandbox }) => {
      await openLink(page);
      await underEachFault({
        page,
        sandbox,
        call,
        truth: OUTCOMES.unsubscribe,
        // Its answer is empty, so nothing of it can be cut off.
        succeedsUnder: [...ANSWER_UNREAD, 'truncated'],
        // The page's own limit is the browser's, which no test can shorten.
        without: ['hang'],
        requests: ONCE,
        act: async () => {
          await page.getByRole('button', { name }).dblclick();
        },
        held: () => expect(page.getByRole('button', { name })).toBeVisible(),
        succeeded: async () => {
          await expect(page.getByText(new RegExp(`ne recevrez plus.*${done}`))).toBeVisible();
          await openLink(page);
        },
      });
    },
  );
}

test(
  '[shows/rating-purges-cache] under each fault of the purge the rating holds',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await signIn('heavy', '/fr/ratings/');
    let name = '';
    await sandbox.forgetCalls();
    await underEachFault({
      page,
      sandbox,
      call: PURGE,
      succeedsUnder: FAULT_CLASSES,
      act: async () => {
        name = await firstOf(toRate(page));
        await star(toRate(page), name, 4).click();
      },
      held: () => Promise.resolve(),
      succeeded: async (fault) => {
        await expect(stars(toRate(page), name)).toHaveCount(0);
        // The rating is done before the purge is answered.
        await expect
          .poll(async () => (await sandbox.calls(PURGE)).length)
          .toBeGreaterThanOrEqual(requestsUnder(fault));
        await sandbox.forgetCalls();
      },
    });
  },
);

test(
  '[decisions/rating-path-choice] under each fault a show without a slug is rated, and no longer, by its number',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await signIn('subscriber', '/fr/ratings/');
    const name = /Aurore/;
    const offered = toRate(page).getByRole('group', { name });
    const given = rated(page).getByRole('button', { name: /Retirer la note de .*Aurore/ });
    let wasOffered = true;
    await underEachFault({
      page,
      sandbox,
      call: 'POST /api/client/*/show/sf/*/emotion',
      truth: OUTCOMES.feel,
      succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
      act: async () => {
        await expect(offered.or(given).first()).toBeVisible();
        wasOffered = (await offered.count()) > 0;
        if (wasOffered) await offered.getByRole('radio', { name: '3 étoiles' }).click();
        else await given.click();
      },
      held: () => expect(wasOffered ? offered : given).toBeVisible(),
      succeeded: () => expect(wasOffered ? given : offered).toBeVisible(),
    });
  },
);
