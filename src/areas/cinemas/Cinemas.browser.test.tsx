import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Backend } from '#tests/component/backend.ts';
import { ANSWER_UNREAD, testEachFault } from '#tests/component/eachFault.ts';
import { focusOn, open, press, reopen, tabTo, textsOf, toasts, visit } from '#tests/component/page.tsx';
import { cinemas } from '#tests/component/areaViews.tsx';
import { OUTCOMES } from '#tests/support/outcomes.ts';

const LIST = 'GET /api/accounts/me/cinemas';
const ADD = 'PATCH /api/accounts/me/cinemas';
const REMOVE = 'DELETE /api/accounts/me/cinemas';

const own = region('Mes favoris').getByRole('article');
const searchbox = page.getByRole('searchbox', { name: 'Chercher un cinéma ou une ville' });
const button = (name: string) => page.getByRole('button', { name });
const status = (hasText: string) => page.getByRole('status').filter({ hasText });

function region(name: string) {
  return page.getByRole('region', { name, exact: true });
}

function heart(city: string, cinema: string) {
  return region(city).getByRole('button', { name: `${cinema} dans mes favoris` });
}

test('[routes/cinemas, calls/get-cinemas, calls/get-favourite-cinemas, entities/favourite-cinemas, cinemas/favourites-matched-by-reference, cinemas/accessibility-mark] cinemas by city, favourites marked, accessibility where there is any', async () => {
  const backend = await open('subscriber', cinemas);
  await expect.poll(() => backend.calls('GET /api/cinemas')).toHaveLength(1);
  await expect.poll(() => own.elements()).toHaveLength(4);
  expect(textsOf(page.getByRole('heading', { level: 2 })).slice(0, 7)).toEqual([
    'Mes favoris',
    'Lyon',
    'Marseille',
    'Nantes',
    'Nice',
    'Paris',
    'Puteaux',
  ]);
  await expect.element(heart('Lyon', 'Lumen Bellecour')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heart('Lyon', 'Lumen Part-Dieu')).toHaveAttribute('aria-pressed', 'false');
  const paris = region('Paris').getByRole('article');
  expect(paris.filter({ hasText: 'Accessible en fauteuil roulant' }).elements()).toHaveLength(1);
  expect(paris.elements()).toHaveLength(3);
});

test('[cinemas/favourite-added, cinemas/sixth-favourite-accepted, cinemas/seventh-favourite-refused, cinemas/removal-always-possible, calls/patch-favourite-cinemas, calls/delete-favourite-cinemas, cinemas/failed-add-reverts] a fifth and a sixth favourite are taken, a seventh is not; removing is always possible', async () => {
  const backend = await open('subscriber', cinemas);
  await heart('Toulouse', 'Lumen Capitole').click();
  await expect.poll(() => own.elements()).toHaveLength(5);
  await expect.poll(() => backend.bodies(ADD)).toEqual([{ cinemas: ['V31'] }]);
  await heart('Nice', 'Lumen Masséna').click();
  await expect.poll(() => own.elements()).toHaveLength(6);
  await expect.element(page.getByText('6 sur 6 possibles')).toBeVisible();
  // Under the name of the list, and not in the column of its cards.
  await expect.poll(() => own.first().element().getBoundingClientRect().width).toBeGreaterThan(250);
  await expect.poll(() => backend.bodies(ADD)).toHaveLength(2);
  await expect.element(toasts()).not.toMatchTextContent('complète');

  const seventh = heart('Puteaux', 'Lumen La Défense');
  await seventh.click();
  await expect.element(toasts()).toMatchTextContent('Votre liste de favoris est complète');
  await expect.element(seventh).toHaveAttribute('aria-pressed', 'false');
  expect(own.elements()).toHaveLength(6);
  await expect.poll(() => backend.bodies(ADD)).toHaveLength(2);

  // The toast lies over these hearts: the page has no header here.
  await press(heart('Mes favoris', 'Lumen Bellecour'));
  await expect.poll(() => own.elements()).toHaveLength(5);
  await expect.poll(() => backend.bodies(REMOVE)).toEqual([{ cinemas: ['V12'] }]);
  await seventh.click();
  await expect.poll(() => own.elements()).toHaveLength(6);
  await expect.poll(() => backend.bodies(ADD)).toHaveLength(3);
  await expect.poll(() => backend.world.favourites).toHaveLength(6);
  await visit(cinemas);
  await expect.poll(() => own.elements()).toHaveLength(6);
  const bellecour = heart('Lyon', 'Lumen Bellecour');
  await expect.element(bellecour).toHaveAttribute('aria-pressed', 'false');

  // A removal that fails leaves no room for the cinema that was marked meanwhile.
  backend.fault({ match: REMOVE, fault: 'held', status: 500 });
  await press(heart('Mes favoris', 'Lumen Masséna'));
  await expect.poll(() => own.elements()).toHaveLength(5);
  await bellecour.click();
  await expect.element(bellecour).toHaveAttribute('aria-pressed', 'true');
  backend.release(REMOVE);
  await expect.element(bellecour).toHaveAttribute('aria-pressed', 'false');
  await expect.element(toasts()).toMatchTextContent('Votre liste de favoris est complète');
  await expect.poll(() => backend.bodies(ADD)).toHaveLength(3);
  expect(backend.world.favourites).toHaveLength(6);
});

