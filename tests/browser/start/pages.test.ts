import { readFileSync } from 'node:fs';
import { expect, ready, test } from '#tests/support/test.ts';
import { siteUrl } from '#tests/support/sites.ts';

test('[routes/home, routes/tickets, calls/get-account, calls/get-tickets, tracking/title-translated, sites/texts-in-every-language] each page has its own title in its own language, on one load of the account', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/');
  await expect(page).toHaveTitle('Mon compte – Lumen Cinémas');
  await page
    .locator('header')
    .getByRole('link', { name: /billets/ })
    .click();
  await expect(page).toHaveURL(/\/fr\/tickets\/$/);
  await expect(page).toHaveTitle('Mes billets – Lumen Cinémas');
  await ready(page);
  await expect.poll(() => sandbox.calls('GET /api/accounts/me')).toHaveLength(1);
  await expect.poll(() => sandbox.calls('GET /api/ec/ebillet')).toHaveLength(1);
  await page.goto(`${siteUrl('nl')}/nl/tickets/`);
  await ready(page);
  await expect(page).toHaveTitle('Mijn tickets – Lumen Bioscopen');
});

test('[http/translations-published] the texts are published, and no page requests them', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto('/fr/error/');
  await ready(page);
  expect(asked.filter((path) => path.startsWith('/locales/'))).toEqual([]);
  const published: unknown = await (await request.get('/locales/fr/titles.json')).json();
  expect(published).toEqual(JSON.parse(readFileSync('public/locales/fr/titles.json', 'utf8')));
});
