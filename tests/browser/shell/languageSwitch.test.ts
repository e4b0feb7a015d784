import { CONTACT, contactForm, file, fillIn } from '#tests/support/contactForm.ts';
import { TAG } from '#tests/support/tags.ts';
import { countTaps } from '#tests/support/taps.ts';
import { expect, ready, test } from '#tests/support/shared.ts';

test('[shell/language-modal, shell/language-choice-closes, tracking/language-switch-url] the language modal lists the site’s languages and leads to the same place, without a new sign-in', async ({
  page,
  provider,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/tickets/?x=1#y');
  await page.evaluate(() => history.replaceState(history.state, '', '?x=2#z'));
  const tokens = (await provider.calls('POST /oauth/token')).length;
  await sandbox.forgetCalls();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /Changer de langue/ })
    .click();
  const modal = page.getByRole('dialog', { name: 'Choisir la langue' });
  await expect(modal.getByRole('link')).toHaveText(['Français', 'English']);
  await expect(modal.getByRole('link', { name: 'Français' })).toHaveAttribute('aria-current', 'true');
  await expect(modal.getByRole('link', { name: 'English' })).toHaveAttribute('lang', 'en');
  await modal.getByRole('link', { name: 'English' }).click();

  await expect(page).toHaveURL(/\/en\/tickets\/\?x=2#z$/);
  await expect(modal).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'My tickets' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => provider.calls('POST /oauth/token')).toHaveLength(tokens);
  await ready(page);
  await expect.poll(() => sandbox.calls('GET /api/ec/ebillet')).toHaveLength(1);
  expect(
    await sandbox.calls('GET /api/settings'),
    '[constants/start-up-requests] asked for once in a document',
  ).toEqual([]);
});

test('[shell/language-choice-closes] in the middle of a form the language changes with two presses, and keeps text, choices and file', async ({
  page,
  signIn,
}) => {
  await signIn('casual', CONTACT);
  await fillIn(page);
  await contactForm(page).files.setInputFiles([file('preuve.pdf')]);
  const taps = await countTaps(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Changer de langue/ })
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  expect(await taps()).toBe(2);
  const form = contactForm(page, 'en');
  await expect(form.subject).toHaveValue('Carte perdue');
  await expect(form.message).toHaveValue(/Perdue hier soir/);
  await expect(form.reason).toHaveValue('lost');
  await expect(form.attached).toHaveText([/preuve\.pdf/]);
});

test('choosing the current language closes the modal and leaves the page alone @nightly', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', '/fr/tickets/');
  await page.evaluate(() =>
    document.addEventListener('astro:before-preparation', () => (document.title = 'left')),
  );
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Changer de langue/ })
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Français' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveTitle('Mes billets – Lumen Cinémas');
  await expect(page.locator('html')).toHaveAttribute('data-ready');
});

test(
  '[tracking/language-switch-url] the language modal on the Dutch site',
  { tag: TAG.nightly },
  async ({ page, signIn }) => {
    await signIn('subscriber', '/nl/tickets/', { site: 'nl' });
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Andere taal/ })
      .click();
    const modal = page.getByRole('dialog', { name: 'Kies je taal' });
    await expect(modal.getByRole('link')).toHaveText(['Nederlands', 'English']);
    await modal.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/tickets\/$/);
    await ready(page);
    // The focus on the heading shows that the router has changed the page.
    await expect(page.getByRole('heading', { level: 1, name: 'My tickets' })).toBeFocused();
  },
);

test('a page that is opened directly leaves the focus where the browser puts it @nightly', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', '/fr/tickets/');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});
