// Its own pages throw errors, which the tests of this site would count.
import { test, type Page } from '@playwright/test';
import { PASSWORD, startGlewlwyd, type CUSTOMERS } from '#tests/support/glewlwyd.ts';
import { signOut } from '#tests/support/signOut.ts';
import { nameIsShown, startSiteAtTenant } from '#tests/support/siteAtTenant.ts';
import { expect, ready } from '#tests/support/test.ts';

const PROFILE = '/fr/profile/?a=1';

/** It asks at each visit, also of a customer whom it knows. */
async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Continuer|Doorgaan/ }).click();
}

async function signInAtTenant(page: Page, customer: (typeof CUSTOMERS)[number]): Promise<void> {
  await page.locator('#username').fill(customer);
  await page.locator('#password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await goOn(page);
}

test('[identity/tenant-of-others] Glewlwyd signs in, again after a reload and a refused token, and out', async ({
  page,
}) => {
  const site = await startSiteAtTenant('openid.localhost', startGlewlwyd, ['fr', 'nl']);
  expect(await site.complaints()).toEqual([]);
  await page.goto(site.origin + PROFILE);
  await signInAtTenant(page, 'someone');
  await page.waitForURL(site.origin + PROFILE);
  await nameIsShown(page);

  await test.step('a reload', async () => {
    await page.reload();
    await goOn(page);
    await page.waitForURL(site.origin + PROFILE);
    await nameIsShown(page);
  });
  await test.step('another page of the same document', async () => {
    await page.getByRole('link', { name: 'Mes cinémas' }).first().click();
    await ready(page);
    await page.goBack();
    await nameIsShown(page);
  });
  await test.step('a token that the API refuses leads to a visit; what was typed stays', async () => {
    site.expireTokens();
    await page.getByLabel('Prénom').fill('Marguerite');
    await page.getByRole('button', { name: 'Enregistrer' }).first().click();
    await goOn(page);
    await page.waitForURL(site.origin + PROFILE);
    await ready(page);
    await expect(page.getByLabel('Prénom')).toHaveValue('Marguerite');
  });
  await test.step('a sign-out', async () => {
    await signOut(page);
    // It knows the address to return to, and stays where it is.
    await expect(page.getByText(`${site.origin}/fr/`)).toBeVisible();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page.getByText('Vous êtes déconnecté')).toBeVisible();
    await page.goto(site.origin + PROFILE);
    await expect(page.locator('#username')).toHaveValue('');
  });
  await test.step('another customer, on both sites', async () => {
    await signInAtTenant(page, 'empty');
    await page.waitForURL(site.origin + PROFILE);
    await ready(page);
    await expect(page.getByLabel('Prénom')).toHaveValue('Noé');
    await page.goto(`${site.originOf('nl')}/nl/profile/`);
    await goOn(page);
    await page.waitForURL(/\/nl\/profile\/$/);
    await ready(page);
    await expect(page.getByLabel('Voornaam')).toHaveValue('Noé');
  });
  await site.stop();
});
