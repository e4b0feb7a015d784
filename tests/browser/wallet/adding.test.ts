import { quiet } from '#tests/support/quiet.ts';
import { countTaps } from '#tests/support/taps.ts';
import { expect, test } from '#tests/support/test.ts';
import { sent, toasts } from '#tests/support/wallet.ts';

interface Added {
  names: string;
  open: string;
  call: string;
  fill: Record<string, string>;
  body: Record<string, string>;
  toast: string;
}

const ADDED: readonly Added[] = [
  {
    names: '[calls/patch-prepaid, wallet/prepaid-added, wallet/prepaid-refused]',
    open: 'Ajouter une carte prépayée',
    call: 'PATCH /api/accounts/me/prepaids',
    fill: { Numéro: '0012 3400' },
    body: { num: '00123400' },
    toast: 'Carte ajoutée',
  },
  {
    names: '[calls/patch-voucher, wallet/voucher-added, wallet/voucher-refused]',
    open: 'Ajouter un bon',
    call: 'PATCH /api/accounts/me/voucher',
    fill: { Numéro: '0012 3401' },
    body: { cardNumber: '00123401' },
    toast: 'Bon ajouté',
  },
  {
    names: '[calls/patch-gift-card, wallet/gift-card-pin-kept]',
    open: 'Ajouter une carte cadeau',
    call: 'PATCH /api/accounts/me/giftcard',
    fill: { Numéro: '0012 3402', 'Code secret': '0012' },
    body: { cardNumber: '00123402', pinCode: '0012' },
    toast: 'Carte cadeau ajoutée',
  },
];

for (const { names, open, call, fill, body, toast } of ADDED) {
  test(`${names} [wallet/added-item-appears, http/challenged-calls] ${call}: a refusal keeps the dialog and what was typed; an added item is in the list`, async ({
    page,
    sandbox,
    signIn,
  }) => {
    await quiet(sandbox);
    await signIn('empty', '/fr/vouchers/');
    await page.setViewportSize({ width: 360, height: 740 });
    const taps = await countTaps(page);
    await page.getByRole('button', { name: open }).first().click();
    const dialog = page.getByRole('dialog', { name: open });
    const save = dialog.getByRole('button', { name: 'Ajouter' });
    await save.click();
    expect(await sandbox.calls(call)).toHaveLength(0);
    for (const [label, value] of Object.entries(fill)) {
      // Codes may have letters: a phone must not open its number pad.
      await expect(dialog.getByLabel(label)).not.toHaveAttribute('inputmode');
      await dialog.getByLabel(label).fill(value);
    }
    await sandbox.fault({ match: call, fault: '400' });
    await save.click();
    await expect(toasts(page)).toContainText('Une erreur est survenue');
    await expect(dialog.locator('form').getByRole('alert')).toContainText('n’a pas été accepté');
    for (const [label, value] of Object.entries(fill))
      await expect(dialog.getByLabel(label)).toHaveValue(value);
    await save.click();
    await expect(dialog).toHaveCount(0);
    await expect(toasts(page)).toContainText(toast);
    for (const value of Object.values(body)) await expect(page.getByRole('article')).toContainText(value);
    await expect(page.getByRole('article')).toBeInViewport();
    // Two presses were refused.
    expect((await taps()) - 2).toBeLessThanOrEqual(5);
    await expect
      .poll(() => sent(sandbox, call))
      .toEqual([
        { body, challenged: true },
        { body, challenged: true },
      ]);
  });
}
