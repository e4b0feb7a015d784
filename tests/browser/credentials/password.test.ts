import { REFUSED } from '#tests/support/faultClasses.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { quiet } from '#tests/support/quiet.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';
import { ANSWER_UNREAD, underEachFault } from '#tests/support/underEachFault.ts';

const CALL = 'GET /api/accounts/me/changePassword';

test('[calls/get-change-password, decisions/password-change-mail-sent] asking for a new password sends a call each time, past the cache, and says that an e-mail was sent', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', '/fr/profile/');
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const ask = page.getByRole('button', { name: 'Recevoir l’e-mail' });
  expect(await sandbox.calls(CALL)).toHaveLength(0);
  await ask.click();
  await expect(toasts).toContainText('L’e-mail est parti');
  await ask.click();
  await expect.poll(() => sandbox.calls(CALL)).toHaveLength(2);
});

test(
  '[profile/password-change-failure, errors/fallback-without-message, decisions/password-change-mail-sent] whatever goes wrong, the customer reads that no e-mail was sent or that nobody knows, and can ask again',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('subscriber', '/nl/profile/', { site: 'nl' });
    const toasts = page.getByRole('region', { name: 'Meldingen' });
    const first = page.getByRole('button', { name: 'Stuur de e-mail' });
    const another = page.getByRole('button', { name: 'Nog een e-mail vragen' });
    const ask = first.or(another);
    await sandbox.fault({ match: CALL, fault: 'answer', body: { done: false } });
    await ask.click();
    await expect(toasts).toContainText('De e-mail is niet verstuurd');
    await underEachFault({
      page,
      sandbox,
      call: CALL,
      truth: OUTCOMES.askPassword,
      succeedsUnder: ANSWER_UNREAD,
      act: () => ask.click(),
      held: async (fault) => {
        if (REFUSED.includes(fault)) return;
        // A second e-mail is not offered as if it were the first.
        await expect(another).toBeVisible();
        await expect(page.getByText('Misschien is er al een e-mail onderweg')).toBeVisible();
      },
      succeeded: () => expect(first).toBeVisible(),
    });
  },
);

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
