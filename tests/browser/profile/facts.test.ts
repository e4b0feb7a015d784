import { expect, test } from '#tests/support/test.ts';

const PATCH = 'PATCH /api/accounts/me';
const GET = 'GET /api/accounts/me';

test('[profile/loyalty-joined, profile/listed-pictures-only, calls/patch-profile, entities/account-fields] a customer joins the loyalty programme, and sees the picture of a listed network only', async ({
  page,
  sandbox,
  signIn,
}) => {
  const picture = 'https://lh3.googleusercontent.com/a/ana';
  const account = { id: '1', registered: true, firstname: 'Ana', lastname: 'Moreau', hasLoyalty: false };
  const answer = { match: GET, fault: 'answer', times: 0 } as const;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await sandbox.fault({ ...answer, body: { ...account, picture } });
  await signIn('casual', '/fr/profile/');
  await expect(page.getByRole('img', { name: 'Votre photo' })).toHaveAttribute('src', picture);
  // There is no such picture. The request is the proof that the policy has let it through.
  await expect.poll(() => asked).toContain(picture);

  await sandbox.clearFaults();
  const other = 'https://pictures.example/ana';
  await sandbox.fault({ ...answer, body: { ...account, hasLoyalty: true, picture: other } });
  await page.getByRole('button', { name: 'Rejoindre le programme' }).click();
  await expect(page.getByText('Vous en profitez')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rejoindre le programme' })).toHaveCount(0);
  expect(await sandbox.bodies(PATCH)).toEqual([{ hasLoyalty: true }]);
  await expect(page.getByRole('img', { name: 'Votre photo' })).toHaveCount(0);
  expect(asked).not.toContain(other);
});

test('nothing moves while the account is on its way', async ({ page, sandbox, signIn }) => {
  await sandbox.fault({ match: GET, fault: 'slow', delayMs: 500, times: 0 });
  await signIn('subscriber', '/fr/profile/');
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(resolve, 0, 0));
      }),
  );
  expect(shift).toBe(0);
});
