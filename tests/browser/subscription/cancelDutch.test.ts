import { at, CANCEL_CALL, heading } from '#tests/support/cancelling.ts';
import { quiet } from '#tests/support/quiet.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/shared.ts';

const START = '/nl/subscription/cancel/';
const TERMS = `${START}terms/`;
const CONFIRM = `${START}confirm/`;
const DONE = `${START}done/`;
const REASON = 'Ik heb geen tijd';

test('[subscription/leaving-the-pass] the Dutch site uses the words that the law asks for @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('duo', '/nl/subscription/', { site: 'nl' });
  await page.getByRole('main').getByRole('link', { name: 'Abonnement opzeggen' }).click();
  await expect(heading(page, 'Abonnement opzeggen')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Stap 1 van 3. Je zegt pas op als');
  await page.getByRole('button', { name: REASON }).click();
  await expect(page.getByRole('main')).toContainText('Stap 2 van 3. De einddatum');
  await expect(page.getByText(/Je abonnement loopt af op 1\s\S+\s\d{4}\./)).toBeVisible();
  await expect(page.getByText('Je hebt geen betalingsachterstand.')).toBeVisible();
  await page.getByRole('link', { name: 'Verder naar bevestigen' }).click();
  await expect(page.getByRole('main')).toContainText('Stap 3 van 3. Kijk');
  await page.getByRole('button', { name: 'Abonnement opzeggen' }).click();
  await expect(heading(page, 'Je opzegging is geregeld')).toBeVisible();
  await expect.poll(() => sandbox.bodies(CANCEL_CALL)).toEqual([{ reason: 'time' }]);
});

test(
  '[subscription/cancel-needs-reason] on the Dutch site each step is an address as well, with its guard, reload, Back, and earlier cancellations',
  { tag: TAG.nightly },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    const open = (path: string) => page.goto(siteUrl('nl') + path);
    await signIn('subscriber', CONFIRM, { site: 'nl' });
    await at(page, START);
    await open(DONE);
    await at(page, '/nl/subscription/');
    await open(TERMS);
    await at(page, START);

    await page.getByRole('button', { name: REASON }).click();
    await at(page, TERMS);
    await page.reload();
    await ready(page);
    await page.getByRole('link', { name: 'Verder naar bevestigen' }).click();
    await at(page, CONFIRM);
    await expect(page.getByText(REASON)).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Wat er verandert')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: REASON })).toHaveAttribute('aria-current', 'true');
    expect(await sandbox.calls(CANCEL_CALL)).toHaveLength(0);

    await page.context().clearCookies();
    await signIn('cancel-pending', CONFIRM, { site: 'nl' });
    await at(page, DONE);
    await expect(page.getByRole('region', { name: 'Meldingen' })).toContainText('al opgezegd');
    await expect(page.getByRole('button', { name: 'Opzegging intrekken' })).toBeVisible();
  },
);

test(
  'in Dutch, without a pass there is nothing to cancel',
  { tag: TAG.nightly },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('casual', TERMS, { site: 'nl' });
    await at(page, '/nl/subscription/');
    await expect(page.getByRole('region', { name: 'Meldingen' })).toContainText('Niets op te zeggen');
  },
);
