import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { TEST_FOLDER } from '#tools/folders.ts';
import { ELSEWHERE, serveElsewhere } from '#tests/support/departure.ts';
import { startOwnServers } from '#tests/support/ownServers.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';

/** Serves the built sites without one script of the French site, as after a deployment, on a port of its own. */
async function serveWithout(name: string) {
  const dist = await mkdtemp(join(tmpdir(), 'lumen-gone-'));
  await cp(TEST_FOLDER, dist, { recursive: true });
  const scripts = join(dist, 'fr/_astro');
  const gone = (await readdir(scripts)).filter((file) => file.startsWith(name) && file.endsWith('.js'));
  expect(gone).toHaveLength(1);
  await rm(join(scripts, gone[0] ?? ''));
  const { port, close } = await startOwnServers({ dist });
  return {
    url: `http://fake.localhost:${String(port)}`,
    stop: async () => {
      await close();
      await rm(dist, { recursive: true });
    },
  };
}

/** Counts how often a page is loaded from now on. */
function countOpenings(page: Page, path: string): () => number {
  let openings = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith(path)) openings++;
  });
  return () => openings;
}

async function expectNoReload(page: Page, path: string): Promise<void> {
  const another = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith(path),
    { timeout: 3000 },
  );
  await expect(another).rejects.toThrow(/Timeout/);
}

for (const [what, name, words] of [
  ['of the page itself', 'Start.', 'Nous n’arrivons pas à joindre votre compte'],
  ['of every page', 'Document.', 'Nous n’arrivons pas à joindre votre compte'],
  ['of start-up', 'start.', 'Nous n’arrivons pas à joindre votre compte'],
  ['imported later', 'fake.', 'Un problème est survenu'],
  ['of an island', 'Tickets.island.', 'Cette partie ne s’affiche pas'],
] as const) {
  test(
    `[errors/reload-after-deploy] a missing script ${what} reloads the page once, never in a loop; then the page explains it and offers a next step`,
    { tag: name === 'Start.' || name === 'fake.' ? [] : TAG.nightly },
    async ({ page }) => {
      const { url, stop } = await serveWithout(name);
      const openings = countOpenings(page, '/fr/tickets/');
      await page.goto(`${url}/fr/tickets/`);
      await expect.poll(openings).toBe(2);
      await expectNoReload(page, '/tickets/');
      await expect(page.getByText(words)).toBeVisible();
      const again = { name: 'Réessayer' };
      await page.getByRole('button', again).or(page.getByRole('link', again)).click();
      await expect.poll(openings).toBe(3);
      await stop();
    },
  );
}

const BEHIND_BUTTONS = [
  { script: 'MailChange.', path: '/fr/profile/', field: 'Ville', button: 'Changer d’adresse' },
  { script: 'Ask.', path: '/fr/messages/#case-C2', field: 'Votre réponse', button: 'Clore la demande' },
];

for (const { script, path, field, button } of BEHIND_BUTTONS) {
  test(
    `[errors/reload-after-deploy] the script of a dialog is missing (${script}): the page reloads once, without a question, and the form stays with what was typed`,
    { tag: script === 'MailChange.' ? [] : TAG.nightly },
    async ({ page }) => {
      const { url, stop } = await serveWithout(script);
      const openings = countOpenings(page, path.replace(/#.*/, ''));
      const questions: string[] = [];
      page.on('dialog', (dialog) => {
        questions.push(dialog.type());
        void dialog.accept();
      });
      await page.goto(`${url}${path}`);
      await ready(page);
      const typed = page.getByLabel(field);
      const opener = page.getByRole('button', { name: button });
      await typed.fill('Villeneuve-la-Neuve');
      await opener.click();
      await expect.poll(openings).toBe(2);
      await ready(page);
      await expect(typed).toHaveValue('Villeneuve-la-Neuve');
      expect(questions).toEqual([]);

      await opener.click();
      await expectNoReload(page, path.replace(/^\/fr|#.*/g, ''));
      await expect(opener).not.toHaveAttribute('aria-busy', 'true');
      await expect(typed).toHaveValue('Villeneuve-la-Neuve');
      await stop();
    },
  );
}

test('[errors/reload-after-deploy] the script of the ticket in full screen is missing: the press leads to the tickets @nightly', async ({
  page,
}) => {
  const { url, stop } = await serveWithout('ticket.');
  await page.goto(`${url}/fr/`);
  await ready(page);
  await page.getByRole('button', { name: 'Afficher le billet' }).click();
  await expect(page).toHaveURL(`${url}/fr/tickets/`);
  await stop();
});

/** Asks for another document, and lets a script of this one fail at once, as WebKit does. */
const DEPARTURES = [
  [
    'after a press on a link',
    (address: string) => {
      const link = document.createElement('a');
      link.href = address;
      document.body.append(link);
      link.click();
      document.querySelector('script[src^="/_astro/"]')?.dispatchEvent(new Event('error'));
    },
  ],
  [
    'after the page has asked for another',
    (address: string) => {
      location.assign(address);
      dispatchEvent(new Event('vite:preloadError'));
    },
  ],
] as const;

for (const [how, leave] of DEPARTURES) {
  test(`[errors/no-reload-while-leaving] a script that fails ${how} does not bring the page back that the customer is leaving`, async ({
    page,
    signIn,
  }) => {
    const { to, stop } = await serveElsewhere();
    await signIn('subscriber', '/fr/tickets/');
    await page.evaluate(leave, to);
    await expect(page).toHaveTitle(ELSEWHERE);
    await stop();
  });
}

test('[errors/no-reload-while-leaving] without `beforeunload`, as on iOS, a press on a link is enough', async ({
  page,
  signIn,
}) => {
  const { to, stop } = await serveElsewhere();
  await page.addInitScript(() => {
    addEventListener('beforeunload', (event) => {
      event.stopImmediatePropagation();
    });
  });
  await signIn('subscriber', '/fr/tickets/');
  await page.evaluate(DEPARTURES[0][1], to);
  await expect(page).toHaveTitle(ELSEWHERE);
  await stop();
});
