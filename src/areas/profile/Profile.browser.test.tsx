import { expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { countryNames } from '#account/details/countries.ts';
import { textsIn } from '#i18n/texts.ts';
import { buildFacts } from '#sites/current.ts';
import { birthFields, typeBirthDate, typedBirthDate } from '#tests/component/birthDate.ts';
import { ANSWER_UNREAD, testEachFault } from '#tests/component/eachFault.ts';
import { alertIn, open, press, reopen, toasts, type View } from '#tests/component/page.tsx';
import { TIMEOUT_MS } from '#tests/support/faultClasses.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { Profile } from './Profile.island.tsx';

const PATCH = 'PATCH /api/accounts/me';
const GET = 'GET /api/accounts/me';

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

const main = page.getByRole('main');
const field = (label: string): Locator => page.getByLabelText(label);
const radio = (name: string): Locator => page.getByRole('radio', { name });
const checkbox = (name: string): Locator => page.getByRole('checkbox', { name });
const save = page.getByRole('button', { name: 'Enregistrer' });
const unsaved = page.getByText('Modifications non enregistrées');
const problem = alertIn(main);
const note = main.css('form [role="status"]');

/** For an account that is given whole. */
const ana = { id: '1', registered: true, firstname: 'Ana', lastname: 'Moreau' };

test('[routes/profile, entities/gender-ms, entities/server-field-names, entities/opt-in-booleans] the server’s names fill the form', async () => {
  await open('subscriber', profile);
  await expect.element(radio('Mme')).toBeChecked();
  await expect.element(field('Prénom')).toHaveValue('Ana');
  await expect.element(page.getByLabelText('Nom', { exact: true })).toHaveValue('Moreau');
  expect(typedBirthDate()).toBe('1990-04-12');
  await expect.element(field('Téléphone mobile')).toHaveValue('0612345678');
  await expect.element(field('Code postal')).toHaveValue('69002');
  await expect.element(field('Pays')).toHaveValue('FR');
  await expect.element(checkbox('par e-mail')).toBeChecked();
  await expect.element(checkbox('partenaires')).not.toBeChecked();
  await expect.element(main).toMatchTextContent('subscriber@lumen.test');
  await expect.element(field('Particule')).not.toBeInTheDocument();
});

test('[entities/account-fields, entities/gender-other] a name’s infix and the facts of the account show', async () => {
  const body = {
    id: '1',
    registered: true,
    salutation: 'civ-other',
    firstname: 'Jan',
    infixname: 'van der',
    lastname: 'Berg',
    social: 'google-oauth2',
    picture: '/favicon.svg',
    unknownField: 1,
  };
  await open('casual', profile, {
    prepare: (backend) => backend.fault({ match: GET, fault: 'answer', times: 0, body }),
  });
  await expect.element(field('Particule')).toHaveValue('van der');
  await expect.element(radio('Autre')).toBeChecked();
  await expect.element(page.getByRole('img', { name: 'Votre photo' })).toBeVisible();
  await expect.element(page.getByRole('definition').filter({ hasText: 'Google' })).toBeVisible();
  await expect.element(page.getByText('Pas encore membre')).toBeVisible();
});

test('[profile/loyalty-joined, profile/listed-pictures-only, calls/patch-profile, entities/account-fields] a customer joins the loyalty programme, and sees the picture of a listed network only', async () => {
  const picture = 'https://lh3.googleusercontent.com/a/ana';
  const other = 'https://pictures.example/ana';
  const photo = page.getByRole('img', { name: 'Votre photo' });
  const join = page.getByRole('button', { name: 'Rejoindre le programme' });
  const backend = await open('casual', profile, {
    prepare: ({ world }) => Object.assign(world.account, { hasLoyalty: false, picture }),
  });
  await expect.element(photo).toHaveAttribute('src', picture);

  backend.world.account.picture = other;
  await join.click();
  await expect.element(page.getByText('Vous êtes membre')).toBeVisible();
  await expect.element(join).not.toBeInTheDocument();
  await expect.poll(() => backend.bodies(PATCH)).toEqual([{ hasLoyalty: true }]);
  await expect.element(photo).not.toBeInTheDocument();
});

test('[calls/patch-profile, entities/gender-mr, entities/server-field-names, entities/opt-in-booleans, profile/cleared-field-sent] each field is sent under the server’s name, an emptied one as an empty value', async () => {
  const backend = await open('subscriber', profile, {
    prepare: ({ world }) => Object.assign(world.account, { infixname: 'van' }),
  });
  await radio('M.').click();
  await field('Prénom').fill('Anna');
  await field('Particule').fill('de');
  await page.getByLabelText('Nom', { exact: true }).fill('Morel');
  await typeBirthDate('1991-05-13');
  await field('Téléphone mobile').fill('');
  await field('Téléphone fixe').fill('+33 (0)4 72-00.00/00');
  await field('Numéro et rue').fill('1 quai Tilsitt');
  await field('Complément').fill(' Bât. B ');
  await field('Code postal').fill('69003');
  await field('Ville').fill('Bron');
  await field('Pays').selectOptions('Pays-Bas');
  await checkbox('par e-mail').click();
  await checkbox('partenaires').click();
  await save.click();
  await expect
    .poll(() => backend.bodies(PATCH))
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

test('[profile/save-only-when-changed, profile/draft-discarded, profile/restored-field-unchanged] without a change, or with one that is undone, nothing is sent, and the page says so', async () => {
  const backend = await open('subscriber', profile);
  await save.click();
  await expect.element(note).toMatchTextContent('vous n’avez rien modifié');
  await page.viewport(360, 740);
  await field('Ville').fill('Paris');
  await expect.element(unsaved).toBeVisible();
  expect(unsaved.element().getBoundingClientRect().height, 'one line on a phone').toBeLessThan(40);
  await field('Ville').fill('Lyon');
  await expect.element(unsaved).not.toBeInTheDocument();
  await field('Pays').selectOptions('NL');
  await checkbox('partenaires').click();
  await reopen(backend, profile);
  await expect.element(field('Pays')).toHaveValue('NL');
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect.element(save).toHaveFocus();
  await expect.element(field('Pays')).toHaveValue('FR');
  await expect.element(checkbox('partenaires')).not.toBeChecked();
  await save.click();
  await expect.element(note).toMatchTextContent('vous n’avez rien modifié');
  expect(backend.calls(PATCH)).toEqual([]);
});

test('[http/cache-bypass, http/only-provided-fields, profile/only-changed-fields-sent] changes alone are sent, and the account is reloaded past the cache as the new baseline', async () => {
  const backend = await open('subscriber', profile);
  backend.forgetCalls();
  await field('Ville').fill('  Paris ');
  await save.click();
  await expect.element(field('Ville')).toHaveValue('Paris');
  await expect
    .poll(() => backend.calls('* /api/accounts/me').map(({ method, body }) => [method, body]))
    .toEqual([
      ['PATCH', { city: 'Paris' }],
      ['GET', null],
    ]);
  await save.click();
  await expect.element(note).toMatchTextContent('vous n’avez rien modifié');
  await field('Ville').fill('Lyon');
  await save.click();
  await expect.poll(() => backend.bodies(PATCH).at(-1)).toEqual({ city: 'Lyon' });
  await expect.element(unsaved).not.toBeInTheDocument();
  await typeBirthDate('');
  await save.click();
  await expect
    .poll(() => backend.bodies(PATCH).at(-1), { message: '[profile/cleared-field-sent]' })
    .toEqual({ dateOfBirth: null });
});

test('[entities/server-field-names] after saving, the form shows the values that the server has normalized, and compares with them', async () => {
  const backend = await open('subscriber', profile);
  const body = { ...ana, id: '', city: 'VILLEURBANNE', country: 'BE', salutation: 'civ-mr' };
  backend.fault({ match: GET, fault: 'answer', body });
  await field('Ville').fill('Villeurbanne');
  await save.click();
  await expect.element(field('Ville')).toHaveValue('VILLEURBANNE');
  await expect.element(field('Pays')).toHaveValue('BE');
  await expect.element(radio('M.')).toBeChecked();
  await save.click();
  await expect.element(note).toMatchTextContent('vous n’avez rien modifié');
  await expect.poll(() => backend.calls(PATCH)).toHaveLength(1);
});

test('[http/tolerates-unlisted-shapes] an account with unexpected values is shown, and none of them is sent back changed', async () => {
  const body = {
    ...ana,
    salutation: 'civ-zzz',
    dateOfBirth: '12/04/1990',
    country: 'France',
    address: '1 rue A\r\nBât. B ',
    zipCode: 69002,
    optinMail: null,
  };
  const backend = await open('subscriber', profile, {
    prepare: (before) => before.fault({ match: GET, fault: 'answer', times: 0, body }),
  });
  await expect.element(field('Code postal')).toHaveValue('69002');
  await expect.element(field('Pays')).toHaveValue('France');
  await save.click();
  await expect.element(note).toMatchTextContent('vous n’avez rien modifié');
  expect(backend.calls(PATCH)).toEqual([]);
});

test('[errors/form-validation-messages] errors stand beside their fields, in the page’s language, and the first invalid field has the focus', async () => {
  const backend = await open('casual', profile, { language: 'nl' });
  await field('Voornaam').fill('');
  await field('Achternaam').fill('   ');
  await typeBirthDate('2999-01-01');
  await field('Mobiel nummer').fill('bel mij');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(field('Voornaam')).toHaveFocus();
  await expect.element(field('Voornaam')).toHaveAccessibleDescription('Vul dit veld in.');
  await expect.element(field('Achternaam')).toHaveAccessibleDescription('Dit veld kan niet leeg blijven.');
  await expect.element(birthFields.first()).toHaveAccessibleDescription(/ligt in de toekomst/);
  await expect.element(field('Mobiel nummer')).toHaveAccessibleDescription(/^Vul een telefoonnummer in/);
  await expect.element(problem).toMatchTextContent('Een paar velden kloppen nog niet.');
  await field('Voornaam').fill('Jan');
  await expect.element(field('Voornaam')).not.toHaveAttribute('aria-invalid', 'true');
  expect(backend.calls(PATCH)).toEqual([]);
});

testEachFault(
  '[http/survives-failures, http/one-action-one-request, errors/default-toast] whatever goes wrong, what was typed stays, each click sends one request, and the next one works',
  {
    open: () => open('subscriber', profile),
    call: PATCH,
    truth: OUTCOMES.saveProfile,
    // The server has done it, whose answer does not come or cannot be read: the account, loaded again, says so.
    succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
    act: async (fault) => {
      await field('Ville').fill(`Ville ${fault}`);
      await press(save);
    },
    afterFailure: async (fault) => {
      await expect.element(problem).toMatchTextContent('pas encore enregistrées');
      await expect.element(field('Ville')).toHaveValue(`Ville ${fault}`);
      await expect.element(unsaved).toBeVisible();
    },
    afterSuccess: async (fault) => {
      await expect.element(unsaved).not.toBeInTheDocument();
      await expect.element(problem).toBeEmptyDOMElement();
      // A spoilt answer comes without the change, and the page then shows what the server has.
      if (fault === 'none') await expect.element(field('Ville')).toHaveValue('Ville none');
    },
  },
);

test('[decisions/what-may-have-happened] a consent that nobody knows to be saved is said to be that, and withdrawn again it is sent', async () => {
  const backend = await open('subscriber', profile);
  const partners = checkbox('partenaires');
  backend.fault({ match: PATCH, fault: 'lost-reply', times: 0 });
  backend.fault({ match: GET, fault: '500', times: 0 });
  await partners.click();
  await save.click();
  await expect
    .element(problem)
    .toMatchTextContent('Nous ne savons pas si vos modifications sont enregistrées');
  await expect.element(toasts()).toMatchTextContent('La réponse s’est perdue');
  backend.clearFaults();
  await partners.click();
  await expect.element(unsaved).toBeVisible();
  backend.forgetCalls();
  await save.click();
  await expect.element(unsaved).not.toBeInTheDocument();
  await expect.poll(() => backend.bodies(PATCH)).toEqual([{ optinCommunication: false }]);
  await expect.element(partners).not.toBeChecked();
});

test('[http/one-action-one-request] while saving the button is busy and a second click sends nothing; a hang ends after ten seconds', async () => {
  const backend = await open('subscriber', profile);
  backend.fault({ match: PATCH, fault: 'hang' });
  await field('Ville').fill('Paris');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    await save.click();
    await expect.element(save).toHaveAttribute('aria-busy', 'true');
    // `force`: a button with aria-disabled is waited for.
    await save.click({ force: true });
    await field('Ville').click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => backend.calls(PATCH)).toHaveLength(1);
    await field('Code postal').fill('75001');
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  } finally {
    vi.useRealTimers();
  }
  await expect.element(save).not.toHaveAttribute('aria-busy', 'true');
  await expect.element(field('Ville')).toHaveValue('Paris');
  await save.click();
  await expect.element(unsaved).not.toBeInTheDocument();
  await expect
    .poll(() => backend.bodies(PATCH))
    .toEqual([{ city: 'Paris' }, { city: 'Paris', zipCode: '75001' }]);
});

test('[http/cache-bypass] a saved change stays saved when loading the account again fails, and so does the page', async () => {
  const backend = await open('subscriber', profile);
  backend.forgetCalls();
  backend.fault({ match: GET, fault: '500', times: 0 });
  await field('Ville').fill('Paris');
  await save.click();
  await expect.poll(() => backend.calls(GET)).toHaveLength(1);
  await expect.element(unsaved).not.toBeInTheDocument();
  await save.click();
  await expect.element(note).toMatchTextContent('vous n’avez rien modifié');
  await expect.element(field('Ville')).toHaveValue('Paris');
});
