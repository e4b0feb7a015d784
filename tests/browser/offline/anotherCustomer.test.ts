import type { Page } from '@playwright/test';
import { chooseReason, START } from '#tests/support/cancelling.ts';
import { endAtProvider, SIGN_IN_PAGE } from '#tests/support/identity.ts';
import type { FaultInput } from '#tests/support/faultClasses.ts';
import { TAG } from '#tests/support/tags.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';
import { kept } from '#tests/support/worker.ts';

test.use({ serviceWorkers: 'allow' });

const TICKETS = '/fr/tickets/';
const ACCOUNT = 'GET /api/accounts/me';

/** Of the first customer's tickets. */
const CODE = 'LUM734000';

function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
}

const ANSWERS: readonly (readonly [what: string, fault: Omit<FaultInput, 'match'>])[] = [
  ['fails', { fault: '500', times: 0 }],
  ['has no e-mail address', { fault: 'missing-field', field: 'email', times: 0 }],
];

for (const [what, fault] of ANSWERS)
  test(
    `[identity/logout-leaves-nothing, decisions/offline-tickets] tickets of the first customer do not show to the second one without a network, whose account ${what}`,
    { tag: what === 'fails' ? [] : TAG.nightly },
    async ({ page, context, sandbox, signIn }) => {
      await signIn('subscriber', TICKETS);
      await expect.poll(() => stored(page)).toContain(CODE);
      await kept(page, TICKETS);
      // The session has run out; nobody has signed out.
      await endAtProvider(context);
      await page.reload();
      await page.waitForURL(SIGN_IN_PAGE);
      await sandbox.fault({ match: ACCOUNT, ...fault });
      await choosePersona(page, 'empty');
      await ready(page);
      await expect.poll(() => stored(page)).not.toContain(CODE);
      await context.setOffline(true);
      await page.goto(TICKETS);
      await ready(page);
      await expect(page.getByRole('article')).toHaveCount(0);
      expect(await page.content()).not.toContain(CODE);
    },
  );

test('[identity/logout-leaves-nothing] the reason of a cancellation that was not sent does not outlive the sign-out @nightly', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', START);
  await chooseReason(page);
  await expect.poll(() => stored(page)).toMatch(/cancel.*time/);
  await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL(SIGN_IN_PAGE);
  await choosePersona(page, 'subscriber');
  await ready(page);
  expect(await stored(page)).not.toMatch(/cancel.*time/);
});
