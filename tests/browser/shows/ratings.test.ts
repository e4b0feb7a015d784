import { layoutShift } from '#tests/support/layoutShift.ts';
import { quiet } from '#tests/support/quiet.ts';
import { films, rated, star, toRate } from '#tests/support/ratings.ts';
import { expect, test, type Sandbox } from '#tests/support/test.ts';

const PATH = '/fr/ratings/';
const TO_NOTE = 'GET /api/accounts/me/movieToNote';
const PURGE = 'POST /api/accounts/me/movieToNote/purge';
const IGNORE = 'PATCH /api/accounts/me/ignoreMovie';

async function posts(sandbox: Sandbox) {
  return (await sandbox.calls('POST *')).map(({ path, body }) => [
    path.replace(/client\/[^/]+/, 'client'),
    body,
  ]);
}

test('[routes/ratings, calls/get-shows-to-rate, calls/get-client-shows, entities/feeling-fields, decisions/list-orders] shows to rate and rated shows, newest first; nothing shifts', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: TO_NOTE, fault: 'slow', delayMs: 500 });
  await signIn('subscriber', PATH);
  await expect(page).toHaveTitle('Mes notes – Lumen Cinémas');
  await expect(films(toRate(page))).toHaveText([
    'The Long Reel',
    'Ciné-concert\u202f: Aurore',
    'Trois tickets pour Oslo',
    'Noordzee',
  ]);
  await expect(films(rated(page))).toHaveText([
    'La Dernière Séance',
    'Un été à Ostende',
    'Sous les pavés',
    'Retour à la plage',
  ]);
  await expect(star(rated(page), 'La Dernière Séance', 4)).toBeChecked();
  await expect(star(rated(page), 'Sous les pavés', 2)).toBeChecked();
  expect(await layoutShift(page)).toBe(0);
  await expect.poll(() => sandbox.calls(TO_NOTE)).toHaveLength(1);
});

test('[calls/post-purge-after-rating, calls/post-emotion-by-slug, calls/post-emotion-by-id, entities/rating-fields, shows/slug-before-id, shows/rating-purges-cache, shows/rated-show-leaves-list] a rating is sent, then the purge, and the show is no longer offered', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', PATH);
  await star(toRate(page), 'Noordzee', 4).click();
  await expect(toRate(page).getByRole('status')).toHaveText('Merci\u202f! 4 étoiles pour Noordzee.');
  await expect(films(toRate(page))).toHaveCount(3);
  await expect(films(rated(page)).first()).toHaveText('Noordzee');
  await expect(star(rated(page), 'Noordzee', 4)).toBeChecked();

  await star(toRate(page), 'Ciné-concert', 1).click();
  await expect(films(toRate(page))).toHaveText(['The Long Reel', 'Trois tickets pour Oslo']);
  await expect
    .poll(() => posts(sandbox))
    .toEqual([
      ['/api/client/show/noordzee/emotion', { emotion: 4, isDelete: false }],
      ['/api/accounts/me/movieToNote/purge', null],
      ['/api/client/show/sf/SF-15/emotion', { emotion: 1, isDelete: false }],
      ['/api/accounts/me/movieToNote/purge', null],
    ]);
  await expect.poll(async () => (await sandbox.calls(TO_NOTE)).length).toBe(3);
  await page.reload();
  await expect(films(toRate(page))).toHaveText(['The Long Reel', 'Trois tickets pour Oslo']);
});

test('[shows/rating-removal-flag] a rating is changed, removed, and given again; the list keeps its order', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', PATH);
  const name = 'Sous les pavés';
  await star(rated(page), name, 5).click();
  await expect(rated(page).getByRole('status')).toHaveText(`Merci\u202f! 5 étoiles pour ${name}.`);
  await rated(page)
    .getByRole('button', { name: `Retirer la note de ${name}` })
    .press('Enter');
  await expect(films(rated(page))).toHaveText([
    'La Dernière Séance',
    'Un été à Ostende',
    'Retour à la plage',
  ]);
  await expect(star(rated(page), 'Retour à la plage', 3)).toBeFocused();
  await rated(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(star(rated(page), name, 5)).toBeChecked();
  const sent = (await posts(sandbox)).filter(([path]) => path !== '/api/accounts/me/movieToNote/purge');
  expect(sent).toEqual([
    ['/api/client/show/sous-les-paves/emotion', { emotion: 5, isDelete: false }],
    ['/api/client/show/sous-les-paves/emotion', { emotion: 5, isDelete: true }],
    ['/api/client/show/sous-les-paves/emotion', { emotion: 5, isDelete: false }],
  ]);
});

