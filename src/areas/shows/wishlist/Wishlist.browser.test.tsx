import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Backend } from '#tests/component/backend.ts';
import { ANSWER_UNREAD, testEachFault } from '#tests/component/eachFault.ts';
import { watchLayoutShift } from '#tests/component/layoutShift.ts';
import { focusOn, open, press, reopen, textsOf, toasts } from '#tests/component/page.tsx';
import { wishlist } from '#tests/component/areaViews.tsx';
import { late } from '#tests/support/faultClasses.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';

const FEELINGS = 'GET /api/v4/client/shows';
const INTENTION = 'POST /api/client/*/show/*/intention';

const films = page.getByRole('listitem').getByRole('heading');
const line = page.css(':has(> search)').getByRole('status');
const back = page.getByRole('button', { name: 'Annuler' });
const remove = (name: string) => page.getByRole('button', { name: `Retirer ${name} de ma liste` });
const entry = (hasText: string) => page.getByRole('listitem').filter({ hasText });

function feel(feelings: object[]) {
  return (backend: Backend): void => {
    backend.fault({ match: FEELINGS, fault: 'answer', body: feelings, times: 0 });
  };
}

async function expectFilms(names: readonly string[]): Promise<void> {
  await expect.poll(() => textsOf(films)).toEqual(names);
}

async function expectLine(text: unknown): Promise<void> {
  await expect.poll(() => textsOf(line)).toEqual([text]);
}

test('[routes/wishlist, calls/get-shows, calls/get-client-shows, entities/show-fields, entities/wishlist-intention, shows/requested-once-at-start, entities/list-orders] wishes, newest first, with links for those that can be booked; nothing shifts', async () => {
  const layoutShift = watchLayoutShift();
  const backend = await open('subscriber', wishlist, {
    prepare: (before) => {
      before.fault(late(FEELINGS, 500));
    },
  });
  await expectFilms(['Orbite basse', 'Les Ombres du canal', 'Projection surprise', 'La Nuit des lucioles']);
  expect(await layoutShift()).toBe(0);
  await expect.poll(() => backend.calls(FEELINGS).map(({ query }) => query)).toEqual([{ language: 'fr' }]);

  await expect.element(entry('Orbite basse')).toMatchTextContent('Prévente');
  await expect.element(entry('Ombres').getByText('Bientôt')).toBeVisible();
  await expect.element(entry('Ombres').getByRole('link', { name: 'Réserver' })).not.toBeInTheDocument();
  await expect.element(entry('lucioles')).toMatchTextContent('À l’affiche');
  await expect
    .element(page.getByRole('link', { name: 'Réserver : La Nuit des lucioles' }))
    .toHaveAttribute('href', 'https://films.example/fr/film/la-nuit-des-lucioles/');
  // Only the customer system knows this show: the catalogue has no page for it.
  expect(entry('Projection surprise').getByRole('link').elements()).toEqual([]);
  await expect.poll(() => backend.calls('GET /api/shows')).toHaveLength(1);
});

test('[shell/removals-can-be-taken-back, calls/post-intention, shows/slug-before-id, shows/wishlist-removal-flag] a removed wish is gone at once, sends one call, can be restored, and the focus goes to the next one', async () => {
  const backend = await open('subscriber', wishlist);
  backend.fault({ match: INTENTION, fault: 'held' });
  await expect.element(remove('Orbite basse')).toBeVisible();
  focusOn(remove('Orbite basse'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => textsOf(films)).toHaveLength(3);
  // The focus is on the next film, and a second press does not remove it too.
  const next = remove('Les Ombres du canal').element().closest('li');
  await expect.poll(() => document.activeElement).toBe(next);
  await userEvent.keyboard('{Enter}');
  backend.release(INTENTION);
  await expectLine('Orbite basse n’est plus dans votre liste.');
  focusOn(back);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => textsOf(films)[0]).toBe('Orbite basse');
  await expectLine('4 films');

  const rest = ['Orbite basse', 'Les Ombres du canal', 'La Nuit des lucioles'];
  await remove('Projection surprise').click();
  await expectFilms(rest);
  await expect.poll(() => backend.calls(INTENTION)).toHaveLength(3);
  const client = backend.calls(INTENTION)[0]?.path.split('/')[3] ?? '';
  await expect
    .poll(() => backend.calls(INTENTION).map(({ path, body }) => [path, body]))
    .toEqual([
      [`/api/client/${client}/show/orbite-basse/intention`, { intention: 2, isDelete: true }],
      [`/api/client/${client}/show/orbite-basse/intention`, { intention: 2, isDelete: false }],
      [`/api/client/${client}/show/SF-2/intention`, { intention: 2, isDelete: true }],
    ]);
  await expectLine('Projection surprise n’est plus dans votre liste.');
  await reopen(backend, wishlist);
  await expectFilms(rest);
});

