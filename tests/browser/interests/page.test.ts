import type { Locator, Page } from '@playwright/test';
import { expectAskedOnClose, expectClosed } from '#tests/support/closing.ts';
import { layoutShift } from '#tests/support/layoutShift.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { visit } from '#tests/support/router.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test, type Sandbox } from '#tests/support/test.ts';
import { ANSWER_UNREAD, underEachFault } from '#tests/support/underEachFault.ts';

const PATCH = 'PATCH /api/accounts/me';
const GET = 'GET /api/interests';
const PATH = '/fr/my-interests/';

function genre(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Vos genres préférés' })
    .getByRole('checkbox', { name, exact: true });
}

function event(page: Page, name: string): Locator {
  return page.getByRole('region', { name: 'Vos rendez-vous' }).getByRole('checkbox', { name, exact: true });
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer' }).click();
}

async function bodies(sandbox: Sandbox): Promise<unknown[]> {
  return sandbox.bodies(PATCH);
}

/** Sets the interest in the customer's account, from now on. */
async function own(sandbox: Sandbox, interest: unknown): Promise<void> {
  await sandbox.fault({
    match: 'GET /api/accounts/me',
    fault: 'answer',
    times: 0,
    body: { id: '1', registered: true, firstname: 'Ana', interest },
  });
}

test('[routes/my-interests, calls/get-interests, entities/interest-shape, interests/genres-preselected] genres and events show, the customer’s own preselected, and nothing moves', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: GET, fault: 'slow', delayMs: 500 });
  await signIn('subscriber', PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Mes centres d’intérêt' })).toBeVisible();
  await expect.poll(() => sandbox.calls(GET)).toHaveLength(1);
  await expect(page.getByRole('checkbox')).toHaveCount(17);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(genre(page, 'Drame')).toBeChecked();
  await expect(event(page, 'Avant-premières')).toBeChecked();
  expect(await layoutShift(page)).toBe(0);
});

