import { operationsOf } from '#contract/document.ts';
import { published } from '#contract/files.ts';
import { callPattern } from '#tests/support/sandbox.ts';
import { ready } from '#tests/support/test.ts';
import { ACTIONS } from './actions.ts';
import { choose, expect, test } from './contracted.ts';

/** Actions that the contract lists and no page sends here, and why. */
const NOT_HERE: Readonly<Record<string, string>> = {
  'GET /captcha/challenge': 'the captcha is the sandbox’s',
  'POST /api/accounts/me/movieToNote/purge': 'follows each rating by itself',
};

test('every action of the contract is tried, or has a reason not to be', () => {
  const contract = published();
  const acting = operationsOf(contract).filter(({ method, acts }) => method !== 'GET' || acts);
  const tried = new Set([...ACTIONS.map(({ call }) => call), ...Object.keys(NOT_HERE)]);
  expect(acting.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
});

test.describe.configure({ timeout: 120_000 });

/** The actions of one page share a sign-in. */
for (const [path, actions] of Map.groupBy(ACTIONS, (action) => action.path)) {
  test(`each action goes out as the contract says: ${path}`, async ({ page, signIn }) => {
    await signIn('subscriber', '/fr/preferences/');
    for (const { call, act, examples = {} } of actions) {
      await test.step(call, async () => {
        await choose(page, examples);
        // A page that is left with a draft keeps it, and an anchor alone loads nothing.
        await page.evaluate(() => {
          sessionStorage.removeItem('kept');
        });
        await page.goto('about:blank');
        await page.goto(path);
        await ready(page);
        const pattern = callPattern(call.replaceAll(/\{\w+\}/g, '*'));
        const answered = page.waitForResponse((response) =>
          pattern.test(`${response.request().method()} ${new URL(response.url()).pathname}`),
        );
        await act(page);
        expect((await answered).status(), call).toBe(200);
        await ready(page);
        await page.unrouteAll();
      });
    }
  });
}
