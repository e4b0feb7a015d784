import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { launchOptions } from '#tests/support/launch.ts';
import { startOwnServers } from '#tests/support/ownServers.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';
import { kept, keptPaths } from '#tests/support/worker.ts';
import { findHeadless } from '#tools/chromium.ts';

const TICKETS = '/fr/tickets/';

/** What a crash, a full disk or a cleaner leaves of one file of the browser's cache storage. */
type Damage = (file: string) => void;

const zero: Damage = (file) => writeFileSync(file, Buffer.alloc(statSync(file).size));
const empty: Damage = (file) => writeFileSync(file, '');
const cut: Damage = (file) => {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.subarray(0, bytes.length / 2));
};
const scratch: Damage = (file) => {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill('#', Math.floor(bytes.length / 3), Math.floor(bytes.length / 2)));
};

const isAny = (): boolean => true;
/** Holds an answer. */
const isEntry = (file: string): boolean => file.endsWith('_0');
const isScript = (file: string): boolean =>
  isEntry(file) && readFileSync(file).subarray(0, 200).includes('/_astro/');

const DAMAGES: readonly (readonly [what: string, damage: Damage, hits: (file: string) => boolean])[] = [
  ['every file is zeros', zero, isAny],
  ['every file is empty', empty, isAny],
  ['every answer is cut off', cut, isEntry],
  ['every answer has other bytes', scratch, isEntry],
  ['every script has other bytes', scratch, isScript],
  ['every answer is gone', rmSync, isEntry],
];

for (const [what, damage, hits] of DAMAGES)
  test(
    `[environments/optional-layers] where ${what} on the disk, the pages open from the host, are stored again and open without a network`,
    { tag: what === 'every file is zeros' ? [] : TAG.nightly },
    async ({}, { outputDir }) => {
      const { port, close } = await startOwnServers();
      const address = `http://fake.localhost:${String(port)}${TICKETS}`;
      const profile = await mkdtemp(join(tmpdir(), 'profile-'));
      const open = (): Promise<BrowserContext> =>
        chromium.launchPersistentContext(profile, {
          ...launchOptions(findHeadless()),
          serviceWorkers: 'allow',
          tracesDir: outputDir,
        });
      const before = await open();
      await kept(await visit(before, address), TICKETS);
      const all = await filesOf(before);
      await before.close();
      for (const name of globSync('**/CacheStorage/**', { cwd: profile })) {
        const file = join(profile, name);
        if (statSync(file).isFile() && hits(file)) damage(file);
      }
      const after = await open();
      const page = await visit(after, address);
      await page.reload();
      await ready(page);
      await expect.poll(() => filesOf(after)).toEqual(all);
      await after.setOffline(true);
      await visit(after, address);
      await after.close();
      await close();
      await rm(profile, { recursive: true });
    },
  );

async function visit(context: BrowserContext, address: string): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(address);
  await ready(page);
  return page;
}

/** What is always stored, whatever page was open. */
async function filesOf(context: BrowserContext): Promise<string[]> {
  const [page] = context.pages();
  const paths = page ? await keptPaths(page) : [];
  return paths.filter((path) => path.endsWith('/') || /\/(?:atDoor|door)\./.test(path)).sort();
}
