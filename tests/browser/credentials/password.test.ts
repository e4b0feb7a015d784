import { quiet } from '#tests/support/quiet.ts';
import { expect, test } from '#tests/support/test.ts';

const CALL = 'GET /api/accounts/me/changePassword';

test('[profile/password-change-unknown, decisions/what-may-have-happened] an e-mail that may have been sent is said to be that until one certainly was, even after a reload', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/profile/');
  const first = page.getByRole('button', { name: 'Recevoir l’e-mail' });
  const another = page.getByRole('button', { name: 'Demander un autre e-mail' });
  await sandbox.fault({ match: CALL, fault: '500' });
  await first.click();
  await expect(page.getByText('Un e-mail est peut-être déjà parti')).toBeVisible();
  await page.reload();
  await expect(another).toBeVisible();
  await expect(first).toHaveCount(0);
  // A refusal says nothing of the try before.
  await sandbox.fault({ match: CALL, fault: '422' });
  await another.click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('L’e-mail n’est pas parti');
  await expect(page.getByText('Un e-mail est peut-être déjà parti')).toBeVisible();
  await expect(first).toHaveCount(0);
  await another.click();
  await expect(first).toBeVisible();
  await expect(page.getByText('Un e-mail est peut-être déjà parti')).toHaveCount(0);
});
