import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { failedTexts, textsIn } from '#i18n/texts.ts';
import { ANSWER_UNREAD, testEachFault } from '#tests/component/eachFault.ts';
import { alertIn, focusOn, open, press, reopen, type View } from '#tests/component/page.tsx';
import { late } from '#tests/support/faultClasses.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { Interests } from './Interests.island.tsx';
import { load } from './store.ts';

const PATCH = 'PATCH /api/accounts/me';
const GET = 'GET /api/interests';

const interests: View = {
  route: 'interests',
  main: (language) => (
    <Interests
      language={language}
      films="https://films.example/fr/films/"
      texts={textsIn(language, 'interests').island}
      form={textsIn(language, 'form')}
      failed={failedTexts(language, 'interests')}
    />
  ),
  load,
};

const main = page.getByRole('main');
const genre = (name: string): Locator =>
  page.getByRole('region', { name: 'Vos genres préférés' }).getByRole('checkbox', { name, exact: true });
const event = (name: string): Locator =>
  page.getByRole('region', { name: 'Vos événements' }).getByRole('checkbox', { name, exact: true });
const checked = page.getByRole('checkbox', { checked: true });
const save = page.getByRole('button', { name: 'Enregistrer' });
const unsaved = page.getByText('Modifications non enregistrées');

test('[routes/my-interests, calls/get-interests, entities/interest-shape, interests/genres-preselected] genres and events show, the customer’s own preselected', async () => {
  const backend = await open('subscriber', interests, {
    prepare: (before) => before.fault(late(GET, 500)),
  });
  await expect.element(genre('Drame')).toBeChecked();
  await expect.element(event('Avant-premières')).toBeChecked();
  await expect.poll(() => backend.calls(GET)).toHaveLength(1);
  expect(page.getByRole('checkbox').elements()).toHaveLength(17);
  expect(checked.elements()).toHaveLength(2);
});

test('[interests/saved-in-account, interests/empty-genres-null, interests/empty-events-null, interests/both-empty-null] both lists are saved, an empty one as null', async () => {
  const backend = await open('subscriber', interests);
  const change = async (...choices: Locator[]): Promise<void> => {
    for (const choice of choices) await choice.click();
    await expect.element(unsaved).toBeVisible();
    await save.click();
    await expect.element(unsaved).not.toBeInTheDocument();
  };
  await change(genre('Comédie'));
  await change(genre('Drame'), genre('Comédie'));
  await change(genre('Horreur'), event('Avant-premières'));
  await change(genre('Horreur'));
  await expect
    .poll(() => backend.bodies(PATCH))
    .toEqual([
      { interest: { genres: ['drama', 'comedy'], events: ['premiere'] } },
      { interest: { genres: null, events: ['premiere'] } },
      { interest: { genres: ['horror'], events: null } },
      { interest: { genres: null, events: null } },
    ]);
  await reopen(backend, interests);
  await expect.element(genre('Horreur')).toBeVisible();
  expect(checked.elements()).toHaveLength(0);
});

test('[interests/saved-in-account] what another tab has saved since stays', async () => {
  const backend = await open('subscriber', interests);
  await genre('Comédie').click();
  backend.world.account.interest = { genres: ['horror'], events: ['premiere', 'gala'] };
  await save.click();
  await expect
    .poll(() => backend.bodies(PATCH))
    .toEqual([{ interest: { genres: ['horror', 'comedy'], events: ['premiere', 'gala'] } }]);
  await expect.element(genre('Horreur')).toBeChecked();
  await expect.element(genre('Drame')).not.toBeChecked();
});

test('[interests/no-raw-id, interests/server-shape, entities/interest-shape, http/only-provided-fields, http/tolerates-unlisted-shapes] interests that are no longer offered, or unreadable, are kept; without a change nothing is sent', async () => {
  const interest = {
    genres: ['western', 'drama', { nom: 'Noir' }],
    events: ['gala', { id: 'cine-club', name: 'Ciné-club' }],
  };
  const account = { id: '1', registered: true, firstname: 'Ana', interest };
  const backend = await open('subscriber', interests, {
    prepare: (before) => {
      before.fault({ match: 'GET /api/accounts/me', fault: 'answer', times: 0, body: account });
      before.fault({ match: GET, fault: 'answer', body: [{ id: 'drama', name: 'Drame' }, 'horror'] });
    },
  });
  await expect.element(event('Ciné-club')).toBeChecked();
  await expect.element(main).not.toMatchTextContent(/western|gala/);
  await genre('Drame').click();
  await expect.element(unsaved).toBeVisible();
  await genre('Drame').click();
  await save.click();
  await expect.element(main.css('form [role="status"]')).toMatchTextContent('vous n’avez rien modifié');
  expect(backend.bodies(PATCH)).toEqual([]);
  await genre('horror').click();
  await save.click();
  await expect
    .poll(() => backend.bodies(PATCH))
    .toEqual([{ interest: { ...interest, genres: [...interest.genres, 'horror'] } }]);
});

testEachFault(
  '[errors/default-toast, http/one-action-one-request] whatever goes wrong, the choice stays, and the next click saves it',
  {
    open: () => open('subscriber', interests),
    call: PATCH,
    truth: OUTCOMES.saveInterests,
    // The server has done it, whose answer does not come or cannot be read: the account, loaded again, says so.
    succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
    prepare: async () => {
      await press(genre('Thriller'));
      await expect.element(unsaved).toBeVisible();
    },
    act: () => press(save),
    afterFailure: async () => {
      await expect.element(alertIn(main)).toMatchTextContent('pas encore enregistrées');
      await expect.element(unsaved).toBeVisible();
      await expect.element(genre('Thriller')).toBeChecked();
    },
    afterSuccess: async () => {
      await expect.element(alertIn(main)).toBeEmptyDOMElement();
      await expect.element(unsaved).not.toBeInTheDocument();
    },
  },
);

test('[http/one-action-one-request] while saving, a second click sends nothing, and a choice made meanwhile is the next change', async () => {
  const backend = await open('subscriber', interests);
  backend.fault({ match: PATCH, fault: 'held' });
  await press(genre('Action'));
  await press(save);
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  // `force`: a button with aria-disabled is waited for.
  await save.click({ force: true });
  await press(genre('Action'));
  backend.release(PATCH);
  await expect.element(save).not.toHaveAttribute('aria-busy', 'true');
  await expect.element(genre('Action')).not.toBeChecked();
  await expect.element(unsaved).toBeVisible();
  await save.click();
  await expect.element(unsaved).not.toBeInTheDocument();
  await expect
    .poll(() => backend.bodies(PATCH))
    .toEqual([
      { interest: { genres: ['drama', 'action'], events: ['premiere'] } },
      { interest: { genres: ['drama'], events: ['premiere'] } },
    ]);
});

test('a failed list has its own retry, an empty one says so; choices can be made with the keyboard', async () => {
  const backend = await open('empty', interests, {
    prepare: (before) => before.fault({ match: GET, fault: '500' }),
  });
  backend.fault({ match: GET, fault: 'answer', body: { genres: [], events: null } });
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(page.getByRole('heading', { name: 'Rien à choisir pour l’instant' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Voir les films' }))
    .toHaveAttribute('href', 'https://films.example/fr/films/');

  await reopen(backend, interests);
  await expect.element(genre('Action')).toBeVisible();
  focusOn(genre('Action'));
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => backend.bodies(PATCH))
    .toEqual([{ interest: { genres: ['action'], events: null } }]);
});
