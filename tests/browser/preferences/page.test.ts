import type { Locator, Page } from '@playwright/test';
import { layoutShift } from '#tests/support/layoutShift.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { quiet } from '#tests/support/quiet.ts';
import { visit } from '#tests/support/router.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test, type Sandbox } from '#tests/support/test.ts';
import { ANSWER_UNREAD, underEachFault } from '#tests/support/underEachFault.ts';

const PATCH = 'PATCH /api/accounts/me/notifications';
const GET = 'GET /api/accounts/me';
const PATH = '/fr/preferences/';

function films(page: Page): Locator {
  return page.getByRole('switch', { name: 'Sorties et avant-premières' });
}

function partners(page: Page): Locator {
  return page.getByRole('switch', { name: 'Offres de nos partenaires' });
}

function opposite(checked: string): string {
  return String(checked !== 'true');
}

async function bodies(sandbox: Sandbox): Promise<unknown[]> {
  return sandbox.bodies(PATCH);
}

test('[routes/preferences, calls/patch-notifications, entities/opt-in-booleans, preferences/opt-ins-saved-alone, decisions/opt-in-field-names] each switch is one call with one boolean, and the account follows', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Mes préférences' })).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(2);
  await expect(films(page)).toBeChecked();
  await expect(partners(page)).not.toBeChecked();
  await expect(page.getByRole('main')).toContainText('subscriber@lumen.test');
  expect(await layoutShift(page)).toBe(0);

  await films(page).focus();
  await page.keyboard.press('Space');
  await expect(films(page)).not.toBeChecked();
  await partners(page).click();
  await expect(partners(page)).toBeChecked();
  await expect.poll(() => bodies(sandbox)).toEqual([{ optinMail: false }, { optinCommunication: true }]);
  await expect(films(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(partners(page)).not.toHaveAttribute('aria-busy', 'true');

  await visit(page, '/fr/profile/');
  await expect(page.getByRole('checkbox', { name: 'par e-mail' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'partenaires' })).toBeChecked();
  await visit(page, PATH);
  await expect(films(page)).not.toBeChecked();
  await expect(partners(page)).toBeChecked();
});

for (const [name, optIn, truth] of [
  ['films', films, OUTCOMES.switchFilms],
  ['partners', partners, OUTCOMES.switchPartners],
] as const) {
  test(
    `[preferences/failed-toggle-reverts, http/survives-failures, errors/default-toast] whatever goes wrong, the switch for ${name} shows the server’s value, and works again`,
    { tag: TAG.faults },
    async ({ page, sandbox, signIn }) => {
      await quiet(sandbox);
      await signIn('subscriber', PATH);
      let wanted = '';
      await underEachFault({
        page,
        sandbox,
        call: PATCH,
        truth,
        // The answer is empty even without a fault.
        succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
        act: async () => {
          wanted = (await optIn(page).getAttribute('aria-checked')) === 'true' ? 'false' : 'true';
          await optIn(page).click();
        },
        held: async () => {
          await expect(optIn(page)).toHaveAttribute('aria-checked', opposite(wanted));
        },
        succeeded: async (fault) => {
          if (fault !== 'empty') await expect(optIn(page)).toHaveAttribute('aria-checked', wanted);
        },
      });
    },
  );
}

test('[preferences/opt-ins-saved-alone, decisions/second-click-ignored] a switch changes at once; while it is saved a second press does nothing, and the other switch works', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', PATH);
  const saving = await sandbox.hold(PATCH);
  await films(page).click();
  await expect(films(page)).not.toBeChecked();
  await expect(films(page)).toHaveAttribute('aria-busy', 'true');
  // `force`: Playwright waits for a switch with aria-disabled to become enabled.
  await films(page).dblclick({ force: true });
  await partners(page).click();
  await expect(partners(page)).toBeChecked();
  await expect(partners(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(films(page)).not.toBeChecked();
  await saving.release();
  await expect(films(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(films(page)).not.toBeChecked();
  await expect.poll(() => bodies(sandbox)).toEqual([{ optinMail: false }, { optinCommunication: true }]);

  await films(page).click();
  await expect(films(page)).toBeChecked();
  await expect.poll(async () => (await bodies(sandbox)).slice(2)).toEqual([{ optinMail: true }]);
});

test('[preferences/opt-in-unknown, decisions/what-may-have-happened, preferences/failed-toggle-reverts] a consent that nobody knows to be saved shows no value; a check reads the account, sends nothing, and shows what the server has', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', PATH);
  await sandbox.fault({ match: PATCH, fault: 'lost-reply', times: 0 });
  await sandbox.fault({ match: GET, fault: '500', times: 0 });
  await partners(page).click();
  const doubt = page.getByRole('group', { name: 'Offres de nos partenaires' });
  await expect(doubt).toContainText('Nous ne savons pas si ce choix est enregistré');
  await expect(doubt).toBeFocused();
  await expect(partners(page)).toHaveCount(0);
  await expect(films(page)).toBeChecked();
  const check = doubt.getByRole('button', { name: 'Vérifier ce choix' });
  await check.click();
  await expect(check).not.toHaveAttribute('aria-busy', 'true');
  await expect(partners(page)).toHaveCount(0);
  await sandbox.clearFaults();
  await sandbox.forgetCalls();
  await check.click();
  await expect(partners(page)).toBeChecked();
  expect(await sandbox.calls(PATCH)).toEqual([]);
  await partners(page).click();
  await expect(partners(page)).not.toBeChecked();
  await expect.poll(() => bodies(sandbox)).toEqual([{ optinCommunication: false }]);
});

test('[http/cache-bypass] the switches show what the server has saved', async ({ page, sandbox, signIn }) => {
  await signIn('subscriber', PATH);
  await sandbox.fault({
    match: GET,
    fault: 'answer',
    body: { id: '1', optinMail: false, optinCommunication: null },
  });
  await partners(page).click();
  await expect(films(page)).not.toBeChecked();
  await expect(partners(page)).not.toBeChecked();
});

test('preferences in each language', async ({ page, signIn }) => {
  await signIn('casual', '/nl/preferences/', { site: 'nl' });
  await expect(page).toHaveTitle(/^Mijn voorkeuren – /);
  await expect(page.getByRole('switch', { name: 'Nieuwe films en voorpremières' })).not.toBeChecked();
  await visit(page, '/en/preferences/');
  await expect(page).toHaveTitle(/^My preferences – /);
  await expect(page.getByRole('switch', { name: 'New films and previews' })).not.toBeChecked();
});
