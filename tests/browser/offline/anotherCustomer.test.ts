import type { Page } from '@playwright/test';
import { chooseReason, START } from '#tests/support/cancelling.ts';
import { endAtProvider, SIGN_IN_PAGE } from '#tests/support/identity.ts';
import type { FaultInput } from '#tests/support/faultClasses.ts';
import { signOut } from '#tests/support/signOut.ts';
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

for (const how of ['signs out', 'is followed by another'] as const)
  test(
    `[identity/sign-out-in-every-tab, decisions/offline-tickets] tickets that show without a session go when their customer ${how} in another tab`,
    { tag: how === 'signs out' ? [] : TAG.nightly },
    async ({ page, context, provider, signIn }) => {
      await signIn('subscriber', TICKETS);
      await expect.poll(() => stored(page)).toContain(CODE);
      const other = await context.newPage();
      await other.goto('/fr/preferences/');
      await ready(other);
      await provider.fault({ match: 'GET /authorize', fault: '503', times: 0 });
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-gate', 'kept');
      await ready(page);
      await expect(page.getByRole('article').first()).toBeVisible();
      await provider.forget();
      if (how === 'signs out') await signOut(other);
      else {
        await endAtProvider(context);
        await other.reload();
      }
      await other.waitForURL(SIGN_IN_PAGE);
      if (how !== 'signs out') await choosePersona(other, 'empty');
      await expect(page.getByRole('article')).toHaveCount(0);
      await expect.poll(() => page.content().catch(() => CODE)).not.toContain(CODE);
    },
  );

/** Areas whose fields stand in the built page, where a browser puts back what was typed. */
const FIELDS = [
  ['/fr/profile/', 'main input[name="city"]'],
  ['/fr/contact/', 'main textarea[name="description"]'],
  ['/fr/friends/', 'main input[inputmode="email"]'],
] as const;

test('[identity/logout-leaves-nothing] what was typed into a page that was left does not come back behind Back for the next customer', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('subscriber', '/fr/');
  const tabs = await Promise.all(
    FIELDS.map(async ([path, field]) => {
      const tab = await context.newPage();
      tab.on('dialog', (dialog) => void dialog.accept());
      await tab.goto(path);
      await ready(tab);
      await tab.locator(field).first().fill('typed@lumen.test');
      await tab.goto('/fr/accessibility/');
      await ready(tab);
      return { tab, field };
    }),
  );
  await endAtProvider(context);
  await page.reload();
  await page.waitForURL(SIGN_IN_PAGE);
  await choosePersona(page, 'casual');
  await ready(page);
  for (const { tab, field } of tabs) {
    await tab.goBack();
    await ready(tab);
    await expect(tab.locator(field).first()).not.toHaveValue(/typed/);
    expect(await stored(tab)).not.toContain('typed');
  }
});

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
