import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { textsIn } from '#i18n/texts.ts';
import { ANSWER_UNREAD, testEachFault } from '#tests/component/eachFault.ts';
import { focusOn, open, press, reopen, type View } from '#tests/component/page.tsx';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { Preferences } from './Preferences.island.tsx';

const PATCH = 'PATCH /api/accounts/me/notifications';
const GET = 'GET /api/accounts/me';

const preferences: View = {
  route: 'preferences',
  main: (language) => <Preferences language={language} texts={textsIn(language, 'preferences').island} />,
};

const films = page.getByRole('switch', { name: 'Sorties et avant-premières' });
const partners = page.getByRole('switch', { name: 'Offres de nos partenaires' });

function settled(optIn: Locator): Promise<void> {
  return expect.element(optIn).not.toHaveAttribute('aria-busy', 'true');
}

test('[routes/preferences, calls/patch-notifications, entities/opt-in-booleans, preferences/opt-ins-saved-alone] each switch is one call with one boolean, and the account follows', async () => {
  const backend = await open('subscriber', preferences);
  await expect.element(films).toBeChecked();
  await expect.element(partners).not.toBeChecked();
  expect(page.getByRole('switch').elements()).toHaveLength(2);
  await expect.element(page.getByRole('main')).toMatchTextContent('subscriber@lumen.test');

  focusOn(films);
  await userEvent.keyboard(' ');
  await expect.element(films).not.toBeChecked();
  await partners.click();
  await expect.element(partners).toBeChecked();
  await settled(films);
  await settled(partners);
  await expect
    .poll(() => backend.bodies(PATCH))
    .toEqual([{ optinMail: false }, { optinCommunication: true }]);
  expect(backend.world.account).toMatchObject({ optinMail: false, optinCommunication: true });

  await reopen(backend, preferences);
  await expect.element(films).not.toBeChecked();
  await expect.element(partners).toBeChecked();
});

for (const [name, optIn, truth] of [
  ['films', films, OUTCOMES.switchFilms],
  ['partners', partners, OUTCOMES.switchPartners],
] as const) {
  const isChecked = (): boolean => optIn.element().getAttribute('aria-checked') === 'true';
  let wanted = false;
  testEachFault(
    `[preferences/failed-toggle-reverts, http/survives-failures, errors/default-toast] whatever goes wrong, the switch for ${name} shows the server’s value, and works again`,
    {
      open: () => open('subscriber', preferences),
      call: PATCH,
      truth,
      // The answer is empty even without a fault.
      succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
      act: async () => {
        wanted = !isChecked();
        await press(optIn);
      },
      afterFailure: () => expect.element(optIn).toHaveAttribute('aria-checked', String(!wanted)),
      afterSuccess: async (fault) => {
        if (fault !== 'empty') await expect.element(optIn).toHaveAttribute('aria-checked', String(wanted));
      },
    },
  );
}

test('[preferences/opt-ins-saved-alone, http/one-action-one-request] a switch changes at once; while it is saved a second press does nothing, and the other switch works', async () => {
  const backend = await open('subscriber', preferences);
  backend.fault({ match: PATCH, fault: 'held' });
  await press(films);
  await expect.element(films).not.toBeChecked();
  await expect.element(films).toHaveAttribute('aria-busy', 'true');
  // `force`: a switch with aria-disabled is waited for.
  await films.dblClick({ force: true });
  await press(partners);
  await expect.element(partners).toBeChecked();
  await settled(partners);
  await expect.element(films).not.toBeChecked();
  backend.release(PATCH);
  await settled(films);
  await expect.element(films).not.toBeChecked();
  await expect
    .poll(() => backend.bodies(PATCH))
    .toEqual([{ optinMail: false }, { optinCommunication: true }]);

  await films.click();
  await expect.element(films).toBeChecked();
  await settled(films);
  await expect.poll(() => backend.bodies(PATCH).slice(2)).toEqual([{ optinMail: true }]);
});

test('[preferences/opt-in-unknown, decisions/what-may-have-happened, preferences/failed-toggle-reverts] a consent that nobody knows to be saved shows no value; a check reads the account, sends nothing, and shows what the server has', async () => {
  const backend = await open('subscriber', preferences);
  backend.fault({ match: PATCH, fault: 'lost-reply', times: 0 });
  backend.fault({ match: GET, fault: '500', times: 0 });
  await partners.click();
  const doubt = page.getByRole('group', { name: 'Offres de nos partenaires' });
  await expect.element(doubt).toMatchTextContent('Nous ne savons pas si ce choix est enregistré');
  await expect.element(doubt).toHaveFocus();
  await expect.element(partners).not.toBeInTheDocument();
  await expect.element(films).toBeChecked();
  const check = doubt.getByRole('button', { name: 'Vérifier ce choix' });
  await check.click();
  await settled(check);
  await expect.element(partners).not.toBeInTheDocument();
  backend.clearFaults();
  backend.forgetCalls();
  await check.click();
  await expect.element(partners).toBeChecked();
  expect(backend.calls(PATCH)).toEqual([]);
  await partners.click();
  await expect.element(partners).not.toBeChecked();
  await settled(partners);
  await expect.poll(() => backend.bodies(PATCH)).toEqual([{ optinCommunication: false }]);
});

test('[http/cache-bypass] the switches show what the server has saved', async () => {
  const backend = await open('subscriber', preferences);
  const body = { id: '', optinMail: false, optinCommunication: null };
  backend.fault({ match: GET, fault: 'answer', body });
  await partners.click();
  await expect.element(films).not.toBeChecked();
  await expect.element(partners).not.toBeChecked();
});
