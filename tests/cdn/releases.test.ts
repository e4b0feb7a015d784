import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { TEST_FOLDER } from '#tools/folders.ts';
import { CONTACT, contactForm, fillIn } from '#tests/support/contactForm.ts';
import { startNeighbours, type Neighbours } from '#tests/support/deployment.ts';
import {
  madeOf,
  put,
  releaseIn,
  serveOnly,
  uploadOrder,
  writeNextRelease,
  type Release,
} from '#tests/support/releases.ts';
import { visit } from '#tests/support/router.ts';
import { watched, type Tab } from '#tests/support/tabs.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';
import { kept, leaveUntilTakenOver, workerWaits } from '#tests/support/worker.ts';

/** Each tab goes to and fro between two pages. */
const TABS = [
  ['', 'tickets/'],
  ['profile/', 'cinemas/'],
  ['tickets/', 'wishlist/'],
  ['friends/', 'history/'],
  ['wishlist/', 'ratings/'],
  ['history/', ''],
  ['advantages/', 'vouchers/'],
  ['statistics/', 'my-interests/'],
  ['preferences/', 'messages/'],
  ['my-interests/', 'statistics/'],
].map(([first = '', second = '']) => [`/fr/${first}`, `/fr/${second}`] as const);

let neighbours: Neighbours;
let folder: string;
let releases: readonly [older: Release, newer: Release];
/** What nginx serves. */
let served: string;
let address: string;
let stopNginx: (() => Promise<void>) | undefined;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  neighbours = await startNeighbours();
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  const older = await releaseIn(join(TEST_FOLDER, 'fr'));
  releases = [older, await writeNextRelease(older, join(folder, 'newer'))];
});

test.afterAll(async () => {
  await neighbours.stop();
  await rm(folder, { recursive: true });
});

test.beforeEach(async () => {
  const [older] = releases;
  const { url, stop } = await neighbours.deploy({
    async files(uploaded) {
      served = uploaded;
      await serveOnly(older, uploaded);
    },
  });
  address = url.origin;
  stopNginx = stop;
});

test.afterEach(() => stopNginx?.());

/** Signs in and waits until the service worker answers. */
async function signIn(page: Page, path = '/fr/'): Promise<void> {
  await page.goto(address + path);
  await choosePersona(page, 'subscriber');
  await ready(page);
  await kept(page, '/fr/tickets/');
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(address + path);
  await ready(page);
}

async function openTabs(context: BrowserContext): Promise<Tab[]> {
  const tabs: Tab[] = [];
  for (const [path] of TABS) {
    const tab = watched(await context.newPage());
    await open(tab.page, path);
    tabs.push(tab);
  }
  return tabs;
}

/** @returns the release of the page, of which all of its files are */
async function wholeRelease(page: Page): Promise<Release> {
  const { id, assets } = await madeOf(page);
  const release = releases.find((one) => one.id === id);
  expect(
    assets.filter((name) => !release?.assets.has(name)),
    `not of ${id}`,
  ).toEqual([]);
  expect(assets.length).toBeGreaterThan(10);
  if (!release) throw new Error(`No release ${id}`);
  return release;
}

/**
 * Follows a link, which opens a document where the next page is of another release, and none where it is not.
 * @param isAlone where it is not, the service worker may run out of patience and show the router a stored page, and the
 * document that follows may be of the release before it
 */
async function moveOn({ page, opened }: Tab, path: string, isAlone = true): Promise<Release> {
  const [from, before] = [await wholeRelease(page), opened()];
  await visit(page, path);
  const release = await wholeRelease(page);
  const documents = opened() - before;
  expect(documents, `documents of ${path}`).toBeLessThanOrEqual(1);
  if (isAlone) expect(documents, `documents of ${path}`).toBe(release === from ? 0 : 1);
  return release;
}

/** Opens home until it is of a release that the host has: the first visit may show the stored page, the next does not. */
async function takeRelease(page: Page, release: Release): Promise<void> {
  await open(page, '/fr/');
  if ((await wholeRelease(page)) === release) return;
  await open(page, '/fr/');
  expect(await wholeRelease(page)).toBe(release);
}

/** Uploads in the order of `npm run upload`. After each half step another tab moves on. */
async function uploadUnder(tabs: readonly Tab[], release: Release): Promise<void> {
  const steps = await uploadOrder(release);
  expect(steps).toHaveLength(tabs.length);
  for (const [index, tab] of tabs.entries()) {
    await put(release, steps[index]?.files ?? [], served);
    await moveOn(tab, TABS[index]?.[1] ?? '');
  }
}

