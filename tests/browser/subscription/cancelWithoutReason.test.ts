import { CANCEL_CALL, cancelButton, heading, START } from '#tests/support/cancelling.ts';
import { expect, test } from '#tests/support/test.ts';

test('[subscription/reason-optional, decisions/leaving-the-pass] nobody has to give a reason', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', START);
  await page.getByRole('button', { name: 'Continuer sans donner de raison' }).click();
  await expect(heading(page, 'Ce que cela change')).toBeFocused();
  await page.getByRole('link', { name: 'Continuer vers la confirmation' }).click();
  await expect(cancelButton(page)).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Raison' })).toHaveCount(0);
  await cancelButton(page).click();
  await expect(heading(page, 'Votre résiliation est enregistrée')).toBeVisible();
  await expect.poll(() => sandbox.bodies(CANCEL_CALL)).toEqual([{ reason: 'other' }]);
});
