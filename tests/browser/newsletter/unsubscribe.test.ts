import type { Page } from '@playwright/test';
import { PROVIDER_URL, siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';

const THIS_LIST = 'Me désinscrire de cette liste';
const EVERYTHING = 'Me désinscrire de tout';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

test('[calls/get-newsletter, newsletter/category-by-token, newsletter/four-category-texts, newsletter/unknown-category-text, entities/newsletter-category] each category has its own words, and nothing happens on load', async ({
  page,
  sandbox,
}) => {
  const names = new Set<string>();
  for (const token of ['filmnews', 'filmtips', 'account', 'servicemail', 'abc']) {
    await open(page, `/fr/unsubscribe/?token=${token}`);
    names.add(await page.locator('main h2:visible').innerText());
  }
  expect(names.size).toBe(5);
  expect(names).toContain('Cette liste de diffusion');
  expect(await sandbox.calls('PATCH *')).toEqual([]);
  await expect
    .poll(async () => (await sandbox.calls('GET /api/newsletter')).map(({ query }) => query))
    .toContainEqual({
      token: 'abc',
      language: 'fr',
    });
  await expect
    .poll(() => page.evaluate(() => window.dataLayer))
    .toMatchObject([{ page_name: 'unsubscribe' }]);
});

test(
  '[newsletter/unknown-category-text] an answer of an unknown shape does no harm @nightly',
  { tag: TAG.needsServer },
  async ({ page, sandbox }) => {
    const answers = [
      [null, 'Cette liste de diffusion'],
      ['filmtips', 'Conseils de films'],
      [{ category: 'ZZZ' }, 'Cette liste de diffusion'],
      [{ category: 'filmnews', more: 1 }, 'Actualités des films'],
    ] as const;
    await open(page, '/fr/unsubscribe/');
    for (const [body, name] of answers) {
      await sandbox.fault({ match: 'GET /api/newsletter', fault: 'answer', body });
      await open(page, '/fr/unsubscribe/?token=abc');
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
  },
);

test(
  '[routes/unsubscribe-by-token, routes/unsubscribe-confirmation, calls/patch-unsubscribe, newsletter/unsubscribe-category, newsletter/confirmation-after-success, newsletter/no-sign-in] unsubscribes from this list, without any sign-in',
  { tag: TAG.needsServer },
  async ({ page, sandbox }) => {
    const toProvider: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(PROVIDER_URL)) toProvider.push(request.url());
    });
    await open(page, '/fr/unsubscribe/?token=filmnews&utm=mail');
    await expect(page).toHaveURL(`${siteUrl('fr')}/fr/unsubscribe/?utm=mail`);
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
    await page.getByRole('button', { name: THIS_LIST }).click();
    await expect(page).toHaveURL(`${siteUrl('fr')}/fr/unsubscribe/confirmation/`);
    await ready(page);
    await expect(page.getByText('Vous ne recevrez plus les e-mails de cette liste.')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => window.dataLayer))
      .toMatchObject([{ page_name: 'unsubscribe' }]);
    const [call, ...more] = await sandbox.calls('PATCH *');
    expect(more).toEqual([]);
    expect(call).toMatchObject({
      path: '/api/newsletter/unsubscribe',
      query: { token: 'filmnews', language: 'fr' },
    });
    expect(call?.headers.referer).toBeUndefined();

    await page.reload();
    await expect(page.getByText('Vous ne recevrez plus les e-mails de cette liste.')).toBeVisible();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByText('You won’t get any more emails from this list.')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Vous ne recevrez plus les e-mails de cette liste.')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: EVERYTHING })).toBeVisible();
    await expect.poll(() => sandbox.calls('PATCH *')).toHaveLength(1);
    expect(toProvider).toEqual([]);
  },
);

