import type { Page } from '@playwright/test';
import { birthFields, typeBirthDate, typedBirthDate } from '#tests/support/birthDate.ts';
import { expect, test } from '#tests/support/test.ts';

const PATCH = 'PATCH /api/accounts/me';
const GET = 'GET /api/accounts/me';

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer' }).click();
}

test('[routes/profile, entities/gender-ms, entities/server-field-names, entities/opt-in-booleans] the server’s names fill the form', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', '/fr/profile/');
  await expect(page.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Mme' })).toBeChecked();
  await expect(page.getByLabel('Prénom')).toHaveValue('Ana');
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Moreau');
  expect(await typedBirthDate(page)).toBe('1990-04-12');
  await expect(page.getByLabel('Téléphone mobile')).toHaveValue('0612345678');
  await expect(page.getByLabel('Code postal')).toHaveValue('69002');
  await expect(page.getByLabel('Pays')).toHaveValue('FR');
  await expect(page.getByRole('checkbox', { name: 'par e-mail' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'partenaires' })).not.toBeChecked();
  await expect(page.getByRole('main')).toContainText('subscriber@lumen.test');
  await expect(page.getByLabel('Particule')).toHaveValue('');
});

test('[entities/account-fields, entities/gender-other] a name’s infix and the facts of the account show', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({
    match: GET,
    fault: 'answer',
    times: 0,
    body: {
      id: '1',
      registered: true,
      salutation: 'civ-other',
      firstname: 'Jan',
      infixname: 'van der',
      lastname: 'Berg',
      social: 'google-oauth2',
      picture: '/favicon.svg',
      unknownField: 1,
    },
  });
  await signIn('casual', '/fr/profile/');
  await expect(page.getByLabel('Particule')).toHaveValue('van der');
  await expect(page.getByRole('radio', { name: 'Autre' })).toBeChecked();
  await expect(page.getByRole('img', { name: 'Votre photo' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Google' })).toBeVisible();
  await expect(page.getByText('Pas encore inscrit')).toBeVisible();
});

test('[calls/patch-profile, entities/gender-mr, entities/server-field-names, entities/opt-in-booleans, profile/cleared-field-sent] each field is sent under the server’s name, an emptied one as an empty value', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/profile/');
  await page.getByRole('radio', { name: 'M.' }).check();
  await page.getByLabel('Prénom').fill('Anna');
  await page.getByLabel('Particule').fill('de');
  await page.getByLabel('Nom', { exact: true }).fill('Morel');
  await typeBirthDate(page, '1991-05-13');
  await page.getByLabel('Téléphone mobile').fill('');
  await page.getByLabel('Téléphone fixe').fill('+33 (0)4 72-00.00/00');
  await page.getByLabel('Numéro et rue').fill('1 quai Tilsitt');
  await page.getByLabel('Complément').fill(' Bât. B ');
  await page.getByLabel('Code postal').fill('69003');
  await page.getByLabel('Ville').fill('Bron');
  await page.getByLabel('Pays').selectOption({ label: 'Pays-Bas' });
  await page.getByRole('checkbox', { name: 'par e-mail' }).uncheck();
  await page.getByRole('checkbox', { name: 'partenaires' }).check();
  await save(page);
  await expect
    .poll(() => sandbox.bodies(PATCH))
    .toEqual([
      {
        salutation: 'civ-mr',
        firstname: 'Anna',
        infixname: 'de',
        lastname: 'Morel',
        dateOfBirth: '1991-05-13',
        mobilePhone: '',
        homePhone: '+33 (0)4 72-00.00/00',
        address: '1 quai Tilsitt',
        addressComplement: 'Bât. B',
        zipCode: '69003',
        city: 'Bron',
        country: 'NL',
        optinMail: false,
        optinCommunication: true,
      },
    ]);
});

test('[profile/save-only-when-changed, profile/draft-discarded, profile/restored-field-unchanged, decisions/undone-change-not-sent] without a change, or with one that is undone, nothing is sent, and the page says so', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/profile/');
  await save(page);
  await expect(page.locator('main form').getByRole('status')).toContainText('vous n’avez rien modifié');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel('Ville').fill('Paris');
  const unsaved = page.getByText('Modifications non enregistrées');
  await expect(unsaved).toBeVisible();
  expect((await unsaved.boundingBox())?.height, 'one line on a phone').toBeLessThan(40);
  await page.getByLabel('Ville').fill('Lyon');
  await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0);
  await page.getByLabel('Pays').selectOption('NL');
  await page.getByRole('checkbox', { name: 'partenaires' }).check();
  await page.reload();
  await expect(page.getByLabel('Pays')).toHaveValue('NL');
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeFocused();
  await expect(page.getByLabel('Pays')).toHaveValue('FR');
  await expect(page.getByRole('checkbox', { name: 'partenaires' })).not.toBeChecked();
  await save(page);
  await expect(page.locator('main form').getByRole('status')).toContainText('vous n’avez rien modifié');
  expect(await sandbox.calls(PATCH)).toEqual([]);
});

