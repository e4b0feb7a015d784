import type { Page } from '@playwright/test';
import { axeProblems } from '#tests/support/axe.ts';
import { birthDate, birthFields, typeBirthDate, typedBirthDate } from '#tests/support/birthDate.ts';
import { visit } from '#tests/support/router.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';

const PATCH = 'PATCH /api/accounts/me';
const REGISTER = '/fr/register/';

/** Gives the page the interface of an app on Android. @returns the messages that the app has received */
async function insideApp(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told, Android: { postMessage: (body: string) => void told.push(body) } });
  });
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told);
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
}

async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'conditions générales' }).check();
}

test(
  '[shell/navigation-disabled, routes/register, routes/unregistered-to-register, routes/register-without-loop, routes/register-keeps-language, embedding/embedded-layout, tracking/register-name-and-category, sites/week-starts-monday, shell/shell-per-page] an unregistered customer is led to the registration, in the embedded layout',
  { tag: TAG.needsServer },
  async ({ page }) => {
    await page.goto('/en/tickets/');
    await choosePersona(page, 'unregistered');
    await page.waitForURL(`${siteUrl('fr')}/en/register/`);
    await ready(page);
    await expect(page).toHaveTitle(/^Registration/);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome!' })).toBeVisible();
    await expect(page.getByRole('banner'), 'the brand alone').toHaveText('Lumen Cinémas');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByLabel('First name')).toHaveValue('Zoé');
    await expect(page.getByLabel('Last name')).toHaveValue('Martin');
    await expect(page.getByLabel('Mobile phone')).toHaveValue('0612345678');
    // Typed, and so without a week that the browser's own language could begin on Sunday.
    await expect(birthFields(page)).toHaveCount(3);
    await expect(page.getByRole('main')).toContainText('unregistered@lumen.test');
    for (const checkbox of await page.getByRole('checkbox').all()) await expect(checkbox).not.toBeChecked();
    await expect(page.getByRole('link', { name: 'Read the terms and conditions' })).toHaveAttribute(
      'href',
      'https://www.lumen-cinemas.example/en/terms/',
    );
    await expect
      .poll(() => page.evaluate(() => window.dataLayer))
      .toEqual([expect.objectContaining({ page_name: 'signup_validation_form', page_category: 'signup' })]);
  },
);

test('[profile/registration-success, embedding/close-message, routes/registered-leaves-register] registering saves the customer, tells the host to close once, and leads home from then on', async ({
  page,
  sandbox,
  signIn,
}) => {
  const told = await insideApp(page);
  await signIn('unregistered', REGISTER);
  await page.getByRole('radio', { name: 'Mme' }).check();
  await page.getByLabel('Prénom').fill('  Zoë ');
  await typeBirthDate(page, '1999-12-31');
  await page.getByLabel('Téléphone mobile').fill('');
  await page.getByLabel('Ville').fill('Lyon');
  await page.getByRole('checkbox', { name: 'par e-mail' }).check();
  await acceptTerms(page);
  const account = await sandbox.hold('GET /api/accounts/me');
  await submit(page);
  await account.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Zoë' })).toBeVisible();
  await expect(page).toHaveURL('/fr/');
  await expect
    .poll(() => sandbox.bodies(PATCH))
    .toEqual([
      {
        salutation: 'civ-mm',
        firstname: 'Zoë',
        lastname: 'Martin',
        dateOfBirth: '1999-12-31',
        mobilePhone: '',
        city: 'Lyon',
        optinMail: true,
        optinCommunication: false,
        registered: true,
      },
    ]);
  await expect.poll(told).toEqual(['{"type":"close"}']);

  await visit(page, '/fr/profile/');
  await expect(page.getByLabel('Prénom')).toHaveValue('Zoë');
  await page.goto(REGISTER);
  await page.waitForURL(`${siteUrl('fr')}/fr/`);
  await ready(page);
});

test('[profile/registration-failure-stays, http/one-action-one-request, errors/default-toast] a failure stays on the page with all that was typed, and tells no host @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  const told = await insideApp(page);
  await signIn('unregistered', REGISTER);
  await typeBirthDate(page, birthDate(30));
  await page.getByLabel('Ville').fill('Lyon');
  await page.getByRole('checkbox', { name: 'partenaires' }).check();
  await acceptTerms(page);
  const button = page.getByRole('button', { name: 'Créer mon compte' });
  const alert = page.locator('main form').getByRole('alert');

  await sandbox.fault({
    match: PATCH,
    fault: 'answer',
    status: 422,
    body: { code: 'name', message: 'Ce nom est réservé.' },
  });
  await submit(page);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Une erreur est survenue');
  await expect(alert).toContainText('pas encore enregistrée');

  await expect(page).toHaveURL(`${siteUrl('fr')}${REGISTER}`);
  expect(await typedBirthDate(page)).toBe(birthDate(30));
  await expect(page.getByLabel('Ville')).toHaveValue('Lyon');
  await expect(page.getByRole('checkbox', { name: 'partenaires' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'conditions générales' })).toBeChecked();
  await expect.poll(told).toEqual([]);
  const registration = await sandbox.hold(PATCH);
  await submit(page);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  // A busy button has aria-disabled, for whose end `click` would wait.
  await button.dispatchEvent('click');
  await registration.release();
  await page.waitForURL(`${siteUrl('fr')}/fr/`);
  await expect
    .poll(() => sandbox.calls(PATCH), '[http/one-action-one-request] a press while busy sends nothing')
    .toHaveLength(2);
});

test('a form with errors can be read by everyone @nightly', async ({ page, signIn }) => {
  await signIn('unregistered', REGISTER);
  await submit(page);
  await expect(page.getByText('Pour continuer, acceptez les conditions générales.')).toBeVisible();
  expect(await axeProblems(page, 'with errors')).toEqual([]);
});

test(
  'the Dutch site asks for an infix, and a customer who does not want to register can sign out @nightly',
  { tag: TAG.needsServer },
  async ({ page, sandbox, signIn }) => {
    await signIn('unregistered', '/nl/profile/', { site: 'nl' });
    await page.waitForURL(`${siteUrl('nl')}/nl/register/`);
    await expect(page.getByLabel('Tussenvoegsel')).toHaveValue('');
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await page.locator('button[value="unregistered"]').waitFor();
    expect(await sandbox.calls(PATCH)).toEqual([]);
  },
);