test('[shell/removals-can-be-taken-back] a favourite that was taken off by mistake is back with one press', async () => {
  const backend = await open('subscriber', cinemas);
  await expect.poll(() => own.elements()).toHaveLength(4);
  const before = [...backend.world.favourites];
  focusOn(heart('Mes favoris', 'Lumen Bellecour'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => own.elements()).toHaveLength(3);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Lumen Bellecour n’est plus dans vos favoris.')).toBeVisible();
  expect(own.elements()).toHaveLength(3);
  await press(button('Annuler'));
  await expect.poll(() => backend.world.favourites.toSorted()).toEqual(before.toSorted());
  await expect.element(button('Annuler')).not.toBeInTheDocument();
});

test('[cinemas/removal-always-possible, cinemas/unknown-favourite-harmless, shell/removals-can-be-taken-back] favourites that the catalogue no longer has can be removed, and then others added', async () => {
  const gone = ['V91', 'V92', 'V93', 'V94', 'V95', 'V96'];
  const backend = await open('empty', cinemas, {
    prepare: (before) => {
      before.fault({ match: LIST, fault: 'answer', body: gone });
    },
  });
  await expect.element(page.getByText('6 de vos favoris ne sont plus')).toBeVisible();
  await heart('Nice', 'Lumen Masséna').click();
  await expect.element(toasts()).toMatchTextContent('Votre liste de favoris est complète');
  await button('Retirer de mes favoris').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer de mes favoris' }).click();
  await expect.element(page.getByText('de vos favoris ne sont plus')).not.toBeInTheDocument();
  await expect.poll(() => backend.bodies(REMOVE)).toEqual([{ cinemas: gone }]);
  await heart('Nice', 'Lumen Masséna').click();
  await expect.poll(() => own.elements()).toHaveLength(1);
  await expect.poll(() => backend.bodies(ADD)).toEqual([{ cinemas: ['V41'] }]);
});

test('[cinemas/failed-add-reverts, cinemas/unknown-favourite-harmless] a favourite that could not be saved is not marked; one that the catalogue lacks does no harm', async () => {
  const backend = await open('subscriber', cinemas, {
    prepare: (before) => {
      before.fault({ match: LIST, fault: 'answer', body: ['V999', 'V12'], times: 0 });
    },
  });
  await expect.poll(() => own.elements()).toHaveLength(1);
  backend.fault({ match: ADD, fault: '500' });
  await heart('Nice', 'Lumen Masséna').click();
  await expect.element(toasts()).toMatchTextContent('Une erreur est survenue');
  await expect.element(heart('Nice', 'Lumen Masséna')).toHaveAttribute('aria-pressed', 'false');
  expect(own.elements()).toHaveLength(1);
});

test('a search as one types finds names, cities and streets, accents or not', async () => {
  await open('subscriber', cinemas);
  await searchbox.fill('DEFENSE');
  await expect.element(status('1 cinéma trouvé')).toBeVisible();
  await expect.element(region('Puteaux').getByRole('article')).toHaveAccessibleName('Lumen La Défense');
  expect(region('Paris').elements()).toEqual([]);
  await searchbox.fill('gobelins paris');
  await expect.element(region('Paris').getByRole('article')).toHaveAccessibleName('Lumen Gobelins');
  await searchbox.fill('tombouctou');
  await expect.element(status('Aucun cinéma ne porte ce nom')).toBeVisible();
});

test('[calls/get-cinema, calls/get-cinema-shows, entities/cinema-fields, entities/show-fields, cinemas/details-nearby-and-shows] a cinema: address, halls, seats, what is on, and the nearest others', async () => {
  const backend = await open('subscriber', cinemas);
  const opener = region('Lyon').getByRole('button', { name: 'Voir le cinéma Lumen Bellecour' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Lumen Bellecour' });
  await expect.element(dialog).toMatchTextContent('4 place Bellecour, 69002 Lyon');
  const fact = (term: string) => dialog.getByText(term, { exact: true }).element().parentElement;
  await expect.poll(() => fact('Salles')).toMatchTextContent('10');
  expect(fact('Fauteuils')).toMatchTextContent(/1\s840/);
  await expect.element(dialog).toMatchTextContent('Accessible en fauteuil roulant');
  const shows = dialog.getByRole('region', { name: 'Les films' }).getByRole('listitem');
  await expect
    .poll(() => textsOf(shows))
    .toEqual(
      ['La Dernière Séance', 'Prévente', 'Bientôt', 'Plus à l’affiche'].map((text): unknown =>
        expect.stringContaining(text),
      ),
    );
  expect(textsOf(dialog.getByRole('link'))).toEqual(['Plan et accès', 'Réserver', 'Réserver']);
  await expect
    .element(dialog.getByRole('link').nth(1))
    .toHaveAttribute('href', 'https://films.example/fr/film/la-derniere-seance/');
  await expect
    .element(dialog.getByRole('link', { name: 'Plan et accès' }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/films\.example\/fr\/\S*lumen-bellecour\/$/));
  await expect.poll(() => backend.calls('GET /api/cinema/lumen-bellecour')).toHaveLength(1);
  await expect.poll(() => backend.calls('GET /api/cinema/lumen-bellecour/shows')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();

  await opener.click();
  await dialog.getByRole('region', { name: 'Tout près' }).getByRole('button').first().click();
  await expect.element(page.getByRole('dialog', { name: 'Lumen Part-Dieu' })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => backend.calls('GET /api/cinema/lumen-part-dieu')).toHaveLength(1);
  await expect.poll(() => backend.calls('GET /api/cinema/lumen-part-dieu/shows')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('the nearest cinemas show when the customer asks; a refused and a failed location are explained', async () => {
  const position = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
  const fail = (code: number): void => {
    position.mockImplementationOnce((_, failed) => {
      failed?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    });
  };
  await open('subscriber', cinemas);
  const near = button('Autour de moi');
  fail(1);
  await near.click();
  await expect.element(status('pas partagé votre position')).toBeVisible();
  fail(2);
  await near.click();
  await expect.element(status('introuvable')).toBeVisible();
  position.mockImplementationOnce((succeeded) => {
    const coords = { latitude: 48.8918, longitude: 2.2389 } as GeolocationCoordinates;
    succeeded({ coords, timestamp: 0, toJSON: () => coords });
  });
  await near.click();
  const cards = region('Les plus proches').getByRole('article');
  await expect.element(cards.first()).toHaveAccessibleName('Lumen La Défense');
  await expect.element(cards.first()).toMatchTextContent('à 0 km');
  await button('Par ville').click();
  await expect.element(region('Lyon')).toBeVisible();
});

test('[shell/empty-list-next-step, tickets/load-failure-contained] without favourites there is a next step; one failed list leaves the other alone', async () => {
  const backend = await open('empty', cinemas);
  await button('Chercher un cinéma').click();
  await expect.element(searchbox).toHaveFocus();
  backend.fault({ match: LIST, fault: '500', times: 0 });
  await reopen(backend, cinemas);
  const failed = page.getByRole('alert').filter({ hasText: 'ne s’affiche pas' });
  await expect.element(failed).toBeVisible();
  expect(failed.elements()).toHaveLength(1);
  expect(region('Lyon').getByRole('article').elements()).toHaveLength(2);
  expect(button('dans mes favoris').elements()).toEqual([]);
  backend.clearFaults();
  await button('Réessayer').click();
  await expect.element(page.getByRole('heading', { name: 'Quel est votre cinéma' })).toBeVisible();
  backend.fault({ match: 'GET /api/cinemas', fault: 'answer', body: [] });
  await reopen(backend, cinemas);
  await expect.element(page.getByRole('heading', { name: 'Aucun cinéma ici' })).toBeVisible();
});

test('with the keyboard alone: search, mark, and look at a cinema', async () => {
  await open('empty', cinemas);
  focusOn(searchbox);
  await userEvent.keyboard('massena');
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(1);
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Autour de moi')).toHaveFocus();
  await userEvent.keyboard('{Tab} ');
  const mark = heart('Nice', 'Lumen Masséna');
  await expect.element(mark).toHaveAttribute('aria-pressed', 'true');
  await expect.element(mark).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Lumen Masséna' })).toBeVisible();
});

let backend: Backend;

const MARKS = [
  {
    title:
      '[errors/default-toast, http/survives-failures, cinemas/failed-add-reverts] under each fault: marking a favourite',
    persona: 'empty',
    mark: heart('Nice', 'Lumen Masséna'),
    call: ADD,
    on: true,
  },
  {
    title: '[errors/default-toast, http/survives-failures] under each fault: taking a favourite away',
    persona: 'casual',
    mark: heart('Lyon', 'Lumen Bellecour'),
    call: REMOVE,
    on: false,
  },
] as const;

for (const { title, persona, mark, call, on } of MARKS) {
  testEachFault(title, {
    open: async () => {
      backend = await open(persona, cinemas);
      return backend;
    },
    call,
    truth: OUTCOMES.favourite,
    // The server has done it, whose answer does not come or cannot be read: the list, loaded again, says so.
    succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
    act: async () => {
      await expect.element(mark).toHaveAttribute('aria-pressed', String(!on));
      backend.forgetCalls();
      await press(mark);
    },
    afterFailure: () => expect.element(mark).toHaveAttribute('aria-pressed', String(!on)),
    afterSuccess: async (fault) => {
      await expect.poll(() => backend.calls(LIST)).toHaveLength(1);
      // `empty`: the answer says that it is done, but the server has done nothing; the reloaded list shows it.
      await expect.element(mark).toHaveAttribute('aria-pressed', String(fault === 'empty' ? !on : on));
    },
  });
}

test('[decisions/what-may-have-happened] without an answer and without the list no heart shows a value; the retry shows what the server has', async () => {
  const server = await open('empty', cinemas);
  const mark = heart('Nice', 'Lumen Masséna');
  await expect.element(mark).toBeVisible();
  server.fault({ match: ADD, fault: 'lost-reply', times: 0 });
  server.fault({ match: LIST, fault: '500', times: 0 });
  await mark.click();
  await expect.element(toasts()).toMatchTextContent('La réponse s’est perdue');
  await expect.element(mark).not.toBeInTheDocument();
  server.clearFaults();
  await button('Réessayer').click();
  await expect.element(mark).toHaveAttribute('aria-pressed', 'true');
});

/** The focus, where it is in this part of the page. */
function focusIn(selector: string): Element | null | undefined {
  return document.activeElement?.closest(selector);
}

test('with the keyboard alone: the nearest cinemas, and by city again', async () => {
  const at = { latitude: 48.8918, longitude: 2.2389 };
  const locate = vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((found) => found({ coords: at } as GeolocationPosition));
  onTestFinished(() => locate.mockRestore());
  await open('subscriber', cinemas);
  await tabTo(button('Autour de moi'));
  await userEvent.keyboard('{Enter}');
  const near = region('Les plus proches').getByRole('article');
  await expect.element(near.first()).toHaveAccessibleName('Lumen La Défense');
  // This button replaces the one that was pressed.
  await expect.element(button('Par ville')).toHaveFocus();
  await userEvent.tab();
  expect(focusIn('article')).toBe(near.first().element());
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  await expect.element(region('Lyon')).toBeVisible();
  await expect.element(button('Autour de moi')).toHaveFocus();
});

test('with the keyboard alone: find a cinema, look at it and its neighbours, mark and unmark it', async () => {
  await open('subscriber', cinemas);
  const search = page.getByRole('searchbox', { name: 'Chercher un cinéma ou une ville' });
  await tabTo(search);
  await userEvent.keyboard('massena');
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(1);
  const heart = button('Lumen Masséna dans mes favoris');
  await tabTo(heart);
  await userEvent.keyboard(' ');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heart).toHaveFocus();

  const opener = button('Voir le cinéma Lumen Masséna');
  const dialog = page.getByRole('dialog');
  const first = page.getByRole('dialog', { name: 'Lumen Masséna' });
  await tabTo(opener);
  await userEvent.keyboard('{Enter}');
  await expect.element(first).toBeVisible();
  expect(focusIn('dialog'), 'focus in the dialog').toBe(first.element());
  await tabTo(dialog.getByRole('region', { name: 'Tout près' }).getByRole('button').first());
  await userEvent.keyboard('{Enter}');
  await expect.element(first).not.toBeInTheDocument();
  expect(dialog.elements()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();

  await tabTo(search, { shift: true });
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}{Delete}');
  const own = region('Mes favoris');
  const marked = own.getByRole('article');
  await expect.poll(() => marked.elements()).toHaveLength(5);
  await tabTo(own.getByRole('button', { name: 'Lumen Masséna dans mes favoris' }));
  await userEvent.keyboard(' ');
  await expect.poll(() => marked.elements()).toHaveLength(4);
  await expect.poll(() => own.element().contains(document.activeElement)).toBe(true);
});
