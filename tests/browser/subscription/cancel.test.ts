import { axeProblems } from '#tests/support/axe.ts';
import {
  at,
  CANCEL_CALL,
  cancelButton,
  chooseReason,
  CONFIRM,
  DONE,
  heading,
  REASON,
  START,
  TERMS,
  walkToConfirmation,
} from '#tests/support/cancelling.ts';
import { tabTo } from '#tests/support/keyboard.ts';
import { quiet } from '#tests/support/quiet.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { countTaps } from '#tests/support/taps.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/shared.ts';

test('[calls/patch-subscription-cancel, calls/get-cancel-reasons, subscription/cancel-needs-reason, subscription/leaving-the-pass] cancelling in three steps: a reason, the consequences, one request; then a summary', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/subscription/');
  const taps = await countTaps(page);
  await page.getByRole('main').getByRole('link', { name: 'Résilier votre contrat' }).click();
  await expect(heading(page, 'Résilier votre contrat')).toBeFocused();
  await ready(page);
  await expect.poll(() => sandbox.calls('GET *cancel/reasons')).toHaveLength(1);
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').getByRole('button')).toHaveCount(25);
  await expect(main.getByRole('region', { name: 'Le prix et l’abonnement' }).getByRole('button')).toHaveCount(
    7,
  );
  await expect(main).toContainText('Étape 1 sur 3. Rien n’est résilié');
  await chooseReason(page);
  await at(page, TERMS);
  await expect(main).toContainText('Étape 2 sur 3. La date');
  await expect(page.getByText(/Votre abonnement prend fin le 1er\s\S+\s\d{4}\./)).toBeVisible();
  await expect(page.getByText('Vous n’avez aucun impayé.')).toBeVisible();
  await expect(page.getByText('35,80 €')).toBeVisible();

  await page.getByRole('link', { name: 'Continuer vers la confirmation' }).click();
  await at(page, CONFIRM);
  await expect(main).toContainText('Étape 3 sur 3. Vérifiez');
  await expect(page.getByText(REASON)).toBeVisible();
  await expect(page.getByText('A-2025-100342')).toBeVisible();
  expect(await sandbox.calls(CANCEL_CALL)).toHaveLength(0);
  await sandbox.forgetCalls();
  await cancelButton(page).click();

  await expect(heading(page, 'Votre résiliation est enregistrée')).toBeFocused();
  await at(page, DONE);
  expect(await taps()).toBeLessThanOrEqual(4);
  await expect(page.getByRole('definition').filter({ hasText: /^1er\s\S+\s\d{4}$/ })).toBeVisible();
  await expect.poll(() => sandbox.bodies(CANCEL_CALL)).toEqual([{ reason: 'time' }]);

  await page.reload();
  await ready(page);
  await expect(heading(page, 'Votre résiliation est enregistrée')).toBeVisible();
  await page.goBack();
  await at(page, DONE);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('déjà résilié');
  await expect.poll(() => sandbox.calls(CANCEL_CALL)).toHaveLength(1);
});

test('each step is an address: a reload stays there, Back goes back, and the reason stays chosen @nightly', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', START);
  await chooseReason(page);
  await page.reload();
  await ready(page);
  await expect(heading(page, 'Ce que cela change')).toBeVisible();
  await page.getByRole('link', { name: 'Continuer vers la confirmation' }).click();
  await expect(page.getByText(REASON)).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(page.getByText(REASON)).toBeVisible();
  await expect(page).not.toHaveURL(/time/);
  await page.goBack();
  await expect(heading(page, 'Ce que cela change')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Résilier votre contrat')).toBeVisible();
  await expect(page.getByRole('button', { name: REASON })).toHaveAttribute('aria-current', 'true');
});

test('[subscription/cancel-needs-reason] a later step leads to the first without a reason; the summary leads to the subscription without a cancellation @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', CONFIRM);
  await at(page, START);
  await expect(page.getByRole('button', { name: REASON })).toBeVisible();
  for (const [path, arrival] of [
    [TERMS, START],
    [DONE, '/fr/subscription/'],
  ] as const) {
    await page.goto(siteUrl('fr') + path);
    await at(page, arrival);
    await ready(page);
  }
  expect(await sandbox.calls(CANCEL_CALL)).toHaveLength(0);
});

test('without a pass there is nothing to cancel: the subscription page says so @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('casual', TERMS);
  await at(page, '/fr/subscription/');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Rien à résilier');
  await expect(page.getByRole('heading', { name: 'Vous n’avez pas d’abonnement' })).toBeVisible();
});

for (const path of [START, CONFIRM]) {
  test(
    `a customer who has cancelled already reads so at ${path}, with the date and the undo`,
    { tag: TAG.nightly },
    async ({ page, sandbox, signIn }) => {
      await quiet(sandbox);
      await signIn('cancel-pending', path);
      await at(page, DONE);
      await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
        'Votre abonnement est déjà résilié',
      );
      await expect(page.getByRole('definition').filter({ hasText: /^1er\s\S+\s\d{4}$/ })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Annuler la résiliation' })).toBeVisible();
    },
  );
}

test('[subscription/leaving-the-pass] a pause can be chosen instead; a cancellation can be undone from the summary', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', START);
  await chooseReason(page);
  await page.getByRole('button', { name: 'Mettre en pause' }).click();
  await page.getByRole('button', { name: 'Confirmer la pause' }).click();
  await at(page, '/fr/subscription/');
  await expect(page.getByText('Pause enregistrée')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Résilier votre contrat' }).click();
  await walkToConfirmation(page);
  await cancelButton(page).click();
  await page.getByRole('button', { name: 'Annuler la résiliation' }).click();
  await page.getByRole('button', { name: 'Oui, garder mon abonnement' }).click();
  await at(page, '/fr/subscription/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Résilier votre contrat' })).toBeVisible();
  const calls = await sandbox.calls('* /api/accounts/me/subscription/*');
  expect(
    calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path.slice(30)]),
  ).toEqual([
    ['PATCH', 'suspend'],
    ['PATCH', 'cancel'],
    ['DELETE', 'cancel'],
  ]);
});

test(
  'axe finds nothing in each step, also on a phone in the dark scheme',
  { tag: TAG.nightly },
  async ({ page, signIn }) => {
    await signIn('subscriber', START);
    const problems: string[] = [];
    const look = async (where: string): Promise<void> => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width: colorScheme === 'dark' ? 360 : 1280, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        problems.push(...(await axeProblems(page, `${where} ${colorScheme}`)));
      }
    };
    await expect(page.getByRole('button', { name: REASON })).toBeVisible();
    await look('reason');
    await chooseReason(page);
    await look('terms');
    await page.getByRole('link', { name: 'Continuer vers la confirmation' }).click();
    await expect(cancelButton(page)).toBeVisible();
    await look('confirm');
    await cancelButton(page).click();
    await expect(heading(page, 'Votre résiliation est enregistrée')).toBeVisible();
    await look('done');
    expect(problems).toEqual([]);
  },
);

test('with the keyboard alone: cancel the pass @nightly', async ({ page, sandbox, signIn }) => {
  await signIn('subscriber', START);
  await tabTo(page, page.getByRole('button', { name: /^Je déménage/ }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Ce que cela change')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Continuer vers la confirmation' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Confirmer la résiliation')).toBeFocused();
  await tabTo(page, cancelButton(page));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Votre résiliation est enregistrée')).toBeFocused();
  await expect.poll(() => sandbox.bodies(CANCEL_CALL)).toEqual([{ reason: 'moving' }]);
});
