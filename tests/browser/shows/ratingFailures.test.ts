import { OUTCOMES } from '#tests/support/outcomes.ts';
import { quiet } from '#tests/support/quiet.ts';
import { films, firstOf, rated, star, stars, toRate } from '#tests/support/ratings.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';
import { ANSWER_UNREAD, underEachFault } from '#tests/support/underEachFault.ts';

const PATH = '/fr/ratings/';
const TO_NOTE = 'GET /api/accounts/me/movieToNote';
const PURGE = 'POST /api/accounts/me/movieToNote/purge';
const EMOTION = 'POST /api/client/*/emotion';
const IGNORE = 'PATCH /api/accounts/me/ignoreMovie';

test('[shows/rating-needs-identifier, decisions/rating-path-choice] a show with neither slug nor id sends no request, and says so', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await sandbox.fault({ match: TO_NOTE, fault: 'answer', body: [{ name: 'Sans adresse' }], times: 0 });
  await signIn('subscriber', PATH);
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await star(toRate(page), 'Sans adresse', 3).click();
  await expect(toasts).toContainText('Paramètre manquant');
  await expect(star(toRate(page), 'Sans adresse', 3)).not.toBeChecked();
  await toasts.getByRole('button', { name: 'Fermer' }).click();
  await toRate(page).getByRole('button', { name: 'Ne pas noter Sans adresse' }).click();
  await expect(toasts).toContainText('Paramètre manquant');
  await expect(films(toRate(page))).toHaveText(['Sans adresse']);
  expect([...(await sandbox.calls('POST *')), ...(await sandbox.calls('PATCH *'))]).toEqual([]);
});

test(
  '[errors/default-toast, http/one-action-one-request, decisions/second-click-ignored, shows/rating-purges-cache] a rating under every fault: the server’s value shows, and a purge follows a success only',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await signIn('heavy', PATH);
    let name = '';
    let purges = 0;
    await underEachFault({
      page,
      sandbox,
      call: EMOTION,
      truth: OUTCOMES.feel,
      succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
      act: async () => {
        name = await firstOf(toRate(page));
        purges = (await sandbox.calls(PURGE)).length;
        await star(toRate(page), name, 3).dblclick();
      },
      held: async () => {
        await expect(stars(toRate(page), name).getByRole('radio', { checked: true })).toHaveCount(0);
        expect(await sandbox.calls(PURGE)).toHaveLength(purges);
      },
      succeeded: async () => {
        await expect(stars(toRate(page), name)).toHaveCount(0);
        await expect.poll(async () => (await sandbox.calls(PURGE)).length).toBe(purges + 1);
      },
    });
  },
);

test(
  '[errors/default-toast, http/one-action-one-request] not rating a show under every fault',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await signIn('heavy', PATH);
    let name = '';
    await underEachFault({
      page,
      sandbox,
      call: IGNORE,
      truth: OUTCOMES.ignore,
      // `empty`: nothing shows that the server has done nothing, and the show comes back with the reloaded list.
      succeedsUnder: ['missing-field', 'null-field', 'unknown-enum', 'truncated', 'lost-reply'],
      without: ['empty'],
      act: async () => {
        name = await firstOf(toRate(page));
        await toRate(page)
          .getByRole('button', { name: `Ne pas noter ${name}` })
          .dblclick();
      },
      held: () => expect(films(toRate(page)).first()).toHaveText(name),
      succeeded: async () => {
        await expect(toRate(page).getByRole('status')).toHaveText(`${name} ne vous sera plus proposé.`);
        await expect(films(toRate(page)).getByText(name, { exact: true })).toHaveCount(0);
      },
    });
  },
);

test(
  '[errors/default-toast, http/one-action-one-request] removing a rating under every fault',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await signIn('heavy', PATH);
    let name = '';
    await underEachFault({
      page,
      sandbox,
      call: EMOTION,
      truth: OUTCOMES.feel,
      succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
      act: async () => {
        name = await firstOf(rated(page));
        const remove = rated(page).getByRole('button', { name: `Retirer la note de ${name}` });
        // Entries that come on screen take their real height, and what is below them moves. The press waits for that
        // only when it does not scroll itself.
        await remove.scrollIntoViewIfNeeded();
        await remove.click();
      },
      held: () => expect(films(rated(page)).first()).toHaveText(name),
      succeeded: async () => {
        await expect(rated(page).getByRole('status')).toHaveText(`Votre note de ${name} est retirée.`);
        await expect(films(rated(page)).getByText(name, { exact: true })).toHaveCount(0);
      },
    });
  },
);

test(
  '[errors/default-toast, http/one-action-one-request] changing a rating under every fault: the server’s stars show',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await signIn('subscriber', PATH);
    const name = 'Sous les pavés';
    const given = (count: number) => star(rated(page), name, count);
    let before = 2;
    let wanted = before;
    await underEachFault({
      page,
      sandbox,
      call: EMOTION,
      truth: OUTCOMES.feel,
      succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
      act: async () => {
        wanted = (before % 5) + 1;
        await given(wanted).click();
      },
      held: () => expect(given(before)).toBeChecked(),
      succeeded: async () => {
        await expect(given(wanted)).toBeChecked();
        before = wanted;
      },
    });
  },
);

test('[shows/rating-purges-cache] a failed purge changes nothing: the rating holds, and the show is no longer offered', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await sandbox.fault({ match: PURGE, fault: '500', times: 0 });
  await signIn('subscriber', PATH);
  await star(toRate(page), 'Noordzee', 2).click();
  await expect(films(rated(page)).first()).toHaveText('Noordzee');
  await page.reload();
  await expect(films(toRate(page))).toHaveText(['The Long Reel', /Aurore/, 'Trois tickets pour Oslo']);
});

test('[errors/start-up-calls-independent] each list fails and is tried again alone; with nothing to rate there is a next step', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: TO_NOTE, fault: '500' });
  await signIn('subscriber', PATH);
  await expect(films(rated(page))).toHaveCount(4);
  await toRate(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(films(toRate(page))).toHaveCount(4);
  await sandbox.fault({ match: TO_NOTE, fault: 'answer', body: [] });
  await sandbox.fault({ match: 'GET /api/v4/client/shows', fault: 'html' });
  await page.reload();
  await expect(toRate(page).getByRole('link', { name: 'Choisir un film' })).toHaveAttribute(
    'href',
    /\/fr\/films\/$/,
  );
  await rated(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(films(rated(page))).toHaveCount(4);
});
