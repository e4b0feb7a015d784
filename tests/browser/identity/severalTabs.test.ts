import { late } from '#tests/support/faultClasses.ts';
import { SIGN_IN_PAGE } from '#tests/support/identity.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';

const TICKETS = '/fr/tickets/';
const TABS = 10;
/** Two tabs one after the other would already come close to the five seconds that the SDK's own lock waits. */
const TOKEN_MS = 3000;

// Side by side they would open fifty pages, on two cores.
test.describe.configure({ mode: 'default' });

test(
  '[identity/renewal-lock] ten tabs restored at once over a slow line all open, none on the error page',
  { tag: TAG.nightly },
  async ({ page, context, provider, signIn }) => {
    await signIn('subscriber', TICKETS);
    await page.goto('about:blank');
    await provider.fault(late('POST /oauth/token', TOKEN_MS));
    const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
    await Promise.all(
      tabs.map(async (tab, index) => {
        await tab.goto(`${TICKETS}?tab=${String(index)}`);
        await ready(tab);
      }),
    );
    for (const [index, tab] of tabs.entries()) {
      await expect(tab).toHaveURL(`${TICKETS}?tab=${String(index)}`);
      await expect(tab.getByRole('article')).toHaveCount(3);
    }
  },
);

/** With the provider's cookies in frames, and without: there each tab goes to the provider and comes back. */
for (const host of ['localhost', 'refresh.localhost'] as const)
  test(
    `[identity/sign-in-begins-again] twenty tabs restored at once all open: ${host}`,
    { tag: TAG.nightly },
    async ({ page, context, signIn }) => {
      test.slow();
      await signIn('subscriber', TICKETS, { host });
      await page.goto('about:blank');
      const tabs = await Promise.all(Array.from({ length: 2 * TABS }, () => context.newPage()));
      const visited: string[] = [];
      context.on('request', (request) => {
        if (request.isNavigationRequest()) visited.push(new URL(request.url()).pathname);
      });
      await Promise.all(
        tabs.map(async (tab, index) => {
          const address = `${siteUrl('fr', host)}${TICKETS}?tab=${String(index)}`;
          await tab.goto(address);
          await expect(tab.locator('html[data-ready]')).toBeAttached({ timeout: 60_000 });
          await expect(tab).toHaveURL(address);
          await expect(tab.getByRole('article')).toHaveCount(3);
        }),
      );
      expect(visited.filter((path) => path.includes('/error/'))).toEqual([]);
    },
  );

test('[identity/sign-in-begins-again] of two tabs that sign in at the same time both open their own page', async ({
  page,
  context,
}) => {
  const reported: string[] = [];
  context.on('console', (message) => {
    if (message.text().startsWith('Sign-in failed')) reported.push(message.text());
  });
  const second = await context.newPage();
  await page.goto(TICKETS);
  await page.waitForURL(SIGN_IN_PAGE);
  await second.goto('/fr/profile/');
  await second.waitForURL(SIGN_IN_PAGE);
  // The second tab's transaction has replaced that of the first one.
  await choosePersona(page, 'subscriber');
  await ready(page);
  await expect(page).toHaveURL(TICKETS);
  // The stand-in refuses the tokens of the sign-in before. The first tab would then sign in anew, across this one.
  await page.close();
  await choosePersona(second, 'subscriber');
  await ready(second);
  await expect(second).toHaveURL('/fr/profile/');
  // Nothing has failed for the customer, so nothing is reported.
  expect(reported).toEqual([]);
});
