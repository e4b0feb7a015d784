import { quiet } from '#tests/support/quiet.ts';
import { expectReadEverywhere, readCode } from '#tests/support/readCode.ts';
import { passSummary } from '#tests/support/subscription.ts';
import { expect, test } from '#tests/support/shared.ts';

const NUMBER = '9040 0003 2210';

test('[subscription/pass-at-the-door, home/pass-at-the-door] one press on home shows the pass in full screen, white in the dark scheme, with photo, holder and state', async ({
  page,
  sandbox,
  signIn,
}) => {
  await quiet(sandbox);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await signIn('subscriber');
  const opener = passSummary(page).getByRole('button', { name: 'Afficher mon pass' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cinépass' });
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(dialog.getByText('Valable')).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Votre photo' })).toBeVisible();
  await expect(dialog.getByText(/^Ana /)).toBeVisible();
  await expect(dialog.getByText(NUMBER)).toBeInViewport();
  const code = dialog.getByRole('img', { name: 'Code : Cinépass' });
  expect(await readCode(await code.screenshot())).toMatchObject({ text: '904000032210' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('[wallet/cards-at-the-door] a card that opens a door is shown in full screen, and an inactive one is not @nightly', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', '/fr/advantages/');
  const cards = page.getByRole('group', { name: 'Mes cartes' });
  await cards.getByRole('button', { name: 'Afficher Lumen & moi' }).click();
  const loyalty = page.getByRole('dialog', { name: 'Lumen & moi' });
  const code = loyalty.getByRole('img', { name: /^Code/ });
  await expect(code).toBeVisible();
  expect(await readCode(await code.screenshot())).toMatchObject({ text: '290055120187' });
  await loyalty.getByRole('button', { name: 'Fermer' }).click();
  await expect(cards.getByText('Lumen 20')).toBeVisible();
  await expect(cards.getByRole('button', { name: 'Afficher Lumen 20' })).toHaveCount(0);
});

test('[subscription/pass-at-the-door, sites/pass-code, environments/code-can-be-scanned] the Dutch site draws the number as bars, which a scanner reads whatever recolours the page', async ({
  page,
  signIn,
}) => {
  await signIn('subscriber', '/nl/', { site: 'nl' });
  await page.getByRole('button', { name: 'Mijn pas tonen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cinépass' });
  const bars = dialog.getByRole('img', { name: 'Code: Cinépass' });
  await expect(bars).toBeVisible();
  expect(await readCode(await bars.screenshot())).toMatchObject({ kind: 'Code128', text: '904000032210' });
  await expectReadEverywhere(page, bars, '904000032210');
});