test('[decisions/second-click-ignored] a film whose rating is being saved shows it and takes no other change; its late answer leaves the undo of later changes', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  const rating = await sandbox.hold('POST /api/client/*/show/la-derniere-seance/emotion');
  await signIn('subscriber', PATH);
  await star(rated(page), 'La Dernière Séance', 2).click();
  const removal = (name: string) => rated(page).getByRole('button', { name: `Retirer la note de ${name}` });
  await expect(removal('La Dernière Séance')).toHaveAttribute('aria-busy', 'true');

  await removal('Sous les pavés').click();
  await expect(rated(page).getByRole('status')).toHaveText('Votre note de Sous les pavés est retirée.');
  await rating.release();
  await expect(removal('La Dernière Séance')).not.toHaveAttribute('aria-busy');
  await expect(star(rated(page), 'La Dernière Séance', 2)).toBeChecked();
  await rated(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(star(rated(page), 'Sous les pavés', 2)).toBeChecked();
});

test('[calls/patch-ignore-show, shows/ignored-show-leaves-list] a show that the customer does not want to rate disappears and stays away', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', PATH);
  await toRate(page).getByRole('button', { name: 'Ne pas noter Ciné-concert' }).press('Enter');
  await expect(films(toRate(page))).toHaveText(['The Long Reel', 'Trois tickets pour Oslo', 'Noordzee']);
  await expect(star(toRate(page), 'Trois tickets pour Oslo', 1)).toBeFocused();
  await expect(toRate(page).getByRole('status')).toHaveText(
    'Ciné-concert\u202f: Aurore ne vous sera plus proposé.',
  );
  // The call takes the id of the customer system, for a film with a slug as well.
  await toRate(page).getByRole('button', { name: 'Ne pas noter Noordzee' }).press('Enter');
  await expect(films(toRate(page))).toHaveText(['The Long Reel', 'Trois tickets pour Oslo']);
  const ignored = () => sandbox.bodies(IGNORE);
  await expect.poll(ignored).toEqual([{ idSpectacle: 'SF-15' }, { idSpectacle: 'SF-7' }]);
  expect(await sandbox.calls(PURGE)).toEqual([]);
  await page.reload();
  await expect(films(toRate(page))).toHaveCount(2);
});

test('with the keyboard: arrows choose, and one request goes out after a pause, with Enter, or when the focus leaves', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', PATH);
  await star(toRate(page), 'The Long Reel', 1).focus();
  // On a slow machine the pause could end before the third arrow.
  const now = await page.evaluate(() => Date.now());
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await expect(star(toRate(page), 'The Long Reel', 4)).toBeChecked();
  expect(await posts(sandbox)).toEqual([]);
  await page.clock.resume();
  await expect(films(toRate(page))).toHaveCount(3);
  // The rated show had the focus and has left the list; the focus goes to the next show.
  await expect(star(toRate(page), 'Ciné-concert', 1)).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(films(toRate(page))).toHaveCount(2);
  await star(toRate(page), 'Noordzee', 1).focus();
  await page.keyboard.press('Space');
  await expect(films(toRate(page))).toHaveCount(1);
  await star(rated(page), 'Retour à la plage', 3).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(rated(page).getByRole('status')).toContainText('2 étoiles pour Retour à la plage');
  const given = (await posts(sandbox)).filter(([path]) => String(path).endsWith('/emotion'));
  expect(given.map(([, body]) => body)).toEqual(
    [4, 2, 1, 2].map((emotion) => ({ emotion, isDelete: false })),
  );
});

test('a thousand ratings show in steps, and are found as one types', async ({ page, signIn }) => {
  await signIn('heavy', PATH);
  await expect(films(rated(page))).toHaveCount(24);
  await rated(page).getByRole('button', { name: 'Afficher 24 films de plus' }).click();
  await expect(films(rated(page))).toHaveCount(48);
  await rated(page).getByRole('searchbox').pressSequentially('silence lyon vieux');
  await expect(films(rated(page))).toHaveText(['Le Vieux Silence de Lyon']);
});

test('ratings in each language', async ({ page, signIn }) => {
  await signIn('casual', '/nl/ratings/', { site: 'nl' });
  await expect(page).toHaveTitle(/^Mijn beoordelingen – /);
  const group = page.getByRole('group', { name: 'Jouw beoordeling van Noordzee' });
  await group.getByRole('radio', { name: '1 ster', exact: true }).click();
  await expect(page.getByText('Bedankt! 1 ster voor Noordzee.')).toBeVisible();
  await page.goto(page.url().replace('/nl/', '/en/'));
  await expect(
    page.getByRole('group', { name: 'Your rating of Noordzee' }).getByLabel('1 star'),
  ).toBeChecked();
});
