import { late } from '#tests/support/faultClasses.ts';
import { expect, test } from '#tests/support/shared.ts';

const GET = 'GET /api/accounts/me';

test('nothing moves while the account is on its way @nightly', async ({ page, sandbox, signIn }) => {
  await sandbox.fault(late(GET, 500));
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
