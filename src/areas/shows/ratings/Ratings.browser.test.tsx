import { expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import type { Backend } from '#tests/component/backend.ts';
import { ANSWER_UNREAD, testEachFault } from '#tests/component/eachFault.ts';
import { watchLayoutShift } from '#tests/component/layoutShift.ts';
import { focusOn, open, press, reopen, textsOf, toasts } from '#tests/component/page.tsx';
import { ratings } from '#tests/component/areaViews.tsx';
import { FAULT_CLASSES, late } from '#tests/support/faultClasses.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';

const TO_NOTE = 'GET /api/accounts/me/movieToNote';
const PURGE = 'POST /api/accounts/me/movieToNote/purge';
const EMOTION = 'POST /api/client/*/show/*/emotion';
const IGNORE = 'PATCH /api/accounts/me/ignoreMovie';

const toRate = page.getByRole('region', { name: 'À noter' });
const rated = page.getByRole('region', { name: 'Déjà notés' });
const films = (section: Locator) => section.getByRole('listitem').getByRole('heading');
const stars = (section: Locator, name: string) =>
  section.getByRole('group', { name: `Votre note pour ${name}` });
const skip = (name: string) => toRate.getByRole('button', { name: `Ne pas noter ${name}` });
const yes = page.getByRole('dialog').getByRole('button', { name: 'Ne pas noter' });
const removal = (name: string) => rated.getByRole('button', { name: `Retirer la note : ${name}` });

function star(section: Locator, name: string, count: number): Locator {
  return stars(section, name).getByRole('radio', { name: count === 1 ? '1 étoile' : `${count} étoiles` });
}

async function expectFilms(section: Locator, names: readonly unknown[]): Promise<void> {
  await expect.poll(() => textsOf(films(section))).toEqual(names);
}

async function expectNews(section: Locator, text: string): Promise<void> {
  await expect.poll(() => textsOf(section.getByRole('status'))).toEqual([text]);
}

/** Path and body of each request, without the customer's id. */
function posts(backend: Backend): unknown[][] {
  return backend.calls('POST *').map(({ path, body }) => [path.replace(/client\/[^/]+/, 'client'), body]);
}

test('[routes/ratings, calls/get-shows-to-rate, calls/get-client-shows, entities/feeling-fields, entities/list-orders] shows to rate and rated shows, newest first; nothing shifts', async () => {
  const layoutShift = watchLayoutShift();
  const backend = await open('subscriber', ratings, {
    prepare: (before) => {
      before.fault(late(TO_NOTE, 500));
    },
  });
  await expectFilms(toRate, [
    'The Long Reel',
    'Ciné-concert\u202f: Aurore',
    'Trois tickets pour Oslo',
    'Noordzee',
  ]);
  await expectFilms(rated, ['La Dernière Séance', 'Un été à Ostende', 'Sous les pavés', 'Retour à la plage']);
  await expect.element(star(rated, 'La Dernière Séance', 4)).toBeChecked();
  await expect.element(star(rated, 'Sous les pavés', 2)).toBeChecked();
  expect(await layoutShift()).toBe(0);
  await expect.poll(() => backend.calls(TO_NOTE)).toHaveLength(1);
});

test('[calls/post-purge-after-rating, calls/post-emotion-by-slug, calls/post-emotion-by-id, entities/rating-fields, shows/slug-before-id, shows/rating-purges-cache, shows/rated-show-leaves-list] a rating is sent, then the purge, and the show is no longer offered', async () => {
  const backend = await open('subscriber', ratings);
  await star(toRate, 'Noordzee', 4).click();
  await expectNews(toRate, 'Merci\u202f! 4\u00a0étoiles pour Noordzee.');
  await expect.poll(() => textsOf(films(toRate))).toHaveLength(3);
  await expect.element(films(rated).first()).toHaveTextContent('Noordzee');
  await expect.element(star(rated, 'Noordzee', 4)).toBeChecked();

  await star(toRate, 'Ciné-concert', 1).click();
  await expectFilms(toRate, ['The Long Reel', 'Trois tickets pour Oslo']);
  await expect
    .poll(() => posts(backend))
    .toEqual([
      ['/api/client/show/noordzee/emotion', { emotion: 4, isDelete: false }],
      ['/api/accounts/me/movieToNote/purge', null],
      ['/api/client/show/sf/SF-15/emotion', { emotion: 1, isDelete: false }],
      ['/api/accounts/me/movieToNote/purge', null],
    ]);
  await expect.poll(() => backend.calls(TO_NOTE)).toHaveLength(3);
  await reopen(backend, ratings);
  await expectFilms(toRate, ['The Long Reel', 'Trois tickets pour Oslo']);
});

test('[shows/rating-removal-flag] a rating is changed, removed, and given again; the list keeps its order', async () => {
  const backend = await open('subscriber', ratings);
  const name = 'Sous les pavés';
  await star(rated, name, 5).click();
  await expectNews(rated, `Merci\u202f! 5\u00a0étoiles pour ${name}.`);
  focusOn(removal(name));
  await userEvent.keyboard('{Enter}');
  await expectFilms(rated, ['La Dernière Séance', 'Un été à Ostende', 'Retour à la plage']);
  await expect.element(star(rated, 'Retour à la plage', 3)).toHaveFocus();
  await rated.getByRole('button', { name: 'Annuler' }).click();
  await expect.element(star(rated, name, 5)).toBeChecked();
  const sent = posts(backend).filter(([path]) => path !== '/api/accounts/me/movieToNote/purge');
  expect(sent).toEqual([
    ['/api/client/show/sous-les-paves/emotion', { emotion: 5, isDelete: false }],
    ['/api/client/show/sous-les-paves/emotion', { emotion: 5, isDelete: true }],
    ['/api/client/show/sous-les-paves/emotion', { emotion: 5, isDelete: false }],
  ]);
});

test('[http/one-action-one-request] a film whose rating is being saved shows it and takes no other change; its late answer leaves the undo of later changes', async () => {
  const backend = await open('subscriber', ratings);
  const held = 'POST /api/client/*/show/la-derniere-seance/emotion';
  backend.fault({ match: held, fault: 'held' });
  await star(rated, 'La Dernière Séance', 2).click();
  await expect.element(removal('La Dernière Séance')).toHaveAttribute('aria-busy', 'true');
  for (const other of [removal('La Dernière Séance'), star(rated, 'La Dernière Séance', 5)])
    (other.element() as HTMLElement).click();

  await removal('Sous les pavés').click();
  await expectNews(rated, 'Votre note est retirée\u202f: Sous les pavés.');
  backend.release(held);
  await expect.element(removal('La Dernière Séance')).not.toHaveAttribute('aria-busy');
  await expect.element(star(rated, 'La Dernière Séance', 2)).toBeChecked();
  await expect.poll(() => backend.calls(held)).toHaveLength(1);
  await rated.getByRole('button', { name: 'Annuler' }).click();
  await expect.element(star(rated, 'Sous les pavés', 2)).toBeChecked();
});

test('[shell/removals-can-be-taken-back, calls/patch-ignore-show, shows/ignored-show-leaves-list] a show that the customer does not want to rate disappears and stays away', async () => {
  const backend = await open('subscriber', ratings);
  await expect.element(skip('Ciné-concert')).toBeVisible();
  focusOn(skip('Ciné-concert'));
  await userEvent.keyboard('{Enter}');
  await expect.element(yes).toBeVisible();
  // Nothing is gone before the answer, and a second press only closes the question.
  await userEvent.keyboard('{Enter}');
  await expect.element(yes).not.toBeInTheDocument();
  expect(backend.calls(IGNORE)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await press(yes);
  await expectFilms(toRate, ['The Long Reel', 'Trois tickets pour Oslo', 'Noordzee']);
  await expect.element(star(toRate, 'Trois tickets pour Oslo', 1)).toHaveFocus();
  await expectNews(toRate, 'Ciné-concert\u202f: Aurore ne vous sera plus proposé.');
  // The call takes the id of the customer system, for a film with a slug as well.
  focusOn(skip('Noordzee'));
  await userEvent.keyboard('{Enter}');
  await press(yes);
  await expect.element(toRate.getByRole('status')).toMatchTextContent('Noordzee ne vous sera plus proposé.');
  await expectFilms(toRate, ['The Long Reel', 'Trois tickets pour Oslo']);
  await expect
    .poll(() => backend.bodies(IGNORE))
    .toEqual([{ idSpectacle: 'SF-15' }, { idSpectacle: 'SF-7' }]);
  expect(backend.calls(PURGE)).toEqual([]);
  await reopen(backend, ratings);
  await expect.poll(() => textsOf(films(toRate))).toHaveLength(2);
});

test('with the keyboard: arrows choose, and one request goes out after a pause, with Enter, or when the focus leaves', async () => {
  const backend = await open('subscriber', ratings);
  await expect.element(star(toRate, 'The Long Reel', 1)).toBeVisible();
  focusOn(star(toRate, 'The Long Reel', 1));
  // On a slow machine the pause could end before the third arrow.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(star(toRate, 'The Long Reel', 4)).toBeChecked();
    expect(posts(backend)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
  } finally {
    vi.useRealTimers();
  }
  await expect.poll(() => textsOf(films(toRate))).toHaveLength(3);
  // The rated show had the focus and has left the list; the focus goes to the next show.
  await expect.element(star(toRate, 'Ciné-concert', 1)).toHaveFocus();

  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.poll(() => textsOf(films(toRate))).toHaveLength(2);
  focusOn(star(toRate, 'Noordzee', 1));
  await userEvent.keyboard(' ');
  await expect.poll(() => textsOf(films(toRate))).toHaveLength(1);
  focusOn(star(rated, 'Retour à la plage', 3));
  await userEvent.keyboard('{ArrowLeft}{Tab}');
  await expect.element(rated.getByRole('status')).toMatchTextContent('2 étoiles pour Retour à la plage');
  const given = posts(backend).filter(([path]) => String(path).endsWith('/emotion'));
  expect(given.map(([, body]) => body)).toEqual(
    [4, 2, 1, 2].map((emotion) => ({ emotion, isDelete: false })),
  );
});

test('a thousand ratings show in steps, and are found as one types', async () => {
  await open('heavy', ratings);
  await expect.poll(() => textsOf(films(rated))).toHaveLength(24);
  await press(rated.getByRole('button', { name: 'Afficher 24 films de plus' }));
  await expect.poll(() => textsOf(films(rated))).toHaveLength(48);
  focusOn(rated.getByRole('searchbox'));
  await userEvent.keyboard('silence lyon vieux');
  await expectFilms(rated, ['Le Vieux Silence de Lyon']);
});

test('[shows/rating-needs-identifier, shows/slug-before-id] a show with neither slug nor id sends no request, and says so', async () => {
  const backend = await open('subscriber', ratings, {
    prepare: (before) => {
      before.fault({ match: TO_NOTE, fault: 'answer', body: [{ name: 'Sans adresse' }], times: 0 });
    },
  });
  await star(toRate, 'Sans adresse', 3).click();
  await expect.element(toasts()).toMatchTextContent('Rien n’a été enregistré');
  await expect.element(star(toRate, 'Sans adresse', 3)).not.toBeChecked();
  await toasts().getByRole('button', { name: 'Fermer' }).click();
  await expect.element(toasts()).not.toMatchTextContent('Rien n’a été enregistré');
  await skip('Sans adresse').click();
  await press(yes);
  await expect.element(toasts()).toMatchTextContent('Rien n’a été enregistré');
  await expectFilms(toRate, ['Sans adresse']);
  expect([...backend.calls('POST *'), ...backend.calls('PATCH *')]).toEqual([]);
});

test('[shows/rating-purges-cache] a failed purge changes nothing: the rating holds, and the show is no longer offered', async () => {
  const backend = await open('subscriber', ratings, {
    prepare: (before) => {
      before.fault({ match: PURGE, fault: '500', times: 0 });
    },
  });
  await star(toRate, 'Noordzee', 2).click();
  await expect.element(films(rated).first()).toHaveTextContent('Noordzee');
  await expect.poll(() => backend.calls(PURGE)).toHaveLength(1);
  await reopen(backend, ratings);
  await expectFilms(toRate, ['The Long Reel', expect.stringMatching(/Aurore/), 'Trois tickets pour Oslo']);
});

test('[errors/start-up-calls-independent] each list fails and is tried again alone; with nothing to rate there is a next step', async () => {
  const backend = await open('subscriber', ratings, {
    prepare: (before) => {
      before.fault({ match: TO_NOTE, fault: '500' });
    },
  });
  await expect.poll(() => textsOf(films(rated))).toHaveLength(4);
  await toRate.getByRole('button', { name: 'Réessayer' }).click();
  await expect.poll(() => textsOf(films(toRate))).toHaveLength(4);
  backend.fault({ match: TO_NOTE, fault: 'answer', body: [] });
  backend.fault({ match: 'GET /api/v4/client/shows', fault: 'html' });
  await reopen(backend, ratings);
  await expect
    .element(toRate.getByRole('link', { name: 'Choisir un film' }))
    .toHaveAttribute('href', 'https://films.example/fr/films/');
  await rated.getByRole('button', { name: 'Réessayer' }).click();
  await expect.poll(() => textsOf(films(rated))).toHaveLength(4);
});

let backend: Backend;

async function openRatings(): Promise<Backend> {
  backend = await open('subscriber', ratings);
  await expect.poll(() => textsOf(films(rated))).toHaveLength(4);
  return backend;
}

const FEEL = {
  open: openRatings,
  truth: OUTCOMES.feel,
  succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
} as const;
const FIRST = 'The Long Reel';
let purges = 0;

testEachFault(
  '[errors/default-toast, http/one-action-one-request, shows/rating-purges-cache] a rating under every fault: the server’s value shows, and a purge follows a success only',
  {
    ...FEEL,
    call: EMOTION,
    act: async () => {
      purges = backend.calls(PURGE).length;
      await star(toRate, FIRST, 3).dblClick();
    },
    afterFailure: async () => {
      await expect
        .poll(() => stars(toRate, FIRST).getByRole('radio', { checked: true }).elements())
        .toEqual([]);
      await expect.element(stars(toRate, FIRST)).toBeVisible();
      await expect.poll(() => backend.calls(PURGE)).toHaveLength(purges);
      // The second click of a slow double click comes when the rating was refused.
      const late = new MouseEvent('click', { bubbles: true, detail: 2 });
      star(toRate, FIRST, 3).element().dispatchEvent(late);
    },
    afterSuccess: async () => {
      await expect.element(stars(toRate, FIRST)).not.toBeInTheDocument();
      await expect.poll(() => backend.calls(PURGE)).toHaveLength(purges + 1);
    },
  },
);

test('[shell/removals-can-be-taken-back] the second click of a double click presses nothing in the question that it opens', async () => {
  const backend = await openRatings();
  await press(skip(FIRST));
  await expect.element(yes).toBeVisible();
  yes.element().dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true }));
  await expect.element(yes).toBeVisible();
  expect(backend.calls(IGNORE)).toEqual([]);
  await press(yes);
  await expect.poll(() => backend.calls(IGNORE)).toHaveLength(1);
});

