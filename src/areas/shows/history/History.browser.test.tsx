import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { watchLayoutShift } from '#tests/component/layoutShift.ts';
import { focusOn, open, press, textsOf } from '#tests/component/page.tsx';
import { history } from '#tests/component/areaViews.tsx';

const FEELINGS = 'GET /api/v4/client/shows';

const films = page.getByRole('listitem').getByRole('heading');
const years = page.getByRole('heading', { level: 2 });
const line = page.css(':has(> search)').getByRole('status');

function feeling(name: string, updatedAt: string, felt: object = { isSeen: true }) {
  return { show: { id: name, slug: name, name }, updatedAt, ...felt };
}

test('[routes/history, calls/get-client-shows, entities/feeling-fields, entities/list-orders, sites/cinema-time-zone] seen films, newest first, under their year in the cinema’s time zone; nothing shifts', async () => {
  const layoutShift = watchLayoutShift();
  const body = [
    feeling('Ancien', '2024-06-01T18:00:00Z', { isSeen: true, emotion: 1 }),
    feeling('Pas vu', '2026-02-01T18:00:00Z', { intention: 2 }),
    feeling('Sans date', 'hier'),
    feeling('Réveillon', '2025-12-31T23:30:00Z', { isSeen: true, emotion: 5 }),
    feeling('Dernier soir', '2025-12-31T22:30:00Z'),
  ];
  const backend = await open('subscriber', history, {
    prepare: (before) => {
      before.fault({ match: FEELINGS, fault: 'answer', body });
    },
  });
  await expect.poll(() => textsOf(films)).toEqual(['Réveillon', 'Dernier soir', 'Ancien', 'Sans date']);
  expect(textsOf(years)).toEqual(['2026', '2025', '2024', 'Sans date']);
  const [first, second] = textsOf(page.getByRole('listitem'));
  expect(first).toContain('1er janvier 2026');
  expect(first).toContain('Votre note\u202f: 5\u00a0étoiles');
  expect(second).toContain('Dernier soir');
  expect(second).not.toContain('note');
  expect(await layoutShift()).toBe(0);
  await expect.poll(() => backend.calls(FEELINGS).map(({ query }) => query)).toEqual([{ language: 'fr' }]);
});

test('thousands of films show in steps, under their years, and are found as one types', async () => {
  await open('heavy', history);
  await expect.poll(() => textsOf(line)).toEqual([expect.stringMatching(/^2\s000 films$/)]);
  expect(textsOf(films)).toHaveLength(60);
  await press(page.getByRole('button', { name: 'Afficher 60 films de plus' }));
  await expect.poll(() => textsOf(films)).toHaveLength(120);
  const shown = textsOf(years);
  expect(shown).toEqual([...new Set(shown)].toSorted().toReversed());
  expect(shown.length).toBeGreaterThan(1);
  focusOn(page.getByRole('searchbox'));
  await userEvent.keyboard('phare lyon vieux');
  await expect.poll(() => textsOf(films)).toEqual(['Le Vieux Phare de Lyon']);
  await expect.poll(() => textsOf(line)).toEqual(['1 film trouvé']);
});

test('[errors/start-up-calls-independent] a failed history has a retry of its own; an empty one has a next step', async () => {
  await open('empty', history, {
    prepare: (before) => {
      before.fault({ match: FEELINGS, fault: 'truncated' });
    },
  });
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect.element(retry).toBeVisible();
  focusOn(retry);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Votre histoire commence ici' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Choisir un film' }))
    .toHaveAttribute('href', 'https://films.example/fr/films/');
});
