import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { copyFiles } from '#tools/folders.ts';
import { firstTaken } from '#tools/ports.ts';
import { portsFrom } from '#sites/sites.ts';

/** Not below `test-results`, which Vite does not watch. */
const FOLDER = resolve('dist/test/dev');

interface Fixtures {
  /** Starts a program in the copy. @returns its output so far; it ends with the test */
  start: (program: string, args: readonly string[], env: Record<string, string>) => () => string;
  /** Changes a file of the copy, until the test ends. */
  edit: (file: string, from: string, to: string) => void;
  /** What the page has logged as an error or a warning, and answers that have failed. */
  problems: string[];
}

const test = base.extend<Fixtures>({
  start: async ({}, use) => {
    const started: (() => Promise<void>)[] = [];
    await use((program, args, env) => {
      let output = '';
      const child = spawn(process.execPath, [join(FOLDER, program), ...args], {
        cwd: FOLDER,
        env: { ...process.env, ...env },
      });
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      started.push(async () => {
        if (child.kill()) await once(child, 'close');
      });
      return () => output;
    });
    await Promise.all(started.map((stop) => stop()));
  },
  edit: async ({}, use) => {
    const mend: (() => void)[] = [];
    await use((file, from, to) => {
      const path = join(FOLDER, file);
      const source = readFileSync(path, 'utf8');
      expect(source).toContain(from);
      mend.push(() => {
        writeFileSync(path, source);
      });
      writeFileSync(path, source.replace(from, to));
    });
    for (const one of mend) one();
  },
  problems: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${String(response.status())} ${response.url()}`);
    });
    await use(problems);
  },
});

test.beforeAll(() => {
  copyFiles(FOLDER);
});
test.afterAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
});

/** A port of the system's choice, from which those of all sites and of the provider are free. */
async function freeBase(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await once(probe.close(), 'close');
  const port = typeof address === 'object' && address ? address.port : 0;
  return (await firstTaken(portsFrom(port))) === undefined ? port : freeBase();
}

async function signIn(page: Page): Promise<void> {
  await page.locator('button[value="subscriber"]').click();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

test('astro dev shows a page to a customer, and what is edited', async ({ page, start, edit, problems }) => {
  const port = await freeBase();
  const output = start('node_modules/astro/bin/astro.mjs', ['dev', '--port', String(port)], { SITE: 'fr' });
  await expect.poll(output).toContain('watching for file changes');
  await page.goto(`http://localhost:${String(port)}/fr/`);
  await signIn(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Bonjour Ana');

  edit('public/locales/fr/home.json', '"Bonjour"', '"Bienvenue"');
  await expect(heading).toHaveText('Bienvenue Ana');
  edit('src/sites/fr/site.ts', 'Lumen Cinémas', 'Lumen Théâtres');
  await expect(page).toHaveTitle('Mon compte – Lumen Théâtres');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });

  const document = await page.evaluateHandle(() => globalThis.document);
  edit('src/areas/home/Home.island.tsx', '{texts.hello}', '{texts.hello},');
  await expect(heading).toHaveText('Bienvenue, Ana');
  edit('src/areas/home/Home.module.css', '.greeting > h1 {', '.greeting > h1 { letter-spacing: 5px;');
  await expect(heading).toHaveCSS('letter-spacing', '5px');
  expect(await document.evaluate((one) => one === globalThis.document), 'shown without a reload').toBe(true);

  expect(problems).toEqual([]);
  // Dependencies that the server finds late make the page reload.
  expect(output()).not.toMatch(/WARN|ERROR|dependencies optimized/);
});

test('npm run dev starts the named sites, says where they are, and shows a language that is half translated', async ({
  page,
  start,
  edit,
  problems,
}) => {
  edit('public/locales/en/home.json', '"hello": "Hello",', '');
  rmSync(join(FOLDER, 'public/locales/en/tickets.json'));
  const PORT = String(await freeBase());
  const output = start('tools/dev.ts', ['nl'], { PORT });
  await expect.poll(output).toContain('Ctrl-C ends it.');
  const address = /Lumen Bioscopen +(\S+)/.exec(output())?.[1] ?? '';
  await page.goto(`${address}/nl/`);
  await signIn(page);
  await expect(page).toHaveTitle('Mijn account – Lumen Bioscopen');
  await page.goto(`${address}/en/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hallo Ana');
  await page.goto(`${address}/en/tickets/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mijn tickets');
  const cookie = /http\S+sandbox\S+/.exec(output())?.[0] ?? '';
  await page.goto(cookie);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hallo Ana');
  expect(problems).toEqual([]);
});