testEachFault('[errors/default-toast, http/one-action-one-request] not rating a show under every fault', {
  open: openRatings,
  call: IGNORE,
  truth: OUTCOMES.ignore,
  // `empty`: nothing shows that the server has done nothing, and the show comes back with the reloaded list.
  succeedsUnder: ['missing-field', 'null-field', 'unknown-enum', 'truncated', 'lost-reply'],
  without: ['empty'],
  async act() {
    await skip(FIRST).dblClick();
    await press(yes);
  },
  afterFailure: () => expect.element(films(toRate).first()).toHaveTextContent(FIRST),
  afterSuccess: async () => {
    await expectNews(toRate, `${FIRST} ne vous sera plus proposé.`);
    expect(textsOf(films(toRate))).not.toContain(FIRST);
  },
});

testEachFault('[errors/default-toast, http/one-action-one-request] removing a rating under every fault', {
  ...FEEL,
  call: EMOTION,
  act: () => press(removal('La Dernière Séance')),
  afterFailure: () => expect.element(films(rated).first()).toHaveTextContent('La Dernière Séance'),
  afterSuccess: async () => {
    await expectNews(rated, 'Votre note est retirée\u202f: La Dernière Séance.');
    expect(textsOf(films(rated))).not.toContain('La Dernière Séance');
  },
});

