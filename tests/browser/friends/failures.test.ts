import type { Page } from '@playwright/test';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { quiet } from '#tests/support/quiet.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test, type Sandbox } from '#tests/support/test.ts';
import { ANSWER_UNREAD, underEachFault } from '#tests/support/underEachFault.ts';

const FRIENDS = '/api/accounts/me/friends';
/** A fault whose answer says that it is done, although the server has done nothing. */
const UNDONE_TOLD = 'empty';
/** Done by the server, whose answer does not come or cannot be read: the list, loaded again, says so. */
const DONE_UNTOLD = ['truncated', 'lost-reply'] as const;
const SUCCEEDS = [...ANSWER_UNREAD, ...DONE_UNTOLD];
const mail = (page: Page) => page.getByLabel('Son adresse e-mail');
const group = (page: Page, name: string) => page.getByRole('region', { name });

async function bodies(sandbox: Sandbox, method: string): Promise<unknown[]> {
  return sandbox.bodies(`${method} ${FRIENDS}`);
}

async function invite(page: Page, address: string): Promise<void> {
  await mail(page).fill(address);
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).click();
}

test(
  '[errors/default-toast, http/survives-failures, friends/add-failure-message] under each fault: inviting keeps the address',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('subscriber', '/fr/friends/');
    let invited = 0;
    let address = '';
    await underEachFault({
      page,
      sandbox,
      call: `POST ${FRIENDS}`,
      truth: OUTCOMES.invite,
      serverWordsShown: true,
      succeedsUnder: SUCCEEDS,
      act: async () => {
        address = `p${++invited}@q.fr`;
        await invite(page, address);
      },
      held: async () => {
        await expect(mail(page)).toHaveValue(address);
      },
      succeeded: async (fault) => {
        await expect(mail(page)).toHaveValue('');
        if (fault !== UNDONE_TOLD) await expect(group(page, 'Invitations envoyées')).toContainText(address);
      },
    });
  },
);

test(
  '[errors/default-toast, http/survives-failures, decisions/deleted-friend-leaves-list] under each fault: a friend who could not be deleted comes back',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('heavy', '/fr/friends/');
    const cards = page.getByRole('article');
    let left = 200;
    await underEachFault({
      page,
      sandbox,
      call: `DELETE ${FRIENDS}`,
      truth: OUTCOMES.removeFriend,
      succeedsUnder: SUCCEEDS,
      act: async () => {
        await sandbox.forgetCalls();
        await cards.last().getByRole('button').click();
      },
      held: async () => {
        await expect(cards).toHaveCount(left);
      },
      succeeded: async (fault) => {
        if (fault !== UNDONE_TOLD) left--;
        // The friend was hidden at once; when the server has answered, the list is loaded again.
        await expect.poll(() => bodies(sandbox, 'GET')).toHaveLength(1);
        await expect(cards).toHaveCount(left);
      },
    });
  },
);

test(
  '[errors/default-toast, http/survives-failures] under each fault: accepting',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('heavy', '/fr/friends/');
    const requests = group(page, 'Demandes reçues').getByRole('article');
    let left = 8;
    await underEachFault({
      page,
      sandbox,
      call: `PATCH ${FRIENDS}`,
      truth: OUTCOMES.accept,
      succeedsUnder: SUCCEEDS,
      act: () =>
        requests
          .first()
          .getByRole('button', { name: /^Accepter/ })
          .click(),
      held: async () => {
        await expect(requests).toHaveCount(left);
      },
      succeeded: async (fault) => {
        if (fault !== UNDONE_TOLD) left--;
        await expect(requests).toHaveCount(left);
      },
    });
  },
);

test(
  '[errors/default-toast, http/survives-failures, decisions/deleted-friend-leaves-list] under each fault: a request that could not be declined stays',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('heavy', '/fr/friends/');
    const requests = group(page, 'Demandes reçues').getByRole('article');
    let left = 8;
    await underEachFault({
      page,
      sandbox,
      call: `DELETE ${FRIENDS}`,
      truth: OUTCOMES.removeFriend,
      succeedsUnder: SUCCEEDS,
      act: async () => {
        await sandbox.forgetCalls();
        await requests
          .first()
          .getByRole('button', { name: /^Refuser/ })
          .press('Enter');
      },
      held: async () => {
        await expect(requests).toHaveCount(left);
      },
      succeeded: async (fault) => {
        if (fault !== UNDONE_TOLD) left--;
        await expect.poll(() => bodies(sandbox, 'GET')).toHaveLength(1);
        await expect(requests).toHaveCount(left);
      },
    });
  },
);
