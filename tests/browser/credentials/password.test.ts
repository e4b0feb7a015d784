import { REFUSED } from '#tests/support/faultCases.ts';
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
    const ask = page.getByRole('button', { name: 'Stuur de e-mail' });
    await sandbox.fault({ match: CALL, fault: 'answer', body: { done: false } });
    await ask.click();
    await expect(toasts).toContainText('De e-mail is niet verstuurd');
    await underEachFault({
      page,
      sandbox,
      call: CALL,
      succeedsUnder: ANSWER_UNREAD,
      act: () => ask.click(),
      held: (fault) =>
        expect(toasts).toContainText(
          REFUSED.includes(fault) ? 'De e-mail is niet verstuurd' : 'Niet zeker of de e-mail weg is',
        ),
      succeeded: () => expect(toasts).toContainText('De e-mail is onderweg'),
    });
  },
);
