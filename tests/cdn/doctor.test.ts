import { expect, test } from '@playwright/test';
import { examine } from '#tools/doctor/examine.ts';
import { SITES } from '#sites/sites.ts';
import { startNeighbours, type Neighbours } from '#tests/support/deployment.ts';
import { MISTAKES } from './mistakes.ts';

let neighbours: Neighbours;
// One after the other: they share a port.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  neighbours = await startNeighbours();
});
test.afterAll(() => neighbours.stop());

test('[sites/deployment-examined] the deployment as the guide describes it gets no complaint', async () => {
  const { url, stop } = await neighbours.deploy();
  const lines = await examine(url, SITES);
  await stop();
  expect(lines.filter(({ problem }) => problem !== undefined)).toEqual([]);
  expect(lines.length).toBeGreaterThan(35);
});

for (const [what, { names, ...mistake }] of Object.entries(MISTAKES))
  test(`[sites/deployment-examined] a deployment ${what}: ${names.join(', ')}`, async () => {
    const { url, stop } = await neighbours.deploy(mistake);
    const lines = await examine(url, SITES);
    await stop();
    const wrong = lines.filter(({ problem }) => problem !== undefined);
    expect(wrong.map(({ name }) => name)).toEqual(names);
    for (const { advice } of wrong) expect(advice).toMatch(/\S/);
  });
