import { readFileSync } from 'node:fs';
import { routePath, type RouteId } from '#sites/routes.ts';
import type { Language } from '#sites/site.ts';
import { visit } from '#tests/support/router.ts';
import { LANGUAGE_SITES } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';
import type cinemas from '#locales/fr/cinemas.json';
import type filmYear from '#locales/fr/filmYear.json';
import type friends from '#locales/fr/friends.json';
import type shows from '#locales/fr/shows.json';
import type statistics from '#locales/fr/statistics.json';

interface Texts {
  cinemas: typeof cinemas;
  filmYear: typeof filmYear;
  friends: typeof friends;
  shows: typeof shows;
  statistics: typeof statistics;
}

function textsIn<Area extends keyof Texts>(language: Language, area: Area): Texts[Area] {
  return JSON.parse(readFileSync(`public/locales/${language}/${area}.json`, 'utf8')) as Texts[Area];
}

interface Empty {
  title: string;
  text: string;
  action: string;
}

/** Pages, and what they show to a customer who has nothing yet. */
const AREAS: readonly [RouteId, (language: Language) => Empty][] = [
  ['cinemas', (language) => textsIn(language, 'cinemas').island.noFavourites],
  ['friends', (language) => textsIn(language, 'friends').island.empty],
  ['wishlist', (language) => textsIn(language, 'shows').wishlist.island.empty],
  ['ratings', (language) => textsIn(language, 'shows').ratings.island.empty],
  ['history', (language) => textsIn(language, 'shows').history.island.empty],
  ['statistics', (language) => textsIn(language, 'statistics').island.empty],
  ['filmYear', (language) => textsIn(language, 'filmYear').island.empty],
];

for (const [language, site] of LANGUAGE_SITES) {
  test(
    `[shell/empty-list-next-step, tickets/load-failure-contained] a new customer, in ${language}: each page says what will be there and has a next step`,
    { tag: TAG.nightly },
    async ({ page, sandbox, signIn }) => {
      await signIn('empty', routePath(language, 'tickets'), { site });
      for (const [area, texts] of AREAS) {
        const { title, text, action } = texts(language);
        await visit(page, routePath(language, area));
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
        await expect(main.getByText(text, { exact: true })).toBeVisible();
        const step = main.getByRole('link', { name: action, exact: true });
        await expect(step.or(main.getByRole('button', { name: action, exact: true }))).toBeVisible();
      }
      // Without films in the catalogue, too, there is a next step.
      await sandbox.fault({ match: 'GET /api/shows', fault: 'answer', body: [], times: 0 });
      const { title, action } = textsIn(language, 'shows').recommendations.island.empty;
      await page.goto(`${new URL(page.url()).origin}${routePath(language, 'recommendations')}`);
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: action, exact: true })).toHaveAttribute('href', /^https?:/);
    },
  );
}