test('[interests/saved-in-account, interests/empty-genres-null, interests/empty-events-null, interests/both-empty-null, decisions/empty-interests-are-null] both lists are saved, an empty one as null', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', PATH);
  const unsaved = page.getByText('Modifications non enregistrées');
  const change = async (...choices: Locator[]): Promise<void> => {
    for (const choice of choices) await choice.click();
    await save(page);
    await expect(unsaved).toHaveCount(0);
  };
  await change(genre(page, 'Comédie'));
  await change(genre(page, 'Drame'), genre(page, 'Comédie'));
  await change(genre(page, 'Horreur'), event(page, 'Avant-premières'));
  await change(genre(page, 'Horreur'));
  await expect
    .poll(() => bodies(sandbox))
    .toEqual([
      { interest: { genres: ['drama', 'comedy'], events: ['premiere'] } },
      { interest: { genres: null, events: ['premiere'] } },
      { interest: { genres: ['horror'], events: null } },
      { interest: { genres: null, events: null } },
    ]);
  await page.reload();
  await expect(genre(page, 'Horreur')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('[interests/no-raw-id, interests/server-shape, entities/interest-shape, http/only-provided-fields, http/tolerates-unlisted-shapes] interests that are no longer offered, or unreadable, are kept; without a change nothing is sent', async ({
  page,
  sandbox,
  signIn,
}) => {
  await own(sandbox, {
    genres: ['western', 'drama', { nom: 'Noir' }],
    events: ['gala', { id: 'cine-club', name: 'Ciné-club' }],
  });
  await sandbox.fault({ match: GET, fault: 'answer', body: [{ id: 'drama', name: 'Drame' }, 'horror'] });
  await signIn('subscriber', PATH);
  await expect(event(page, 'Ciné-club')).toBeChecked();
  await expect(page.getByRole('main')).not.toContainText(/western|gala/);
  await genre(page, 'Drame').click();
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible();
  await genre(page, 'Drame').click();
  await save(page);
  await expect(page.locator('main form').getByRole('status')).toContainText('vous n’avez rien modifié');
  expect(await bodies(sandbox)).toEqual([]);
  await genre(page, 'horror').click();
  await save(page);
  await expect
    .poll(() => bodies(sandbox))
    .toEqual([
      {
        interest: {
          genres: ['western', 'drama', { nom: 'Noir' }, 'horror'],
          events: ['gala', { id: 'cine-club', name: 'Ciné-club' }],
        },
      },
    ]);
});

test(
  '[errors/default-toast, http/one-action-one-request] whatever goes wrong, the choice stays, and the next click saves it',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await signIn('subscriber', PATH);
    const unsaved = page.getByText('Modifications non enregistrées');
    const problem = page.locator('main form').getByRole('alert');
    await underEachFault({
      page,
      sandbox,
      call: PATCH,
      truth: OUTCOMES.saveInterests,
      // The server has done it, whose answer does not come or cannot be read: the account, loaded again, says so.
      succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
      act: async () => {
        if ((await unsaved.count()) === 0) await genre(page, 'Thriller').click();
        await save(page);
      },
      held: async () => {
        await expect(problem).toContainText('pas encore enregistrées');
        await expect(unsaved).toBeVisible();
      },
      succeeded: async () => {
        await expect(problem).toBeEmpty();
        await expect(unsaved).toHaveCount(0);
      },
    });
  },
);

test('an unsaved choice survives other pages and a reload, and closing the tab asks first', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', PATH);
  await genre(page, 'Thriller').click();
  await visit(page, '/fr/tickets/');
  await visit(page, PATH);
  await expect(genre(page, 'Thriller')).toBeChecked();
  await page.reload();
  await expect(genre(page, 'Thriller')).toBeChecked();
  await expectAskedOnClose(page);
  await save(page);
  await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0);
  await expect
    .poll(() => bodies(sandbox))
    .toEqual([{ interest: { genres: ['drama', 'thriller'], events: ['premiere'] } }]);
  await expectClosed(page);
});

test('[decisions/second-click-ignored] while saving, a second click sends nothing, and a choice made meanwhile is the next change', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', PATH);
  const saving = await sandbox.hold(PATCH);
  await genre(page, 'Action').click();
  await save(page);
  const button = page.getByRole('button', { name: 'Enregistrer' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  // `force`: Playwright waits for a button with aria-disabled to become enabled.
  await button.click({ force: true });
  await genre(page, 'Action').click();
  await saving.release();
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await expect(genre(page, 'Action')).not.toBeChecked();
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible();
  await save(page);
  await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0);
  await expect
    .poll(() => bodies(sandbox))
    .toEqual([
      { interest: { genres: ['drama', 'action'], events: ['premiere'] } },
      { interest: { genres: ['drama'], events: ['premiere'] } },
    ]);
});

test('a failed list has its own retry, an empty one says so; choices can be made with the keyboard', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: GET, fault: '500' });
  await signIn('empty', PATH);
  await sandbox.fault({ match: GET, fault: 'answer', body: { genres: [], events: null } });
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Rien à choisir pour l’instant' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voir les films' })).toHaveAttribute('href', /\/fr\/films\/$/);

  await page.reload();
  await genre(page, 'Action').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect.poll(() => bodies(sandbox)).toEqual([{ interest: { genres: ['action'], events: null } }]);
});

test('interests in each language', { tag: TAG.nightly }, async ({ page, signIn }) => {
  await signIn('casual', '/nl/my-interests/', { site: 'nl' });
  await expect(page).toHaveTitle(/^Mijn interesses – /);
  await expect(page.getByRole('checkbox', { name: 'Sciencefiction' })).toBeVisible();
  await visit(page, '/en/my-interests/');
  await expect(page).toHaveTitle(/^My interests – /);
  await expect(page.getByRole('checkbox', { name: 'Science fiction' })).toBeVisible();
});
