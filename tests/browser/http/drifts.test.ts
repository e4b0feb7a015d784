import type { Page } from '@playwright/test';
import { DRIFTS, sentBy, type Drift } from '#tests/contract/drifts.ts';
import { answersOf } from '#tests/support/answersOf.ts';
import { uncaught } from '#tests/support/faultCases.ts';
import { expectReadable } from '#tests/support/readable.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test, type Sandbox } from '#tests/support/test.ts';

/** The page that shows the answer to a call. */
const PAGES: Readonly<Record<string, string>> = {
  'GET /api/accounts/me/subscription': '/fr/subscription/',
  'GET /api/accounts/me/invoices': '/fr/subscription/',
  'GET /api/ec/ebillet': '/fr/tickets/',
  'GET /api/accounts/me': '/fr/profile/',
  'GET /api/accounts/me/cards': '/fr/advantages/',
  'GET /api/accounts/me/friends': '/fr/friends/',
  'GET /api/accounts/me/case': '/fr/messages/',
  'GET /api/cinemas': '/fr/cinemas/',
  'GET /api/accounts/me/prepaids': '/fr/vouchers/',
  'GET /api/faq/data': '/fr/contact/',
  'GET /api/v2/survey': '/fr/',
};

/** The page does without the answer, and states no failure. */
const SILENT: readonly string[] = ['GET /api/v2/survey'];

/** What would be untrue of this customer, who has a pass, invoices, tickets and a card. */
const UNTRUE =
  /Vous n’avez pas d’abonnement|Aucune facture pour l’instant|Aucun billet pour l’instant|Aucune carte pour l’instant/;

interface Visit {
  page: Page;
  sandbox: Sandbox;
}

/** Opens the pages of the drifts, each with one drift in its answers. */
async function underDrifts({ page, sandbox }: Visit, drifts: readonly Drift[]): Promise<void> {
  const problems = uncaught(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const broken: string[] = [];
  for (const [path, those] of Map.groupBy(drifts, ({ call }) => PAGES[call] ?? '')) {
    expect(path, 'a page for each call').not.toBe('');
    const answers = await answersOf(page, path);
    for (const drift of those) {
      expect(answers.get(drift.call), `${path} asks ${drift.call}`).toBeDefined();
      const { status, contentType, bytes } = sentBy(drift, answers.get(drift.call));
      await sandbox.fault({
        match: drift.call,
        fault: 'answer',
        status,
        headers: { 'content-type': contentType },
        bytes: Buffer.from(bytes).toString('base64'),
        times: 0,
      });
      try {
        await page.goto(path);
        await ready(page);
        await expectTrue(page, drift);
        expect(problems.splice(0), 'uncaught').toEqual([]);
      } catch (error) {
        broken.push(
          `${drift.what} in ${drift.call}: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
      await sandbox.clearFaults(drift.call);
    }
  }
  expect(broken).toEqual([]);
}

/** Expects true words about what the client reads, or a failure that can be tried again. */
async function expectTrue(page: Page, { call, client }: Drift): Promise<void> {
  await expectReadable(page);
  const main = page.getByRole('main');
  const hasFailed = client === 'fails' && !SILENT.includes(call);
  const failed = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Réessayer' }) });
  await expect(failed, 'panels that failed').toHaveCount(hasFailed ? 1 : 0);
  expect(await main.innerText()).not.toMatch(UNTRUE);
  if (client === 'fails' || client.unpaidInvoice !== true) return;
  await expect(main.getByRole('link', { name: /^Payer/ }).first(), 'a way to pay').toBeVisible();
}

const isMoney = ({ call }: Drift): boolean => PAGES[call] === '/fr/subscription/';

test('[http/drifts-survived, entities/unreadable-balance-is-a-debt] whatever has drifted in pass and invoices, the page says what is true: a debt that may be in euros is one @nightly', async ({
  page,
  sandbox,
  signIn,
}) => {
  test.slow();
  await signIn('subscriber', '/fr/preferences/');
  await underDrifts({ page, sandbox }, DRIFTS.filter(isMoney));
});

test(
  '[http/drifts-survived, http/foreign-answers-fail] whatever else has drifted, the page shows what it can read or says that it failed',
  { tag: TAG.nightly },
  async ({ page, sandbox, signIn }) => {
    test.slow();
    await signIn('subscriber', '/fr/preferences/');
    await underDrifts(
      { page, sandbox },
      DRIFTS.filter((drift) => !isMoney(drift)),
    );
  },
);
