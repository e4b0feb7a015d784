import type { Page } from '@playwright/test';
import { SIGN_IN_PAGE } from '#tests/support/identity.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';

const TICKETS = '/fr/tickets/';
const ACCOUNT = 'GET /api/accounts/me';

/** Answers as of a backend without `no-store`, or of a host that replaces the header. */
const KEEPS = {
  fault: 'slow',
  delayMs: 0,
  times: 0,
  headers: { 'cache-control': 'private, max-age=300' },
} as const;

/** Personal values in the answers: names, addresses, codes. */
const PERSONAL = /"(?:firstname|lastname|email|dateOfBirth|code|bookingId)":"([^"]{3,})"/g;

function collectPersonal(page: Page): { end: () => Promise<string[]> } {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/api\/(?:accounts\/me|ec\/ebillet)\?/.test(response.url())) texts.push(response.text());
  });
  return {
    async end() {
      page.removeAllListeners('response');
      const all = (await Promise.all(texts)).join('\n');
      return [...new Set([...all.matchAll(PERSONAL)].map(([, value = '']) => value))];
    },
  };
}

/** The page's HTML, cookies and storage. */
function allThatIsHere(page: Page): Promise<string> {
  return page.evaluate(() => {
    const stores = [localStorage, sessionStorage].map((store) => JSON.stringify(Object.entries(store)));
    return [document.documentElement.outerHTML, document.cookie, ...stores].join('\n');
  });
}

test('[identity/logout-leaves-nothing] answers in the browser’s cache give the next customer no byte of the last one', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: ACCOUNT, ...KEEPS });
  await sandbox.fault({ match: 'GET /api/ec/ebillet', ...KEEPS });
  const collected = collectPersonal(page);
  await signIn('subscriber', TICKETS);
  const personal = await collected.end();
  expect(personal).toEqual(expect.arrayContaining(['Moreau', 'B1000']));
  await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL(SIGN_IN_PAGE);

  await page.goto(TICKETS);
  await choosePersona(page, 'empty');
  await ready(page);
  const here = await allThatIsHere(page);
  expect(personal.filter((value) => here.includes(value))).toEqual([]);
});

test('[http/cache-bypass] a load past our cache reaches the server, whatever the browser has cached @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ match: ACCOUNT, ...KEEPS });
  await signIn('subscriber', '/fr/subscription/');
  await sandbox.forgetCalls();
  await page.getByRole('button', { name: 'Mettre en pause' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer la pause' }).click();
  await expect(page.getByText(/Votre pause commence le 1er\s\S+\s20\d\d\./)).toBeVisible();
  await expect.poll(() => sandbox.calls(ACCOUNT)).toHaveLength(1);
});
