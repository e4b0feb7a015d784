import type { Page } from '@playwright/test';
import { expectReadable } from '#tests/support/readable.ts';
import { expect } from '#tests/support/test.ts';
import { traces } from '#tests/support/traces.ts';
import type { Journey } from './journey.ts';
import { differences, keptOf } from './kept.ts';
import { tabOf, type Model } from './model.ts';
import { AREAS } from './areas.ts';
import { secretsOfOthers } from './secrets.ts';

/** Names of texts as i18next has them, and letters as HTML writes them. */
const KEY_OR_ENTITY = /\b[a-z]\w*:[a-z]\w*\.[a-z]|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;

/** A page asks for the same thing a few times at most, and never on and on. */
const MOST_OF_A_READ = 8;

/** What must hold after each command. */
export async function check(model: Model, journey: Journey): Promise<void> {
  const shown = await journey.settled();
  expect(journey.problems.splice(0), 'errors').toEqual([]);
  expectFewRequests(journey.takeRequests());
  await expectKept(model, journey);
  if (shown === 'browser') expect(model.isOnline, 'the browser’s own error page').toBe(false);
  if (shown !== 'page') return;
  await expectWhole(journey.page);
  for (const tab of journey.tabs) await expectNothingOfOthers(model, journey, tab);
  await expectTrue(model, journey);
}

/** The backend has what the model has, and nothing else has changed. */
async function expectKept(model: Model, journey: Journey): Promise<void> {
  const held = async () => differences(model.kept, keptOf(await journey.sandbox.held()));
  await expect.poll(held, 'what the backend has beside what it should').toEqual([]);
}

/** What a command itself accounts for, `act` has taken before. */
function expectFewRequests(requests: readonly string[]): void {
  const changing = requests.filter((one) => /^(?!GET )\w+ \/api\//.test(one));
  expect(changing, 'requests that nobody asked for').toEqual([]);
  const often = [...new Set(requests)].filter(
    (one) => one.includes(' /api/') && requests.filter((other) => other === one).length > MOST_OF_A_READ,
  );
  expect(often, 'the same request on and on').toEqual([]);
}

/** A page with a heading, readable, and with nothing left busy. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]'), 'busy').toHaveCount(0);
  await expectReadable(page);
  expect(await page.locator('body').innerText()).not.toMatch(KEY_OR_ENTITY);
  await expect(page.getByRole('main').getByRole('heading').filter({ visible: true }).first()).toBeVisible();
}

async function expectNothingOfOthers(model: Model, journey: Journey, page: Page): Promise<void> {
  if ((await journey.settled(page)) !== 'page') return;
  const found = Object.entries(await traces(page)).flatMap(([place, text]) =>
    [...secretsOfOthers(model.persona), ...journey.typedBefore]
      .filter((secret) => text.includes(secret))
      .map((secret) => `${page.url()} ${place}: ${secret}`),
  );
  expect(found, `of another customer than ${model.persona}`).toEqual([]);
}

/** The page shows what the backend has. */
async function expectTrue(model: Model, journey: Journey): Promise<void> {
  const area = AREAS[journey.path];
  const { isFresh, entered } = tabOf(model);
  const isComparable = model.isOnline && isFresh && !entered.has(journey.path);
  if (!area || !isComparable || !(await journey.isOpen())) return;
  await expect
    .poll(() => area.shows(journey.page), `${journey.path} shows what the backend has`)
    .toEqual(area.expected(model.kept));
}
