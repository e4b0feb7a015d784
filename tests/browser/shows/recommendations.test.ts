import type { Page } from '@playwright/test';
import { layoutShift } from '#tests/support/layoutShift.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { quiet } from '#tests/support/quiet.ts';
import { visit } from '#tests/support/router.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';
import { ANSWER_UNREAD, underEachFault } from '#tests/support/underEachFault.ts';

const PATH = '/fr/recommendations/';
const SHOWS = 'GET /api/shows';
const TRAILERS = 'GET /api/shows/trailers';
const FEELINGS = 'GET /api/v4/client/shows';
const INTENTION = 'POST /api/client/*/intention';

function films(page: Page) {
  return page.locator('main').getByRole('listitem').getByRole('heading');
}

function heart(page: Page, name: string) {
  return page.getByRole('button', { name: `Ajouter ${name} à ma liste d’envies` });
}

test('[routes/recommendations, calls/get-trailers, entities/show-fields, embedding/embedded-layout, decisions/recommended-shows, decisions/pages-with-embedded-shell] unseen films, the customer’s genres first, in the shell of an app; nothing shifts', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: TRAILERS, fault: 'slow', delayMs: 500 });
  await signIn('subscriber', PATH);
  await expect(page).toHaveTitle('Pour vous – Lumen Cinémas');
  await expect(films(page)).toHaveText([
    'Le Dernier Phare',
    'Projection surprise',
    'Carmen, en direct',
    'Les Ombres du canal',
    'Orbite basse',
    'La Nuit des lucioles',
    'Midnight Matinee',
  ]);
  expect(await layoutShift(page)).toBe(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(entry('Phare')).toContainText('À l’affiche');
  await expect(entry('Carmen')).toContainText('Préventes');
  await expect(entry('Midnight')).toContainText('Bientôt');
  await expect(entry('Midnight').getByRole('link', { name: 'Réserver' })).toHaveCount(0);
  await expect(entry('Carmen').getByRole('link', { name: 'Bande-annonce' })).toHaveCount(0);
  const trailer = page.getByRole('link', { name: 'Bande-annonce de Le Dernier Phare' });
  await expect(trailer).toHaveAttribute('href', 'https://trailers.lumen.test/fr/le-dernier-phare');
  await expect(trailer).toHaveAttribute('target', '_blank');
  const [asked] = await sandbox.calls(TRAILERS);
  expect(asked?.headers['mobile-key']).toBe('mobile-sandbox');
  expect(asked?.query).toEqual({ language: 'fr' });
});

test('the call with the mobile key waits for the settings, which have the key', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', PATH);
  await sandbox.forgetCalls();
  const settings = await sandbox.hold('GET /api/settings');
  await page.reload();
  await settings.arrived();
  await expect.poll(() => sandbox.calls('GET /api/accounts/me')).toHaveLength(1);
  expect(await sandbox.calls(TRAILERS)).toEqual([]);
  await settings.release();
  await ready(page);
  const keys = async () => (await sandbox.calls(TRAILERS)).map(({ headers }) => headers['mobile-key']);
  await expect.poll(keys).toEqual(['mobile-sandbox']);
});

test('[calls/post-intention] a film goes on the wishlist and off it with its heart', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', PATH);
  await expect(heart(page, 'Orbite basse')).toHaveAttribute('aria-pressed', 'true');
  await heart(page, 'Orbite basse').press('Enter');
  await expect(heart(page, 'Orbite basse')).toHaveAttribute('aria-pressed', 'false');
  const wish = await sandbox.hold(INTENTION);
  await heart(page, 'Carmen, en direct').dblclick();
  await expect(heart(page, 'Carmen, en direct')).toHaveAttribute('aria-pressed', 'true');
  await wish.release();
  await page.getByRole('link', { name: 'Voir ma liste d’envies' }).click();
  await ready(page);
  await expect(films(page).first()).toHaveText('Carmen, en direct');
  await expect(films(page)).toHaveCount(4);
  await expect
    .poll(async () => (await sandbox.calls(INTENTION)).map(({ path, body }) => [path.split('/')[5], body]))
    .toEqual([
      ['orbite-basse', { intention: 2, isDelete: true }],
      ['carmen-en-direct', { intention: 2, isDelete: false }],
    ]);
});

test(
  '[errors/default-toast, http/one-action-one-request] a heart under every fault: unchanged, or changed as the customer wanted',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await signIn('subscriber', PATH);
    const carmen = heart(page, 'Carmen, en direct');
    let before: string | null = '';
    await underEachFault({
      page,
      sandbox,
      call: INTENTION,
      truth: OUTCOMES.feel,
      succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
      act: async () => {
        before = await carmen.getAttribute('aria-pressed');
        await carmen.click();
      },
      held: () => expect(carmen).toHaveAttribute('aria-pressed', before ?? ''),
      succeeded: async () => {
        await expect(carmen).not.toHaveAttribute('aria-busy');
        await expect(carmen).not.toHaveAttribute('aria-pressed', before ?? '');
      },
    });
  },
);

test('[decisions/what-may-have-happened] without an answer and without the list no heart shows a value; the retry shows what the server has', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await signIn('subscriber', PATH);
  const carmen = heart(page, 'Carmen, en direct');
  await sandbox.fault({ match: INTENTION, fault: 'lost-reply', times: 0 });
  await sandbox.fault({ match: FEELINGS, fault: '500', times: 0 });
  await carmen.click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('La réponse s’est perdue');
  await expect(carmen).toHaveCount(0);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(carmen).toHaveAttribute('aria-pressed', 'true');
});

test('[shows/wishlist-needs-identifier, decisions/rating-path-choice] a film with neither slug nor id has no link and sends no request, and says so; a foreign trailer has no link', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await sandbox.fault({
    match: SHOWS,
    fault: 'answer',
    body: [
      { name: 'Sans adresse', bookable: true },
      { slug: 'noir', bookable: true },
    ],
    times: 0,
  });
  await sandbox.fault({
    match: TRAILERS,
    fault: 'answer',
    body: [{ slug: 'noir', url: 'javascript:alert(1)' }],
  });
  await signIn('subscriber', PATH);
  await expect(films(page)).toHaveText(['Sans adresse', 'Noir']);
  await expect(page.getByRole('listitem').getByRole('link')).toHaveCount(1);
  await heart(page, 'Sans adresse').click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Paramètre manquant');
  await expect(heart(page, 'Sans adresse')).toHaveAttribute('aria-pressed', 'false');
  expect(await sandbox.calls('POST *')).toEqual([]);
});

test('[errors/start-up-calls-independent] films show without their trailers; failed films have a retry; when all are seen there is a next step', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: TRAILERS, fault: 'html', times: 0 });
  await sandbox.fault({ match: SHOWS, fault: '503' });
  await signIn('subscriber', PATH);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(films(page)).toHaveCount(7);
  await expect.poll(() => sandbox.calls(FEELINGS)).toHaveLength(1);
  await sandbox.fault({ match: SHOWS, fault: 'answer', body: [] });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Vous avez tout vu' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voir le programme' })).toHaveAttribute(
    'href',
    /\/fr\/films\/$/,
  );
});

test('recommendations in Dutch and English', async ({ page, signIn }) => {
  await signIn('casual', '/nl/recommendations/', { site: 'nl' });
  await expect(page).toHaveTitle(/^Voor jou – /);
  await expect(page.getByRole('link', { name: 'Trailer van Orbite basse' })).toBeVisible();
  await visit(page, '/en/recommendations/');
  await expect(page).toHaveTitle(/^For you – /);
});
