import type { Page } from '@playwright/test';
import { CONTACT, contactForm, file, fillIn, POST_CASE } from '#tests/support/contactForm.ts';
import { endAtProvider, SIGN_IN_PAGE } from '#tests/support/identity.ts';
import { visit } from '#tests/support/router.ts';
import { cookieSignInUrl, siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';

async function leaveDraft(page: Page): Promise<void> {
  await fillIn(page, 'Carte perdue');
  await expect.poll(() => storedInTab(page)).toContain('Carte perdue');
}

async function expectNoDraft(page: Page): Promise<void> {
  await ready(page);
  await expect(contactForm(page).subject).toHaveValue('');
  await expect.poll(() => storedInTab(page)).not.toContain('Carte perdue');
}

function storedInTab(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(sessionStorage));
}

test(
  '[identity/login-required-ends-session] a draft survives page, language and end of session, and is removed by the sign-out @nightly',
  { tag: TAG.needsServer },
  async ({ page, context, sandbox, signIn }) => {
    await signIn('subscriber', CONTACT);
    const form = contactForm(page);
    await fillIn(page);
    await form.files.setInputFiles([file('preuve.pdf')]);
    await expect(page.getByText('Votre texte est conservé dans cet onglet')).toBeVisible();
    await visit(page, '/fr/tickets/');
    await visit(page, '/en/contact/');
    await expect(page.getByLabel('Subject')).toHaveValue('Carte perdue');
    await expect(page.getByRole('listitem').filter({ hasText: 'preuve.pdf' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Card: our answers/ })).toBeVisible();
    await visit(page, CONTACT);
    await page.reload();
    await ready(page);
    await expect(form.reason).toHaveValue('lost');
    await expect(page.getByText(/À joindre de nouveau\s: preuve.pdf/)).toBeVisible();

    await endAtProvider(context);
    await sandbox.fault({ match: POST_CASE, fault: '401' });
    await form.send.click();
    await page.waitForURL(SIGN_IN_PAGE);
    await choosePersona(page, 'subscriber');
    await ready(page);
    await expect(form.subject).toHaveValue('Carte perdue');
    await expect(form.topic).toHaveValue('card');

    await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL(SIGN_IN_PAGE);
    await page.goto(CONTACT);
    await choosePersona(page, 'subscriber');
    await ready(page);
    await expect(form.subject).toHaveValue('');
    await expect(form.theme).toHaveValue('');
  },
);

test(
  '[identity/logout-leaves-nothing] the draft of a lost session is not shown to the next customer',
  { tag: TAG.needsServer },
  async ({ page, context, signIn }) => {
    await signIn('subscriber', CONTACT);
    await leaveDraft(page);
    await endAtProvider(context);
    await page.reload();
    await page.waitForURL(SIGN_IN_PAGE);
    await choosePersona(page, 'casual');
    await expectNoDraft(page);
  },
);

test(
  '[identity/logout-leaves-nothing] in the mode with a cookie, which has no callback, the draft of a lost session is not shown to the next customer @nightly',
  { tag: TAG.needsServer },
  async ({ page }) => {
    const site = siteUrl('fr', 'cookie.localhost');
    await page.goto(cookieSignInUrl('fr', 'subscriber'));
    await ready(page);
    await page.goto(`${site}${CONTACT}`);
    await ready(page);
    await leaveDraft(page);
    // A page that is still open would open anew as soon as the cookie changes hands, and forget the draft.
    await page.goto(`${site}/favicon.svg`);
    await page.goto(cookieSignInUrl('fr', 'casual'));
    await ready(page);
    await page.goto(`${site}${CONTACT}`);
    await expectNoDraft(page);
  },
);
