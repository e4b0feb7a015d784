import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { startServers } from '#sandbox/server/server.ts';
import { measureInteractions } from './measure.ts';
import { SLOWDOWN } from './hand.ts';
import { figuresOf, tableOf } from './report.ts';
import { AREAS } from './areas.ts';
import { buildForTests } from '../../buildSite.ts';
import { findOrInstallChromium } from '../../chromium.ts';
import { orExplain } from '../../explain.ts';
import { TEST_FOLDER } from '../../folders.ts';
import { atFreeBase } from '../../ports.ts';

/** The longest time that an interaction may take from the input to the next paint, in milliseconds. */
const LIMIT_MS = 200;
const ROUNDS = 5;
const PORT = 4721;
const REPORT = 'test-results/interactions.json';

/** `npm run bench -- interactions` measures every area, `npm run bench -- interactions history` the named areas. */
await orExplain(async () => {
  const names = process.argv.slice(2);
  const areas = names.length === 0 ? AREAS : AREAS.filter(({ name }) => names.includes(name));
  const unknown = names.find((name) => !AREAS.some((area) => area.name === name));
  if (unknown !== undefined)
    throw new Error(`No area is called ${unknown}. Areas: ${AREAS.map(({ name }) => name).join(', ')}`);
  const executablePath = await findOrInstallChromium();
  await buildForTests('local');
  const { port, ...servers } = await atFreeBase(PORT, async (base) => ({
    port: base,
    ...(await startServers({ port: base, dist: TEST_FOLDER })),
  }));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const rounds = Number(process.env.ROUNDS ?? ROUNDS);
    const samples = await measureInteractions(browser, {
      url: `http://localhost:${String(port)}`,
      areas,
      rounds,
    });
    const figures = figuresOf(samples);
    console.log(tableOf(figures, LIMIT_MS));
    mkdirSync('test-results', { recursive: true });
    writeFileSync(REPORT, `${JSON.stringify({ slowdown: SLOWDOWN, rounds, figures }, undefined, 2)}\n`);
    const slow = figures.filter(({ max }) => max > LIMIT_MS);
    if (slow.length > 0) throw new Error(`\n${String(slow.length)} took longer than ${String(LIMIT_MS)} ms.`);
  } finally {
    await browser.close();
    await servers.close();
  }
});