test('removing the last wish leaves the empty page, with the focus on it', async () => {
  const show = { id: '1', slug: 'noordzee', name: 'Noordzee' };
  await open('subscriber', wishlist, {
    prepare: feel([{ show, intention: 2, updatedAt: '2026-01-01T00:00:00Z' }]),
  });
  await expect.element(remove('Noordzee')).toBeVisible();
  focusOn(remove('Noordzee'));
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('heading', { name: 'Votre liste attend son premier film' }))
    .toBeVisible();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('[shows/wishlist-needs-identifier, shows/slug-before-id] a film with neither slug nor id sends no request, and says so', async () => {
  const backend = await open('subscriber', wishlist, {
    prepare: feel([
      { show: { name: 'Sans adresse' }, intention: 2, updatedAt: '2026-01-01T00:00:00Z' },
      { show: { slug: 'the-long-reel' }, intention: 2, updatedAt: 'soon' },
      { show: null, intention: 2 },
    ]),
  });
  await expectFilms(['Sans adresse', 'The long reel']);
  await remove('Sans adresse').click();
  await expect.element(toasts()).toMatchTextContent('Rien n’a été enregistré');
  await expectFilms(['Sans adresse', 'The long reel']);
  expect(backend.calls('POST *')).toEqual([]);
});

const FEEL = {
  open: () => open('subscriber', wishlist),
  call: INTENTION,
  truth: OUTCOMES.feel,
  // Where the answer is lost, the reloaded list shows that it is done.
  succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
} as const;
const FIRST = 'Orbite basse';
const isFirst = () => expect.poll(() => textsOf(films)[0]).toBe(FIRST);

testEachFault(
  '[errors/default-toast, http/one-action-one-request] whatever goes wrong, the list shows the server’s state, and the next click works',
  {
    ...FEEL,
    // A double click, which must send one request.
    act: () => remove(FIRST).dblClick(),
    afterFailure: isFirst,
    afterSuccess: async () => {
      // The film left the list at once; this line is set when the server has answered.
      await expectLine(`${FIRST} n’est plus dans votre liste.`);
      expect(textsOf(films)).toHaveLength(3);
      expect(textsOf(films)).not.toContain(FIRST);
    },
  },
);

testEachFault(
  '[errors/default-toast, http/one-action-one-request] under each fault: restoring a film that was just removed',
  {
    ...FEEL,
    prepare: () => take(FIRST),
    act: async () => {
      // A film that could not be restored is gone, and its button as well: the next one is taken and restored.
      if (back.elements().length === 0) await take('Les Ombres du canal');
      await press(back);
    },
    afterFailure: () => expect.poll(() => textsOf(films)).not.toContain(FIRST),
    afterSuccess: () => expect.poll(() => textsOf(films)[0]).toBe(taken),
  },
);

let taken = '';

async function take(name: string): Promise<void> {
  taken = name;
  await press(remove(name));
  await expect.element(back).toBeVisible();
}

test('thousands of wishes show in steps, and are found as one types, whatever the accents', async () => {
  await open('heavy', wishlist);
  await expectLine('500 films');
  await expect.poll(() => textsOf(films)).toHaveLength(36);
  const more = page.getByRole('button', { name: 'Afficher 36 films de plus' });
  focusOn(more);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => textsOf(films)).toHaveLength(72);
  await expect.element(page.getByRole('listitem').nth(36)).toHaveFocus();

  const search = page.getByRole('searchbox', { name: 'Chercher un film' });
  await search.fill('albi  COMÉDIE miroir');
  await expectLine(expect.stringMatching(/films? trouvés?$/));
  await expect.poll(() => textsOf(films).length).toBeLessThan(20);
  const found = textsOf(films);
  expect(found.length).toBeGreaterThan(0);
  for (const name of found) expect(name).toContain('Miroir d’Albi');
  await search.fill('zzz');
  await expect.element(page.getByRole('heading', { name: 'Aucun film à ce nom' })).toBeVisible();
  await page.getByRole('button', { name: 'Effacer la recherche' }).click();
  await expectLine('500 films');
  await expect.poll(() => textsOf(films)).toHaveLength(36);
});

test('[errors/start-up-calls-independent] a failed list has a retry of its own; wishes show without the catalogue; without wishes there is a next step', async () => {
  const backend = await open('subscriber', wishlist, {
    prepare: (before) => {
      before.fault({ match: FEELINGS, fault: '500' });
      before.fault({ match: 'GET /api/shows', fault: '500', times: 0 });
    },
  });
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.poll(() => textsOf(films)).toHaveLength(4);
  feel([])(backend);
  await reopen(backend, wishlist);
  await expect
    .element(page.getByRole('link', { name: 'Trouver des idées' }))
    .toHaveAttribute('href', '/fr/recommendations/');
});