test('[errors/reload-after-deploy, decisions/stored-page-at-once] forward and back with ten tabs open: each page is whole, opens once, and the service worker follows once all tabs have been left', async ({
  page,
  context,
}) => {
  // Each of ten tabs opens seven pages.
  test.setTimeout(600_000);
  await signIn(page);
  const tabs = await openTabs(context);
  const [older, newer] = releases;
  for (const release of [newer, older]) {
    await uploadUnder(tabs, release);
    // Ten pages at once may take longer than the service worker's patience. A tab then shows its stored page, whole.
    await Promise.all(tabs.map((tab, index) => moveOn(tab, TABS[index]?.[0] ?? '', false)));
    for (const [index, tab] of tabs.entries())
      expect((await moveOn(tab, TABS[index]?.[1] ?? '')).id, `tab ${String(index)}`).toBe(release.id);
    const opened = tabs.map((tab) => tab.opened());
    await workerWaits(page);
    expect(tabs.map((tab) => tab.opened())).toEqual(opened);
    await leaveUntilTakenOver(
      page,
      tabs.map((tab) => tab.page),
    );
    await page.goto(`${address}/fr/`);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([`kept-${release.id}`]);
    await kept(page, '/fr/tickets/');
    await Promise.all(tabs.map((tab, index) => open(tab.page, TABS[index]?.[1] ?? '')));
  }
});

test('[errors/reload-after-deploy] a form that is being filled stays as it is while releases come and go, is not left without a question, and can be saved', async ({
  page,
  context,
}) => {
  test.slow();
  await signIn(page);
  const [older, newer] = releases;
  const profile = watched(await context.newPage());
  await open(profile.page, '/fr/profile/');
  const city = profile.page.getByLabel('Ville');
  await city.fill('Villeneuve');
  const contact = watched(await context.newPage());
  await open(contact.page, CONTACT);
  await fillIn(contact.page);
  const { message, send, sent } = contactForm(contact.page);
  const written = await message.inputValue();
  const forms = [profile, contact];
  const opened = forms.map((tab) => tab.opened());

  for (const release of [newer, older, newer]) {
    for (const { files } of await uploadOrder(release)) await put(release, files, served);
    await takeRelease(page, release);
    for (const tab of forms) expect(await wholeRelease(tab.page)).toBe(older);
    await expect(city).toHaveValue('Villeneuve');
    await expect(message).toHaveValue(written);
  }

  // The next page is of another release, hence a document of its own.
  const questions: string[] = [];
  profile.page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  // A page without a press of the customer asks no question.
  await city.press('End');
  await profile.page.locator('a[href="/fr/tickets/"]:visible').first().click({ noWaitAfter: true });
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await expect(city).toHaveValue('Villeneuve');
  await city.locator('xpath=ancestor::form').getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => cityOf(page)).toBe('Villeneuve');
  expect(await wholeRelease(profile.page)).toBe(older);
  expect(forms.map((tab) => tab.opened())).toEqual(opened);

  // The form of a request keeps its draft, and the other release finds it.
  await moveOn(contact, '/fr/messages/');
  await moveOn(contact, CONTACT);
  expect(await wholeRelease(contact.page)).toBe(newer);
  await expect(message).toHaveValue(written);
  await send.click();
  await expect(sent).toBeVisible();
});

/** What the backend holds, as another tab finds it. */
async function cityOf(page: Page): Promise<string> {
  await open(page, '/fr/profile/');
  return page.getByLabel('Ville').inputValue();
}

test('[errors/reload-after-deploy] where the host keeps no earlier scripts, a tab takes the new release by reloading once, forward and back', async ({
  page,
}) => {
  await signIn(page, '/fr/profile/');
  const tab = watched(page);
  const city = page.getByLabel('Ville');
  await city.fill('Villeneuve');
  const [older, newer] = releases;
  for (const [release, times] of [
    [newer, 1],
    [older, 2],
  ] as const) {
    await serveOnly(release, served);
    await page.getByRole('button', { name: 'Changer d’adresse' }).click();
    await expect.poll(tab.opened).toBe(times);
    await ready(page);
    expect(await wholeRelease(page)).toBe(release);
    await expect(city).toHaveValue('Villeneuve');
    // A script that the page fetches in the background could be the one that is missing, while the release changes.
    await workerWaits(page);
  }
});
