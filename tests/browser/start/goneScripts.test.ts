import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { TEST_FOLDER } from '#tools/folders.ts';
import { ELSEWHERE, serveElsewhere } from '#tests/support/departure.ts';
import { startOwnServers } from '#tests/support/ownServers.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';

/** Serves the built sites without one script of the French site, as after a deployment, on a port of its own. */
function serveWithout(name: string) {
  return serveChanged(async (folder) => {
    const scripts = join(folder, '_astro');
    const gone = (await readdir(scripts)).filter((file) => file.startsWith(name) && file.endsWith('.js'));
    expect(gone).toHaveLength(1);
    await rm(join(scripts, gone[0] ?? ''));
  });
}

async function serveChanged(change: (folder: string) => Promise<void>) {
  const dist = await mkdtemp(join(tmpdir(), 'lumen-gone-'));
  await cp(TEST_FOLDER, dist, { recursive: true });
  await change(join(dist, 'fr'));
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

for (const [what, name, texts] of [
  ['of the page itself', 'Routed.', 'Nous n’arrivons pas à joindre votre compte'],
  ['of every page', 'Document.', 'Nous n’arrivons pas à joindre votre compte'],
  ['of start-up', 'start.', 'Nous n’arrivons pas à joindre votre compte'],
  ['of one page alone', 'tickets.script0.', 'Nous n’arrivons pas à joindre votre compte'],
  ['imported later', 'fake.', 'Un problème est survenu'],
  ['of an island', 'Tickets.island.', 'Cette partie ne s’affiche pas'],
] as const) {
  test(
    `[errors/reload-after-deploy] a missing script ${what} reloads the page once, never in a loop; then the page explains it and offers a next step`,
    { tag: name === 'Routed.' || name === 'fake.' ? [] : TAG.nightly },
    async ({ page }) => {
      const { url, stop } = await serveWithout(name);
      const openings = countOpenings(page, '/fr/tickets/');
      await page.goto(`${url}/fr/tickets/`);
      await expect.poll(openings).toBe(2);
      await expectNoReload(page, '/tickets/');
      await expect(page.getByText(texts)).toBeVisible();
      const again = { name: 'Réessayer' };
      await page.getByRole('button', again).or(page.getByRole('link', again)).click();
      await expect.poll(openings).toBe(3);
      await stop();
    },
  );
}

test.describe(() => {
  // A service worker has the script, and its requests pass no route of the page.
  test.use({ serviceWorkers: 'block' });

  test('[errors/reload-after-deploy, decisions/ticket-at-once] the script that shows a kept ticket early is missing: the page comes as for anybody else', async ({
    page,
    signIn,
  }) => {
    await signIn('subscriber', '/fr/tickets/');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('ticketsAtOnce');
    await page.addInitScript(() => {
      new MutationObserver(() => {
        sessionStorage.setItem(
          'gates',
          `${sessionStorage.getItem('gates') ?? ''} ${document.documentElement.dataset.gate ?? ''}`,
        );
      }).observe(document, { subtree: true, attributeFilter: ['data-gate'] });
    });
    await page.route('**/_astro/show.*', (route) => route.abort());
    const openings = countOpenings(page, '/fr/tickets/');
    await page.goto('/fr/tickets/');
    await expect.poll(openings).toBe(2);
    await ready(page);
    expect(await page.evaluate(() => sessionStorage.getItem('gates'))).not.toContain('unavailable');
  });
});

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

const unread = test.extend({
  uncaughtErrors: async ({ context }, use) => {
    const names = new Set<string>();
    context.on('weberror', (found) => names.add(found.error().name));
    await use(undefined);
    expect([...names].filter((name) => !['SyntaxError', 'TypeError'].includes(name))).toEqual([]);
  },
});

const OLD = /Essayez un navigateur récent/;

async function replaceScripts(folder: string, text: string): Promise<void> {
  const scripts = join(folder, '_astro');
  for (const file of await readdir(scripts))
    if (file.endsWith('.js')) await writeFile(join(scripts, file), text);
}

/** What browsers older than any that the site names make of it. */
const OLDER = [
  [
    'knows no modules',
    async (folder: string) => {
      for (const page of ['fr/tickets', 'fr/cancel', 'fr/unsubscribe', 'callback']) {
        const file = join(folder, page, 'index.html');
        await writeFile(file, (await readFile(file, 'utf8')).replaceAll('type="module"', 'type="unknown"'));
      }
    },
  ],
  ['cannot read the scripts', (folder: string) => replaceScripts(folder, 'export const a = b ?#? c;')],
  ['lacks what the scripts need', (folder: string) => replaceScripts(folder, '[].atSome(0);')],
  [
    'lacks what the scripts need later',
    (folder: string) => replaceScripts(folder, 'Promise.resolve().then(() => [].atSome(0));'),
  ],
] as const;

for (const [how, change] of OLDER)
  unread(
    `[environments/oldest-browsers] a browser that ${how} shows words, and no page waits for ever`,
    async ({ page }) => {
      const { url, stop } = await serveChanged(change);
      // A page that has not come says so after a while: here sooner.
      const session = await page.context().newCDPSession(page);
      await session.send('Animation.enable');
      await session.send('Animation.setPlaybackRate', { playbackRate: 20 });
      for (const path of ['/fr/tickets/', '/fr/cancel/', '/fr/unsubscribe/?token=filmnews', '/callback/']) {
        await page.goto(url + path);
        await expect(page.getByText(OLD), path).toBeVisible();
      }
      await page.goto(`${url}/fr/error/`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await stop();
    },
  );
