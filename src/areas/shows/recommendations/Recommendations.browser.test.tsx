import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ANSWER_UNREAD, testEachFault } from '#tests/component/eachFault.ts';
import { focusOn, open, press, reopen, textsOf, toasts, visit } from '#tests/component/page.tsx';
import { recommendations, wishlist } from '#tests/component/areaViews.tsx';
import { OUTCOMES } from '#tests/support/outcomes.ts';

const SHOWS = 'GET /api/shows';
const TRAILERS = 'GET /api/shows/trailers';
const FEELINGS = 'GET /api/v4/client/shows';
const INTENTION = 'POST /api/client/*/show/*/intention';

const films = page.getByRole('listitem').getByRole('heading');
const retry = page.getByRole('button', { name: 'Réessayer' });
const heart = (name: string) => page.getByRole('button', { name: `Ajouter ${name} à ma liste d’envies` });
const carmen = heart('Carmen, en direct');

test('[calls/post-intention] a film goes on the wishlist and off it with its heart', async () => {
  const backend = await open('subscriber', recommendations);
  const orbite = heart('Orbite basse');
  await expect.element(orbite).toHaveAttribute('aria-pressed', 'true');
  focusOn(orbite);
  await userEvent.keyboard('{Enter}');
  await expect.element(orbite).toHaveAttribute('aria-pressed', 'false');
  backend.fault({ match: INTENTION, fault: 'held' });
  await carmen.dblClick();
  await expect.element(carmen).toHaveAttribute('aria-pressed', 'true');
  backend.release(INTENTION);
  await visit(wishlist);
  await expect.element(films.first()).toHaveTextContent('Carmen, en direct');
  expect(textsOf(films)).toHaveLength(4);
  await expect
    .poll(() => backend.calls(INTENTION).map(({ path, body }) => [path.split('/')[5], body]))
    .toEqual([
      ['orbite-basse', { intention: 2, isDelete: true }],
      ['carmen-en-direct', { intention: 2, isDelete: false }],
    ]);
});

testEachFault(
  '[errors/default-toast, http/one-action-one-request] a heart under every fault: unchanged, or changed as the customer wanted',
  {
    open: () => open('subscriber', recommendations),
    call: INTENTION,
    truth: OUTCOMES.feel,
    succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
    act: async () => {
      await expect.element(carmen).toHaveAttribute('aria-pressed', 'false');
      await press(carmen);
    },
    afterFailure: () => expect.element(carmen).toHaveAttribute('aria-pressed', 'false'),
    afterSuccess: async () => {
      await expect.element(carmen).not.toHaveAttribute('aria-busy');
      await expect.element(carmen).toHaveAttribute('aria-pressed', 'true');
    },
  },
);

test('[decisions/what-may-have-happened] without an answer and without the list no heart shows a value; the retry shows what the server has', async () => {
  const backend = await open('subscriber', recommendations);
  await expect.element(carmen).toBeVisible();
  backend.fault({ match: INTENTION, fault: 'lost-reply', times: 0 });
  backend.fault({ match: FEELINGS, fault: '500', times: 0 });
  await carmen.click();
  await expect.element(toasts()).toMatchTextContent('La réponse s’est perdue');
  await expect.element(carmen).not.toBeInTheDocument();
  backend.clearFaults();
  // The toast lies over the button: the page has no header here.
  await press(retry);
  await expect.element(carmen).toHaveAttribute('aria-pressed', 'true');
});

test('[shows/wishlist-needs-identifier, shows/slug-before-id] a film with neither slug nor id has no link and sends no request, and says so; a foreign trailer has no link', async () => {
  const shows = [
    { name: 'Sans adresse', bookable: true },
    { slug: 'noir', bookable: true },
  ];
  const backend = await open('subscriber', recommendations, {
    prepare: (before) => {
      before.fault({ match: SHOWS, fault: 'answer', body: shows, times: 0 });
      const body = [{ slug: 'noir', url: 'javascript:alert(1)' }];
      before.fault({ match: TRAILERS, fault: 'answer', body });
    },
  });
  await expect.poll(() => textsOf(films)).toEqual(['Sans adresse', 'Noir']);
  expect(page.getByRole('listitem').getByRole('link').elements()).toHaveLength(1);
  await heart('Sans adresse').click();
  await expect.element(toasts()).toMatchTextContent('Rien n’a été enregistré');
  await expect.element(heart('Sans adresse')).toHaveAttribute('aria-pressed', 'false');
  expect(backend.calls('POST *')).toEqual([]);
});

test('[errors/start-up-calls-independent] films show without their trailers; failed films have a retry; when all are seen there is a next step', async () => {
  const backend = await open('subscriber', recommendations, {
    prepare: (before) => {
      before.fault({ match: TRAILERS, fault: 'html', times: 0 });
      before.fault({ match: SHOWS, fault: '503' });
    },
  });
  await retry.click();
  await expect.poll(() => textsOf(films)).toHaveLength(7);
  await expect.poll(() => backend.calls(FEELINGS)).toHaveLength(1);
  backend.fault({ match: SHOWS, fault: 'answer', body: [] });
  await reopen(backend, recommendations);
  await expect.element(page.getByRole('heading', { name: 'Vous avez tout vu' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Voir le programme' }))
    .toHaveAttribute('href', 'https://films.example/fr/films/');
});

test('a trailer that comes after its film moves nothing', async () => {
  let release = (): void => undefined;
  const opening = open('subscriber', recommendations, {
    prepare: (before) => {
      before.fault({ match: TRAILERS, fault: 'held' });
      release = () => before.release(TRAILERS);
    },
  });
  const heights = (): number[] =>
    page
      .getByRole('listitem')
      .elements()
      .map((film) => film.getBoundingClientRect().height);
  const trailer = page.getByRole('link', { name: /bande-annonce/i });
  await expect.poll(heights).toHaveLength(7);
  expect(trailer.elements()).toHaveLength(0);
  const before = heights();
  release();
  await opening;
  await expect.element(trailer.first()).toBeVisible();
  expect(heights()).toEqual(before);
});
