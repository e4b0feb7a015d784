import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { textsIn } from '#i18n/texts.ts';
import { open, reopen, type View } from '#tests/component/page.tsx';
import { Statistics } from './Statistics.island.tsx';

/** The figures are part of the account. */
const statistics: View = {
  route: 'statistics',
  main: (language) => (
    <Statistics
      language={language}
      films="https://films.example/fr/films/"
      texts={textsIn(language, 'statistics').island}
    />
  ),
};

const main = page.getByRole('main');
const figure = (name: string) => page.getByRole('article', { name });

test('[entities/statistics-fields, statistics/five-values-shown] the five values, as text', async () => {
  await open('subscriber', statistics);
  for (const [name, value] of [
    ['Temps passé en salle', '15 heures et 52 minutes'],
    ['Séances vues', '8 séances'],
    ['Genre préféré', 'Drame'],
    ['Cinéma le plus visité', 'Lumen Bellecour'],
    ['Films en version originale', /62\s%.*38\s% doublés/],
  ] as const)
    await expect.element(figure(name)).toMatchTextContent(value);
  await expect.element(page.getByRole('img', { name: /Fauteuils éclairés\s: 8/ })).toBeVisible();
});

test('[statistics/new-customer-readable, shell/empty-list-next-step] a new customer reads what will be there, and has a next step', async () => {
  await open('empty', statistics);
  await expect
    .element(page.getByRole('heading', { name: 'Le générique n’a pas encore commencé' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Choisir un film' }))
    .toHaveAttribute('href', 'https://films.example/fr/films/');
  await expect.element(main).not.toMatchTextContent(/NaN|null|undefined/);
});

test('[statistics/new-customer-readable] after the first show, values that are not known yet say so', async () => {
  const backend = await open('casual', statistics);
  await expect.element(figure('Séances vues')).toMatchTextContent('1 séance');
  await expect.element(figure('Genre préféré')).toMatchTextContent('À découvrir');
  await expect.element(figure('Films en version originale')).toMatchTextContent(/^.*0\s%/);
  const account = {
    id: '1',
    registered: true,
    statistics: { voPercent: 5, showsSeen: 'many', timeSpent: null },
  };
  backend.fault({ match: 'GET /api/accounts/me', fault: 'answer', body: account, times: 0 });
  await reopen(backend, statistics);
  await expect.element(figure('Cinéma le plus visité')).toMatchTextContent('À choisir');
  await expect.element(main).not.toMatchTextContent(/NaN|null|undefined/);
});
