import { birthFields } from '#tests/support/birthDate.ts';
import { tabTo } from '#tests/support/keyboard.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { expect, ready, test } from '#tests/support/test.ts';

test('with the keyboard alone: sign in, change the profile, sign out', async ({ page, sandbox }) => {
  await page.goto(`${siteUrl('fr')}/fr/profile/`);
  const persona = page.locator('button[value="subscriber"]');
  await persona.waitFor();
  await tabTo(page, persona);
  await page.keyboard.press('Enter');
  await ready(page);

  await tabTo(page, page.getByRole('link', { name: 'Aller au contenu' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: 'Mme' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByLabel('Ville'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Paris');
  await tabTo(page, page.getByRole('checkbox', { name: 'partenaires' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Enregistrer' }));
  await page.keyboard.press('Enter');
  await expect
    .poll(() => sandbox.bodies('PATCH /api/accounts/me'))
    .toEqual([{ salutation: 'civ-other', city: 'Paris', optinCommunication: true }]);
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeFocused();

  await page.keyboard.press('ControlOrMeta+Home');
  await tabTo(page, page.getByRole('button', { name: 'Mon compte', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Se déconnecter' }));
  await page.keyboard.press('Enter');
  await persona.waitFor();
});

test('with the keyboard alone: register @nightly', async ({ page, sandbox, signIn }) => {
  await signIn('unregistered', '/fr/register/');
  await tabTo(page, page.getByRole('radio', { name: 'M.' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Créer mon compte' }));
  await page.keyboard.press('Enter');
  // The first invalid field has the focus.
  const born = birthFields(page);
  for (const [index, digits] of ['31', '12', '1999'].entries()) {
    await expect(born.nth(index)).toBeFocused();
    await page.keyboard.type(digits);
    await page.keyboard.press('Tab');
  }
  await tabTo(page, page.getByRole('checkbox', { name: 'conditions générales' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Lire les conditions générales' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Créer mon compte' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour' })).toBeFocused();
  await expect
    .poll(() => sandbox.bodies('PATCH /api/accounts/me'))
    .toEqual([
      expect.objectContaining({ salutation: 'civ-mr', dateOfBirth: '1999-12-31', registered: true }),
    ]);
});
