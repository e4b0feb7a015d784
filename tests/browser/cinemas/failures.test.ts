import type { Page } from '@playwright/test';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { quiet } from '#tests/support/quiet.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test, type Sandbox } from '#tests/support/test.ts';
import { ANSWER_UNREAD, underEachFault } from '#tests/support/underEachFault.ts';

const FAVOURITES = '/api/accounts/me/cinemas';
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const heart = (page: Page, city: string, cinema: string) =>
  region(page, city).getByRole('button', { name: `${cinema} dans mes favoris` });

async function bodies(sandbox: Sandbox, method: string): Promise<unknown[]> {
  return sandbox.bodies(`${method} ${FAVOURITES}`);
}

test(
  '[errors/default-toast, http/survives-failures, cinemas/failed-add-reverts] under each fault: marking a favourite',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('empty', '/fr/cinemas/');
    const mark = heart(page, 'Nice', 'Lumen Masséna');
    let held = 0;
    await underEachFault({
      page,
      sandbox,
      call: `PATCH ${FAVOURITES}`,
      truth: OUTCOMES.favourite,
      // The server has done it, whose answer does not come or cannot be read: the list, loaded again, says so.
      succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
      act: async () => {
        await sandbox.forgetCalls();
        await mark.click();
      },
      held: async () => {
        held++;
        await expect(mark).toHaveAttribute('aria-pressed', 'false');
      },
      succeeded: async (fault) => {
        await expect.poll(() => bodies(sandbox, 'GET')).toHaveLength(1);
        // `empty`: the answer says that it is done, but the server has done nothing; the reloaded list shows it.
        await expect(mark).toHaveAttribute('aria-pressed', String(fault !== 'empty'));
        if (fault !== 'empty') await unmark();
      },
    });
    expect(held).toBeGreaterThan(10);

    async function unmark(): Promise<void> {
      await sandbox.forgetCalls();
      await mark.click();
      await expect.poll(() => bodies(sandbox, 'GET')).toHaveLength(1);
      await expect(mark).toHaveAttribute('aria-pressed', 'false');
    }
  },
);

test(
  '[errors/default-toast, http/survives-failures] under each fault: taking a favourite away',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('casual', '/fr/cinemas/');
    const mark = heart(page, 'Lyon', 'Lumen Bellecour');
    await underEachFault({
      page,
      sandbox,
      call: `DELETE ${FAVOURITES}`,
      truth: OUTCOMES.favourite,
      // The server has done it, whose answer does not come or cannot be read: the list, loaded again, says so.
      succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
      act: async () => {
        await sandbox.forgetCalls();
        await mark.click();
      },
      held: () => expect(mark).toHaveAttribute('aria-pressed', 'true'),
      succeeded: async (fault) => {
        await expect.poll(() => bodies(sandbox, 'GET')).toHaveLength(1);
        await expect(mark).toHaveAttribute('aria-pressed', String(fault === 'empty'));
        if (fault !== 'empty') await remark();
      },
    });

    async function remark(): Promise<void> {
      await sandbox.forgetCalls();
      await mark.click();
      await expect.poll(() => bodies(sandbox, 'GET')).toHaveLength(1);
      await expect(mark).toHaveAttribute('aria-pressed', 'true');
    }
  },
);

test('[decisions/what-may-have-happened] without an answer and without the list no heart shows a value; the retry shows what the server has', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('empty', '/fr/cinemas/');
  const mark = heart(page, 'Nice', 'Lumen Masséna');
  await sandbox.fault({ match: `PATCH ${FAVOURITES}`, fault: 'lost-reply', times: 0 });
  await sandbox.fault({ match: `GET ${FAVOURITES}`, fault: '500', times: 0 });
  await mark.click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('La réponse s’est perdue');
  await expect(mark).toHaveCount(0);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
});