test(
  '[routes/child-keeps-language, calls/patch-unsubscribe-all, newsletter/unsubscribe-all, newsletter/token-survives-encoding] unsubscribing from everything sends one call, however often it is pressed, with the token unchanged',
  { tag: TAG.needsServer },
  async ({ page, sandbox }) => {
    // A plus as it is, as some senders write it, and one in the encoding of addresses.
    await open(page, '/fr/unsubscribe/?token=a+b%2Bc%2Fd%3D');
    await page.reload();
    await ready(page);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${siteUrl('fr')}/en/unsubscribe/`);
    await ready(page);
    const list = await page.getByRole('button', { name: 'Unsubscribe me from this list' }).elementHandle();
    const everything = page.getByRole('button', { name: 'Unsubscribe me from everything' });
    // All clicks in one task, before any answer can arrive.
    const busy = await everything.evaluate((button, other) => {
      for (const element of [button, button, other])
        element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return button.getAttribute('aria-busy');
    }, list);
    expect(busy).toBe('true');
    await expect(page.getByText('You won’t get any more information emails from us.')).toBeVisible();
    const calls = await sandbox.calls('* /api/newsletter*');
    expect(calls.map(({ query }) => query.token)).toEqual(Array(4).fill('a+b+c/d='));
    await expect
      .poll(async () => (await sandbox.calls('PATCH *')).map(({ path }) => path))
      .toEqual(['/api/newsletter/unsubscribe/all']);
  },
);

test(
  '[newsletter/confirmation-after-success, newsletter/four-category-texts] one press takes somebody off a list; the page names it, and leads to the others',
  { tag: TAG.needsServer },
  async ({ page }) => {
    await open(page, `${siteUrl('nl')}/nl/unsubscribe/?token=filmtips`);
    const main = page.getByRole('main');
    await expect(main).toContainText('Filmtips');
    await expect(main).toContainText('Er verandert niets zolang je niet kiest.');
    await page.getByRole('button', { name: 'Schrijf me uit voor deze lijst' }).click();
    await expect(page).toHaveURL(/confirmation/);
    await ready(page);
    await expect(main).toContainText(/geen e-mails meer van deze lijst\.\s*Filmtips/, { useInnerText: true });
    await expect(main).not.toContainText('Filmnieuws', { useInnerText: true });
    await expect(main.getByRole('link', { name: 'Mijn e-mails kiezen in mijn account' })).toHaveAttribute(
      'href',
      '/nl/preferences/',
    );
  },
);

test('[newsletter/failure-toast] a failure shows a toast and keeps the choice; a lost answer says that the outcome is unknown', async ({
  page,
  sandbox,
}) => {
  await open(page, '/fr/unsubscribe/?token=filmtips');
  await sandbox.fault({ match: 'PATCH *', fault: '422' });
  await page.getByRole('button', { name: EVERYTHING }).click();
  await expect(page.getByRole('alert')).toContainText('La désinscription n’a pas abouti');
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await expect.poll(() => sandbox.calls('PATCH *')).toHaveLength(1);
  // `times: 0`, for every request: Chromium repeats one whose kept-alive connection breaks.
  await sandbox.fault({ match: 'PATCH *', fault: 'lost-reply', times: 0 });
  await page.getByRole('button', { name: EVERYTHING }).click();
  await expect(page.getByRole('alert')).toContainText('Nous ne savons pas si la désinscription a abouti');
  // A link that is used up, a proxy's page, a server that breaks: none of them says that it was not done.
  for (const fault of ['410', '404', 'html', '500'] as const) {
    await sandbox.clearFaults();
    await sandbox.fault(
      fault === '410' ? { match: 'PATCH *', fault: 'answer', status: 410 } : { match: 'PATCH *', fault },
    );
    await page.getByRole('button', { name: 'Fermer' }).click();
    await page.getByRole('button', { name: EVERYTHING }).click();
    await expect(page.getByRole('alert')).toContainText('Désinscription non confirmée');
  }
  await sandbox.fault({ match: 'PATCH *', fault: 'answer', body: { done: false } });
  await page.getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('button', { name: EVERYTHING }).click();
  await expect(page.getByRole('alert')).toContainText('La désinscription n’a pas abouti');
  await expect(page).toHaveURL(`${siteUrl('fr')}/fr/unsubscribe/`);

  await sandbox.clearFaults();
  await page.getByRole('button', { name: EVERYTHING }).click();
  await expect(page.getByText('Vous ne recevrez plus aucun de nos e-mails d’information.')).toBeVisible();
});

test(
  '[newsletter/expired-link-ways-on] a missing or expired token and a failed call are explained, with a retry where it can help @nightly',
  { tag: TAG.needsServer },
  async ({ page, sandbox }) => {
    await open(page, '/fr/unsubscribe/');
    await expect(page.getByRole('heading', { name: 'Ce lien est incomplet' })).toBeVisible();
    expect(await sandbox.calls('* /api/*')).toEqual([]);

    await open(page, '/fr/unsubscribe/?token=expired');
    await expect(page.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible();
    const ways = page.getByRole('main').locator('a:visible');
    await expect(ways).toHaveText(['Choisir mes e-mails dans mon compte', 'Demander de l’aide']);
    await expect(ways.first()).toHaveAttribute('href', '/fr/preferences/');
    await expect(ways.last()).toHaveAttribute('href', /lumen-cinemas\.example\/fr\//);
    const clientSettings = { notificationsEnabled: false };
    await sandbox.fault({ match: 'GET /api/settings', fault: 'answer', body: { clientSettings } });
    await open(page, '/fr/unsubscribe/?token=expired');
    await expect(ways, 'no page of preferences').toHaveText(['Demander de l’aide']);

    // `times: 0`, for every request: Chromium repeats one whose kept-alive connection breaks.
    await sandbox.fault({ match: 'GET /api/newsletter', fault: 'reset', times: 0 });
    await open(page, '/fr/unsubscribe/?token=filmnews');
    await expect(page.getByRole('heading', { name: 'Impossible de retrouver votre liste' })).toBeVisible();
    await sandbox.clearFaults();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { name: 'Actualités des films' })).toBeVisible();
  },
);

test('a call that hangs ends after ten seconds @nightly', async ({ page, sandbox }) => {
  await page.clock.install();
  await open(page, '/fr/unsubscribe/?token=filmtips');
  await sandbox.fault({ match: 'PATCH *', fault: 'hang' });
  await page.getByRole('button', { name: EVERYTHING }).click();
  await expect(page.getByRole('button', { name: EVERYTHING })).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(10_000);
  await expect(page.getByRole('alert')).toContainText('Désinscription non confirmée');
});

test('[newsletter/confirmation-after-success] the confirmation leads back when it is opened without having unsubscribed @nightly', async ({
  page,
}) => {
  await page.goto('/fr/unsubscribe/confirmation/');
  await expect(page).toHaveURL(`${siteUrl('fr')}/fr/unsubscribe/`);
  await expect(page.getByRole('heading', { name: 'Ce lien est incomplet' })).toBeVisible();
});

test(
  '[http/unsubscribe-link-token, newsletter/no-bearer-token] signed in or not, the calls carry the link’s token and no bearer',
  { tag: TAG.needsServer },
  async ({ page, sandbox, signIn }) => {
    await signIn('casual', '/fr/tickets/');
    await open(page, '/fr/unsubscribe/?token=account');
    await page.getByRole('button', { name: THIS_LIST }).click();
    await expect(page.getByRole('heading', { name: 'C’est fait' })).toBeVisible();
    const calls = await sandbox.calls('* /api/newsletter*');
    expect(calls.map(({ path }) => path)).toEqual(['/api/newsletter', '/api/newsletter/unsubscribe']);
    for (const { headers } of calls) expect(headers.authorization).toBeUndefined();
  },
);

test('in fake mode the page is complete as well @nightly', async ({ page }) => {
  await open(page, `${siteUrl('fr', 'fake.localhost')}/fr/unsubscribe/?token=servicemail`);
  await expect(page.getByRole('heading', { name: 'Messages de service' })).toBeVisible();
  await page.getByRole('button', { name: EVERYTHING }).click();
  await expect(page.getByRole('heading', { name: 'C’est fait' })).toBeVisible();
});
