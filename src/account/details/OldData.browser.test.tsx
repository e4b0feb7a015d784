import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { Profile } from '#areas/profile/Profile.island.tsx';
import { Registration } from '#areas/registration/Registration.island.tsx';
import { textsIn } from '#i18n/texts.ts';
import { buildFacts } from '#sites/current.ts';
import { typeBirthDate } from '#tests/component/birthDate.ts';
import { credentials } from '#tests/component/credentialsView.tsx';
import { open, press, type View } from '#tests/component/page.tsx';
import { tickets } from '#tests/component/ticketsView.tsx';
import { advantages } from '#tests/component/walletViews.tsx';
import { birthDate } from '#tests/support/birthDate.ts';
import { countryNames } from './countries.ts';

const PATCH = 'PATCH /api/accounts/me';

const profile: View = {
  route: 'profile',
  main: (language) => (
    <Profile
      language={language}
      countryNames={countryNames(buildFacts.country, language)}
      texts={textsIn(language, 'profile').island}
      fields={textsIn(language, 'details')}
      form={textsIn(language, 'form')}
    />
  ),
};
const registration: View = {
  route: 'register',
  main: (language) => (
    <Registration
      language={language}
      countryNames={countryNames(buildFacts.country, language)}
      infixed
      ageRestriction={buildFacts.consentAge}
      terms="https://films.example/fr/terms/"
      texts={textsIn(language, 'registration').island}
      fields={textsIn(language, 'details')}
      form={textsIn(language, 'form')}
    />
  ),
};

const button = (name: string): Locator => page.getByRole('button', { name });
const consent = page.getByRole('checkbox', { name: 'par e-mail' });
const field = (label: string): Locator => page.getByLabelText(label, { exact: true });

/** What accounts hold that no form would take today, by the server's names. */
const OLD: readonly object[] = [
  { homePhone: '12345' },
  { homePhone: 'see mobile' },
  { mobilePhone: '\u200e06' },
  { mobilePhone: '#31#0612345678' },
  { dateOfBirth: '1899-12-31' },
  { dateOfBirth: '2031-01-01' },
  { dateOfBirth: '0000-00-00' },
  { dateOfBirth: '31/12/1990' },
  { firstname: '' },
  { firstname: null, lastname: null },
  { lastname: ' ' },
  { lastname: '\u200b' },
  { firstname: 'Ana\u00a0\u202eMaria' },
  { infixname: '12' },
  { salutation: 'civ-dr' },
  { salutation: 7 },
  { address: 'a'.repeat(3000) },
  { address: '1 rue\r\nde la Paix\t\n' },
  { addressComplement: ' \u00ad' },
  { zipCode: 'SW1A 1AA' },
  { zipCode: 69_002 },
  { city: '\u202eLyon' },
  { country: 'France' },
  { country: 'XX' },
  { country: ' ' },
  { email: 'jörg ..@lumen' },
  { optinMail: true, optinCommunication: 'yes' },
  { defaultCity: 'gone' },
  { interest: { genres: [{ id: 'gone' }], events: null } },
];

test.each(OLD)(
  '[environments/old-data, profile/only-changed-fields-sent] with %j a consent is withdrawn, and nothing else is sent',
  async (old) => {
    const backend = await open('subscriber', profile, {
      prepare: ({ world }) => Object.assign(world.account, old),
    });
    await press(consent);
    await press(button('Enregistrer'));
    await expect.poll(() => backend.bodies(PATCH)).toEqual([{ optinMail: false }]);
  },
);

test('[environments/old-data] the rules hold for what is changed, and an old value may be taken away', async () => {
  const backend = await open('subscriber', profile, {
    prepare: ({ world }) => Object.assign(world.account, { homePhone: '12345', firstname: '' }),
  });
  const phone = field('Téléphone fixe');
  await phone.fill('1234');
  await press(button('Enregistrer'));
  await expect.element(phone).toHaveFocus();
  await field('Prénom').fill('Ana');
  await field('Prénom').fill(' ');
  await phone.fill('');
  await press(button('Enregistrer'));
  await expect.element(field('Prénom')).toHaveFocus();
  expect(backend.bodies(PATCH)).toEqual([]);
  await field('Prénom').fill('');
  await press(button('Enregistrer'));
  await expect.poll(() => backend.bodies(PATCH)).toEqual([{ homePhone: '' }]);
});

test.each(
  OLD.filter(
    (old) => !('firstname' in old) && !('lastname' in old) && !('email' in old) && !('dateOfBirth' in old),
  ),
)(
  '[environments/old-data, profile/registration-success] with %j from the provider a customer registers',
  async (old) => {
    const backend = await open('unregistered', registration, {
      prepare: ({ world }) => Object.assign(world.account, { lastname: 'M\u00a0o', ...old }),
    });
    await typeBirthDate(birthDate(30));
    await press(page.getByRole('checkbox', { name: 'conditions générales' }));
    await press(button('Créer mon compte'));
    await expect
      .poll(() => backend.bodies(PATCH))
      .toEqual([expect.objectContaining({ lastname: 'M\u00a0o' })]);
  },
);

test.each([
  ['a name', { firstname: '' }],
  ['an age', { dateOfBirth: '2025-01-01' }],
])('[environments/old-data] a registration asks for %s that the provider does not have', async (_, old) => {
  const backend = await open('unregistered', registration, {
    prepare: ({ world }) => Object.assign(world.account, { dateOfBirth: '1980-01-01' }, old),
  });
  await press(page.getByRole('checkbox', { name: 'conditions générales' }));
  await press(button('Créer mon compte'));
  await expect.element(page.getByText('Certains champs sont à corriger.')).toBeVisible();
  expect(backend.bodies(PATCH)).toEqual([]);
});

const ODD = 'jörg ..@lumen';

test('[environments/old-data] a ticket goes to an address that no field would take', async () => {
  const backend = await open('subscriber', tickets, {
    prepare: ({ world }) => Object.assign(world.account, { email: ODD }),
  });
  await button('Par e-mail').first().click();
  await expect.element(page.getByRole('dialog').getByRole('textbox')).toHaveValue(ODD);
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
  await expect.poll(() => backend.calls('GET /api/ec/sendmail/*')).toHaveLength(1);
});

test('[environments/old-data] a customer with such an address can change it, and one with such a name can add a card', async () => {
  const prepare = ({ world }: Awaited<ReturnType<typeof open>>) =>
    void Object.assign(world.account, { email: ODD, lastname: 'O\u2019Neil\u200e' });
  const backend = await open('subscriber', credentials, { prepare });
  await button('Changer d’adresse').click();
  await field('Mot de passe').fill('popcorn');
  await button('Continuer').click();
  await expect
    .poll(() => backend.bodies('POST /api/accounts/me/checkCredentials'))
    .toEqual([expect.objectContaining({ mail: ODD })]);
  const wallet = await open('subscriber', advantages, { prepare });
  await button('Ajouter une carte').click();
  await field('Numéro de carte').fill('\u200e００１２\u00a03456');
  await button('Ajouter la carte').click();
  await expect
    .poll(() => wallet.bodies('PATCH /api/accounts/me/cards'))
    .toEqual([{ lastname: 'O\u2019Neil', cardNumber: '00123456' }]);
});
