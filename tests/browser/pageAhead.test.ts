import { expect, ready, test } from '../support/test.ts';

test('the page that a link leads to is there with its scripts before the link is followed', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', '/fr/');
  const link = page.locator('header').getByRole('link', { name: /billets/ });
  await link.hover();
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  await expect.poll(fetched).toContainEqual(expect.stringMatching(/\/Tickets\.island\./));

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await link.click();
  await page.waitForURL('**/fr/tickets/');
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes billets');
  expect(asked.filter((path) => /\/fr\/tickets\/|\/Tickets\.island\./.test(path))).toEqual([]);
});
