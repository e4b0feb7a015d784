import { expect, test } from '@playwright/test';
import { examine } from '#commands/doctor/examine.ts';
import { siteOf } from '#sites/sites.ts';
import { startNeighbours, type Neighbours } from '#tests/support/deployment.ts';
import { TEST_PORT } from '#tests/support/sites.ts';
import { MISTAKES } from './mistakes.ts';

const SITES = [siteOf('fr'), siteOf('nl')];

let neighbours: Neighbours;
// One after the other: they share a port.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({}, { workerIndex }) => {
  neighbours = await startNeighbours(TEST_PORT + 400 + 10 * workerIndex);
});
test.afterAll(() => neighbours.stop());

test('[sites/doctor] the deployment as the guide describes it gets no complaint', async () => {
  const { url, stop } = await neighbours.deploy();
  const lines = await examine(url, SITES);
  await stop();
  expect(lines.filter(({ problem }) => problem !== undefined)).toEqual([]);
  expect(lines.length).toBeGreaterThan(35);
});

for (const [what, { names, ...mistake }] of Object.entries(MISTAKES))
  test(`[sites/doctor] a deployment ${what}: ${names.join(', ')}`, async () => {
    const { url, stop } = await neighbours.deploy(mistake);
    const lines = await examine(url, SITES);
    await stop();
    const wrong = lines.filter(({ problem }) => problem !== undefined);
    expect(wrong.map(({ name }) => name)).toEqual(names);
    for (const { advice } of wrong) expect(advice).toMatch(/\S/);
  });
