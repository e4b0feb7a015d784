import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, SiteId } from '#sites/site.ts';
import { siteOf, SITES } from '#sites/sites.ts';
import { exportOf } from '#tests/support/exports.ts';
import { SIGN_IN_PAGE } from '#tests/support/identity.ts';
import { foreignNames } from '#tests/support/foreignNames.ts';
import { policyViolations } from '#tests/support/policyViolations.ts';
import { visit } from '#tests/support/router.ts';
import { signOut } from '#tests/support/signOut.ts';
import { PROVIDER_URL, siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';

test(
  '[sites/languages-configured, sites/words-in-texts, decisions/site-settings-checked] the main journeys on the third site: its own client, audience, claims and refresh tokens, its own names, and a captcha on another origin @nightly',
  { tag: TAG.needsServer },
  async ({ page, provider, sandbox, signIn }) => {
    const violations = await policyViolations(page);
    await signIn('subscriber', '/fr/', { site: 'be' });
    await expect(page).toHaveTitle(/ – Ciné Zeven Zalen$/);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Ciné Zeven Zalen,/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: 'Passe-Partout', exact: true })).toBeVisible();
    // The header is dark in every scheme, and has the brand's accent too.
    await expect(page.getByRole('banner')).toHaveCSS('--accent', '#5cc3ee');
    const [asked] = await provider.calls('GET /authorize');
    expect(asked?.query).toMatchObject({
      client_id: 'zz-account-local',
      audience: 'urn:zevenzalen:api:local',
      scope: expect.stringContaining('offline_access'),
    });

    await visit(page, '/fr/profile/');
    await page.getByLabel('Prénom').fill('Anna');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect.poll(() => sandbox.bodies('PATCH /api/accounts/me')).toMatchObject([{ firstname: 'Anna' }]);

    await visit(page, '/fr/tickets/');
    await expect(page.getByRole('article').first()).toBeVisible();

    await visit(page, '/fr/vouchers/');
    const challenge = page.waitForResponse('**/captcha/challenge**');
    await page.getByRole('button', { name: 'Ajouter une carte cadeau' }).first().click();
    expect(new URL((await challenge).url()).hostname).toBe('captcha.localhost');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Numéro').fill('0012 3402');
    await dialog.getByLabel('Code secret').fill('0012');
    await dialog.getByRole('button', { name: 'Ajouter la carte cadeau' }).click();
    await expect.poll(() => sandbox.calls('PATCH /api/accounts/me/giftcard')).toHaveLength(1);
    await expect(dialog).toHaveCount(0);

    const logout = page.waitForRequest((request) => request.url().startsWith(`${PROVIDER_URL}/v2/logout`));
    await signOut(page);
    expect(new URL((await logout).url()).searchParams.get('returnTo')).toBe(`${siteUrl('be')}/fr/`);
    await page.waitForURL(SIGN_IN_PAGE);
    await expect(page).toHaveTitle('Connexion · Ciné Zeven Zalen');
    expect(foreignNames(await page.content(), siteOf('be'))).toEqual([]);
    expect(violations).toEqual([]);
  },
);

test(
  '[sites/languages-configured, newsletter/category-by-token] an unsubscribe link of the third site works without a sign-in, in its first language',
  { tag: [TAG.needsServer, TAG.nightly] },
  async ({ page, sandbox }) => {
    await page.goto(`${siteUrl('be')}/nl/unsubscribe/?token=filmnews`);
    await ready(page);
    await page.getByRole('button', { name: 'Schrijf me uit voor deze lijst' }).click();
    await expect(page).toHaveURL(`${siteUrl('be')}/nl/unsubscribe/confirmation/`);
    await expect.poll(() => sandbox.calls('PATCH /api/newsletter/unsubscribe')).toHaveLength(1);
  },
);

test.describe('[sites/words-in-texts, decisions/site-settings-checked] the export of a site has its own names, and none of the other sites', () => {
  for (const tier of ['production', 'nonproduction'] as const)
    for (const site of SITES) {
      test(`${site.id}, ${tier}`, { tag: tier === 'production' ? [] : TAG.nightly }, async () => {
        const text = exported(site.id, await exportOf(tier));
        expect(foreignNames(text, site)).toEqual([]);
        expect(text).toContain(`"name":"${site.brand}"`);
        expect(text).toContain(site.domain);
        // The backend is reached through the host, and nobody else needs its address.
        expect(/\bapiOrigin\b/.test(text)).toBe(false);
      });
    }
});

test.describe('[sites/no-stand-in-in-deployment] every page of a build with invented content says so, in its language', () => {
  for (const { id, languages } of SITES) {
    test(id, async () => {
      const folder = join(await exportOf('production'), id);
      const silent = globSync('**/*.html', { cwd: folder }).filter((file) => {
        const html = readFileSync(join(folder, file), 'utf8');
        const language = languages.find((one) => html.includes(`<html lang="${one}"`));
        return language === undefined || !html.includes(standInText(language));
      });
      // The address of the site itself leads on at once.
      expect(silent).toEqual(['index.html']);
    });
  }
});

function standInText(language: Language): string {
  const texts = JSON.parse(readFileSync(`public/locales/${language}/common.json`, 'utf8')) as {
    standIn: string;
  };
  return texts.standIn;
}

/** All that an export for customers' hosts says. */
function exported(site: SiteId, sites: string): string {
  const folder = join(sites, site);
  const files = globSync('**/*.{html,js,json,svg,webmanifest,conf}', { cwd: folder });
  expect(files.filter((file) => file.endsWith('manifest.webmanifest'))).not.toEqual([]);
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}