testEachFault(
  '[errors/default-toast, http/one-action-one-request] changing a rating under every fault: the server’s stars show',
  {
    ...FEEL,
    call: EMOTION,
    act: () => press(star(rated, 'Sous les pavés', 3)),
    afterFailure: () => expect.element(star(rated, 'Sous les pavés', 2)).toBeChecked(),
    afterSuccess: () => expect.element(star(rated, 'Sous les pavés', 3)).toBeChecked(),
  },
);

testEachFault('[shows/rating-purges-cache] under each fault of the purge the rating holds', {
  open: openRatings,
  call: PURGE,
  succeedsUnder: FAULT_CLASSES,
  act: () => press(star(toRate, FIRST, 4)),
  afterFailure: () => Promise.reject(new Error('A purge that fails has harmed the rating')),
  afterSuccess: async () => {
    await expect.element(stars(toRate, FIRST)).not.toBeInTheDocument();
    await expect.element(star(rated, FIRST, 4)).toBeChecked();
  },
});

const AURORE = 'Ciné-concert';
const rateAurore = () => press(stars(toRate, AURORE).getByRole('radio', { name: '3 étoiles' }));
const isOffered = () => expect.element(stars(toRate, AURORE)).toBeVisible();
const isRated = () => expect.element(removal(AURORE)).toBeVisible();

for (const [what, steps] of [
  ['rated', { act: rateAurore, afterFailure: isOffered, afterSuccess: isRated }],
  [
    'no longer',
    {
      prepare: async () => {
        await rateAurore();
        await isRated();
      },
      act: () => press(removal(AURORE)),
      afterFailure: isRated,
      afterSuccess: async (fault: string) => {
        await expect.element(removal(AURORE)).not.toBeInTheDocument();
        // `empty`: the server has the rating still, and does not offer the show.
        if (fault !== 'empty') await isOffered();
      },
    },
  ],
] as const) {
  testEachFault(
    `[shows/slug-before-id] under each fault a show without a slug is rated, and no longer, by its number: ${what}`,
    { ...FEEL, call: 'POST /api/client/*/show/sf/*/emotion', ...steps },
  );
}
