import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { countryNames } from '#account/details/countries.ts';
import { textsIn } from '#i18n/texts.ts';
import { buildFacts, site } from '#sites/current.ts';
import { birthFields, typeBirthDate, typedBirthDate } from '#tests/component/birthDate.ts';
import { ANSWER_UNREAD, testEachFault } from '#tests/component/eachFault.ts';
import { navigated } from '#tests/component/navigate.ts';
import { alertIn, open, press, reopen, type View } from '#tests/component/page.tsx';
import { birthDate } from '#tests/support/birthDate.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { Registration } from './Registration.island.tsx';

const PATCH = 'PATCH /api/accounts/me';
const SETTINGS = 'GET /api/settings';

const registration: View = {
  route: 'register',
  main: (language) => (
    <Registration
      language={language}
      countryNames={countryNames(buildFacts.country, language)}
      infixed={site.hasInfixes}
      ageRestriction={buildFacts.consentAge}
      terms="https://films.example/fr/terms/"
      texts={textsIn(language, 'registration').island}
      fields={textsIn(language, 'details')}
      form={textsIn(language, 'form')}
    />
  ),
};

const born = birthFields.first();
const terms = page.getByRole('checkbox', { name: 'conditions générales' });
const submit = page.getByRole('button', { name: 'Créer mon compte' });

testEachFault(
  '[profile/registration-failure-stays, errors/default-toast] whatever goes wrong, what was typed stays, and the next click registers',
  {
    open: () => open('unregistered', registration),
    call: PATCH,
    truth: OUTCOMES.register,
    // The server has done it, whose answer does not come or cannot be read: the account, loaded again, says so.
    succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
    prepare: async () => {
      await typeBirthDate(birthDate(30));
      await press(page.getByRole('checkbox', { name: 'par e-mail' }));
      await press(terms);
    },
    act: () => press(submit),
    afterFailure: async () => {
      await expect.element(alertIn(page.getByRole('main'))).toMatchTextContent('pas encore enregistrée');
      expect(typedBirthDate()).toBe(birthDate(30));
      expect(page.getByRole('checkbox', { checked: true }).elements()).toHaveLength(2);
      expect(navigated).toEqual([]);
    },
    afterSuccess: () => expect.poll(() => navigated).toEqual(['/fr/']),
  },
);

test('[constants/sample-settings] a customer who is 15 today is accepted, one a day younger is not, and missing fields are named', async () => {
  const backend = await open('unregistered', registration);
  await expect.element(page.getByText('au moins 15 ans')).toBeVisible();
  await submit.click();
  await expect.element(born).toHaveFocus();
  await expect.element(born).toHaveAccessibleDescription(/obligatoire/);
  await expect.element(page.getByText('Pour continuer, acceptez les conditions générales.')).toBeVisible();
  await terms.click();
  await typeBirthDate(birthDate(15, 1));
  await submit.click();
  await expect.element(born).toHaveFocus();
  await expect.element(born).toHaveAccessibleDescription(/avoir 15 ans révolus/);
  expect(backend.calls(PATCH)).toEqual([]);
  await typeBirthDate(birthDate(15));
  await submit.click();
  await expect.poll(() => navigated).toEqual(['/fr/']);
  await expect
    .poll(() => backend.bodies(PATCH))
    .toEqual([expect.objectContaining({ dateOfBirth: birthDate(15) })]);
});

test('[constants/sample-settings] the minimum age comes from the settings, or from the build without them', async () => {
  const body = { clientSettings: { ageRestriction: 18 } };
  const backend = await open('unregistered', registration, {
    prepare: (before) => before.fault({ match: SETTINGS, fault: 'answer', body, times: 0 }),
  });
  await expect.element(page.getByText('au moins 18 ans')).toBeVisible();
  await typeBirthDate(birthDate(18, 1));
  await terms.click();
  await submit.click();
  await expect.element(born).toHaveAccessibleDescription(/18 ans révolus/);

  backend.clearFaults();
  backend.fault({ match: SETTINGS, fault: '500', times: 0 });
  await reopen(backend, registration);
  await expect.element(page.getByText('au moins 15 ans')).toBeVisible();
  expect(backend.calls(PATCH)).toEqual([]);
});
