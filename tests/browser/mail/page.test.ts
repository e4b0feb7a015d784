import type { Page } from '@playwright/test';
import { axeProblems } from '#tests/support/axe.ts';
import { endAtProvider, SIGN_IN_PAGE } from '#tests/support/identity.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { choosePersona, expect, ready, test, type Sandbox, untilReady } from '#tests/support/test.ts';
import { underEachFault } from '#tests/support/underEachFault.ts';

const MAIL = `${siteUrl('fr')}/fr/mail/`;
/** The page that the customer first asked for; its query must survive. */
const WANTED = '/fr/tickets/?from=sms';

async function openUnverified(page: Page): Promise<void> {
  await page.goto(WANTED);
  await choosePersona(page, 'unverified-mail');
  await page.waitForURL(MAIL);
  await ready(page);
}

function check(page: Page) {
  return page.getByRole('button', { name: 'J’ai confirmé mon adresse' });
}

function renewals(provider: Sandbox) {
  return provider.calls('POST /oauth/token');
}

test(
  '[routes/mail-two-guards, tracking/mail-name] a customer who must verify reads where the e-mail went, and goes on to the page first asked for',
  { tag: TAG.needsServer },
  async ({ page, provider, sandbox }) => {
    await openUnverified(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Encore un clic' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('unverified-mail@lumen.test');
    await expect
      .poll(() => page.evaluate(() => window.dataLayer))
      .toEqual([expect.objectContaining({ page_name: 'my_mail', page_category: 'account' })]);

    await provider.forgetCalls();
    await check(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Pas encore tout à fait' })).toBeVisible();
    await expect(page).toHaveURL(MAIL);
    await expect.poll(() => renewals(provider)).toHaveLength(1);
    expect(await axeProblems(page, 'not yet')).toEqual([]);

    await sandbox.verifyMail();
    await provider.forgetCalls();
    await check(page).click();
    await page.waitForURL(`${siteUrl('fr')}${WANTED}`);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Mes billets' })).toBeVisible();
    await expect.poll(() => renewals(provider), 'silently, once').toHaveLength(1);
    await page.goBack();
    await expect(page).not.toHaveURL(MAIL);
  },
);

test(
  '[routes/mail-two-guards] a customer who has verified can reload instead, and goes on to the page first asked for @nightly',
  { tag: TAG.needsServer },
  async ({ page, sandbox }) => {
    await openUnverified(page);
    await sandbox.verifyMail();
    await page.reload();
    await ready(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Votre adresse est confirmée' })).toBeVisible();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.waitForURL(`${siteUrl('fr')}${WANTED}`);
  },
);

test(
  '[routes/mail-two-guards] the button is busy during the check; a failed check says so, and the next one works @nightly',
  { tag: TAG.needsServer },
  async ({ page, provider, sandbox }) => {
    await openUnverified(page);
    await sandbox.verifyMail();
    await provider.forgetCalls();
    await provider.fault({ match: 'POST /oauth/token', fault: '500' });
    await check(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'pas pu vérifier' })).toBeVisible();
    await expect(check(page)).toBeFocused();
    await expect(page).toHaveURL(MAIL);

    const renewal = await provider.hold('POST /oauth/token');
    await page.keyboard.press('Enter');
    await expect(check(page)).toHaveAttribute('aria-busy', 'true');
    // A busy button has aria-disabled, for whose end `click` would wait.
    await check(page).dispatchEvent('click');
    await renewal.release();
    await page.waitForURL(`${siteUrl('fr')}${WANTED}`);
    await expect
      .poll(() => renewals(provider), '[http/one-action-one-request] a press while busy sends nothing')
      .toHaveLength(2);
  },
);

test(
  '[routes/mail-two-guards, errors/default-toast] whatever goes wrong with the renewal, the page says so, and the customer can check again',
  { tag: [TAG.faults, TAG.nightly] },
  async ({ page, provider }) => {
    await openUnverified(page);
    await underEachFault({
      page,
      sandbox: provider,
      call: 'POST /oauth/token',
      // The identity library tries three times to get a readable answer.
      requests: { reset: 3, truncated: 3, html: 3, empty: 3, '401': 1 },
      // `hang` would take three times ten seconds. `lost-reply` uses the code up, which leads to a new sign-in.
      without: ['hang', 'lost-reply'],
      succeedsUnder: ['unknown-enum'],
      act: () => check(page).click(),
      held: () => expect(page.getByRole('alert').filter({ hasText: 'pas pu vérifier' })).toBeVisible(),
      succeeded: () =>
        expect(page.getByRole('status').filter({ hasText: 'Pas encore tout à fait' })).toBeVisible(),
    });
  },
);

test(
  '[identity/login-required-ends-session] a refused renewal leads to a sign-in, which returns to the page first asked for @nightly',
  { tag: TAG.needsServer },
  async ({ page, context, sandbox }) => {
    await openUnverified(page);
    await endAtProvider(context);
    await check(page).click();
    await page.waitForURL(SIGN_IN_PAGE);
    await choosePersona(page, 'unverified-mail');
    await page.waitForURL(MAIL);
    await ready(page);
    await sandbox.verifyMail();
    await check(page).click();
    await page.waitForURL(`${siteUrl('fr')}${WANTED}`);
  },
);

test(
  '[routes/mail-two-guards] a visitor signs in first; a verified customer goes on; a sign-out forgets the page first asked for',
  { tag: TAG.needsServer },
  async ({ page, signIn }) => {
    await openUnverified(page);
    await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL(SIGN_IN_PAGE);
    await signIn('casual', '/fr/mail/');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.waitForURL(`${siteUrl('fr')}/fr/`);
    await ready(page);
  },
);

test(
  '[routes/mail-two-guards, identity/first-login-not-verified] at a first sign-in the page says nothing of an address that nobody has verified',
  { tag: TAG.needsServer },
  async ({ page, provider, signIn }) => {
    const claims = { 'https://lumen.test/first_login': true, email_verified: false };
    await provider.fault({ match: 'POST /oauth/token', fault: 'token', claims, times: 0 });
    await signIn('subscriber', '/fr/mail/');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Rien à confirmer pour l’instant' }),
    ).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('adresse est confirmée');
  },
);

test(
  '[routes/mail-two-guards, routes/unregistered-to-register] an unregistered customer registers before the mail page, on a slow processor too @nightly',
  { tag: TAG.needsServer },
  async ({ page }) => {
    await page.goto(`${siteUrl('nl')}/nl/mail/`);
    // The page is left while its islands are being hydrated: React logs an error when one of them goes before its time.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    await choosePersona(page, 'unregistered');
    await page.waitForURL(`${siteUrl('nl')}/nl/register/`);
    await untilReady(page);
  },
);

test(
  '[routes/mail-two-guards] a customer who waits for an e-mail at a wrong address can change the address here @nightly',
  { tag: TAG.needsServer },
  async ({ page }) => {
    await openUnverified(page);
    const change = page.getByRole('main').getByRole('button', { name: 'Changer d’adresse' });
    await change.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Adresse e-mail actuelle')).toHaveValue('unverified-mail@lumen.test');
    await dialog.getByLabel('Mot de passe').fill('popcorn');
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Nouvelle adresse').fill('daan@juste.test');
    await dialog.getByLabel('Confirmez l’adresse').fill('daan@juste.test');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Votre adresse a changé');
    await expect(page.getByRole('main').getByText('daan@juste.test').first()).toBeVisible();
    await expect(page).toHaveURL(MAIL);
  },
);
