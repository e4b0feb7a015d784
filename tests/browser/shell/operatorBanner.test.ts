import { FLAGS } from '#sites/flags.ts';
import { layoutShift } from '#tests/support/layoutShift.ts';
import { visit } from '#tests/support/router.ts';
import { expect, ready, test } from '#tests/support/shared.ts';

const TEXT = 'Ce soir, <b>travaux</b>';
const BANNER = {
  level: 'info',
  text: { fr: TEXT },
  until: '2100-01-01T00:00:00Z',
  link: { href: '/fr/accessibility/', text: { fr: 'En savoir plus' } },
};

test('[toasts/operator-banner] a message of the operator shows as text on each page until the customer closes it for this tab, and moves nothing', async ({
  page,
  sandbox,
  signIn,
}) => {
  const clientSettings = Object.fromEntries(FLAGS.map((flag) => [flag, true]));
  const body = { clientSettings, banner: BANNER };
  await sandbox.fault({ match: 'GET /api/settings', fault: 'answer', body, times: 0 });
  // The alerts come behind the message, whose link keeps its place when their number shows beside it.
  const alerts = await sandbox.hold('GET /api/alerts');
  await signIn('casual', '/fr/wishlist/', { until: 'ready' });
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region.getByText(TEXT)).toBeVisible();
  await alerts.release();
  await expect(region.getByText(/^1\/\d$/)).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
  await visit(page, '/fr/cinemas/');
  await expect(region.getByText(TEXT)).toBeVisible();
  const link = region.getByRole('link', { name: 'En savoir plus' });
  await expect(link).toHaveAttribute('href', '/fr/accessibility/');
  await region.getByRole('button', { name: 'Fermer' }).click();
  await expect(region.getByText(TEXT)).toHaveCount(0);
  await page.reload();
  await ready(page);
  // The strip takes the message of the settings as soon as it is there.
  await page.evaluate(() => customElements.whenDefined('toast-region').then(() => undefined));
  await expect(region.getByText(TEXT)).toHaveCount(0);
});