test('[http/cache-bypass, http/only-provided-fields, profile/only-changed-fields-sent, decisions/reload-bypasses-cache] changes alone are sent, and the account is reloaded past the cache as the new baseline', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/profile/');
  await sandbox.forgetCalls();
  await page.getByLabel('Ville').fill('  Paris ');
  await save(page);
  await expect(page.getByLabel('Ville')).toHaveValue('Paris');
  await expect.poll(() => sandbox.calls('* /api/accounts/me')).toHaveLength(2);
  await expect
    .poll(async () => (await sandbox.calls('* /api/accounts/me')).map(({ method, body }) => [method, body]))
    .toEqual([
      ['PATCH', { city: 'Paris' }],
      ['GET', null],
    ]);
  await save(page);
  await expect(page.locator('main form').getByRole('status')).toContainText('vous n’avez rien modifié');
  await page.getByLabel('Ville').fill('Lyon');
  await save(page);
  await expect.poll(async () => (await sandbox.calls(PATCH)).at(-1)?.body).toEqual({ city: 'Lyon' });
  await typeBirthDate(page, '');
  await save(page);
  await expect
    .poll(async () => (await sandbox.calls(PATCH)).at(-1)?.body, '[decisions/emptied-birth-date-is-null]')
    .toEqual({ dateOfBirth: null });
});

test('[entities/server-field-names] after saving, the form shows the values that the server has normalized, and compares with them', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/profile/');
  await sandbox.fault({
    match: GET,
    fault: 'answer',
    body: {
      id: '1',
      registered: true,
      firstname: 'Ana',
      lastname: 'Moreau',
      city: 'VILLEURBANNE',
      country: 'BE',
      salutation: 'civ-mr',
    },
  });
  await page.getByLabel('Ville').fill('Villeurbanne');
  await save(page);
  await expect(page.getByLabel('Ville')).toHaveValue('VILLEURBANNE');
  await expect(page.getByLabel('Pays')).toHaveValue('BE');
  await expect(page.getByRole('radio', { name: 'M.' })).toBeChecked();
  await save(page);
  await expect(page.locator('main form').getByRole('status')).toContainText('vous n’avez rien modifié');
  await expect.poll(() => sandbox.calls(PATCH)).toHaveLength(1);
});

test('[http/tolerates-unlisted-shapes] an account with unexpected values is shown, and none of them is sent back changed', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({
    match: GET,
    fault: 'answer',
    times: 0,
    body: {
      id: '1',
      registered: true,
      firstname: 'Ana',
      lastname: 'Moreau',
      salutation: 'civ-zzz',
      dateOfBirth: '12/04/1990',
      country: 'France',
      address: '1 rue A\r\nBât. B ',
      zipCode: 69002,
      optinMail: null,
    },
  });
  await signIn('subscriber', '/fr/profile/');
  await expect(page.getByLabel('Code postal')).toHaveValue('69002');
  await expect(page.getByLabel('Pays')).toHaveValue('France');
  await save(page);
  await expect(page.locator('main form').getByRole('status')).toContainText('vous n’avez rien modifié');
  expect(await sandbox.calls(PATCH)).toEqual([]);
});

test('[decisions/form-validation-messages] errors stand beside their fields, in the page’s language, and the first invalid field has the focus', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('casual', '/nl/profile/', { site: 'nl' });
  await page.getByLabel('Voornaam').fill('');
  await page.getByLabel('Achternaam').fill('   ');
  await typeBirthDate(page, '2999-01-01');
  await page.getByLabel('Mobiel nummer').fill('bel mij');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByLabel('Voornaam')).toBeFocused();
  await expect(page.getByLabel('Voornaam')).toHaveAccessibleDescription('Vul dit veld in.');
  await expect(page.getByLabel('Achternaam')).toHaveAccessibleDescription('Dit veld kan niet leeg blijven.');
  await expect(birthFields(page).first()).toHaveAccessibleDescription(/ligt in de toekomst/);
  await expect(page.getByLabel('Mobiel nummer')).toHaveAccessibleDescription(/^Vul een telefoonnummer in/);
  await expect(page.locator('main form').getByRole('alert')).toContainText(
    'Een paar velden kloppen nog niet.',
  );
  await page.getByLabel('Voornaam').fill('Jan');
  await expect(page.getByLabel('Voornaam')).not.toHaveAttribute('aria-invalid', 'true');
  expect(await sandbox.calls(PATCH)).toEqual([]);
});
