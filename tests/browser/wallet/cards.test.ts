import { expect, test } from '#tests/support/shared.ts';

const PICTURE = 'GET /api/accounts/me/cards/picture/*';

test('[wallet/loyalty-picture-after-card] the loyalty card’s picture is loaded after the cards, whatever page is opened', async ({
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', '/fr/tickets/');
  await expect.poll(() => sandbox.calls(PICTURE)).toHaveLength(1);
  const paths = (await sandbox.calls('GET /api/*')).map(({ path }) => path);
  const order = ['/api/alerts', '/api/accounts/me/cards', '/api/accounts/me/cards/picture/p9.jpg'];
  expect(paths.filter((path) => order.includes(path))).toEqual(order);
});
