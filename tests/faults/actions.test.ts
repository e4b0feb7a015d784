import type { Page } from '@playwright/test';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';
import { ANSWER_UNREAD, underEachFault } from '#tests/support/underEachFault.ts';

/** Calls of the specification that the tests of the areas do not drive under each fault. */

const LINK = '/fr/unsubscribe/?token=filmtips';

/** Nobody is signed in, so a 401 is not repeated with a new token. */
const ONCE = { '401': 1 } as const;

async function openLink(page: Page): Promise<void> {
  await page.goto(LINK);
  await ready(page);
}

for (const [call, name, done] of [
  ['PATCH /api/newsletter/unsubscribe', 'Me désinscrire de cette liste', 'cette liste'],
  ['PATCH /api/newsletter/unsubscribe/all', 'Me désinscrire de tout', 'aucun de nos e-mails d’information'],
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
