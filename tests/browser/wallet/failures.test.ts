import type { Page } from '@playwright/test';
import { countRequests } from '#tests/support/faultCases.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { quiet } from '#tests/support/quiet.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';
import { ANSWER_UNREAD, underEachFault } from '#tests/support/underEachFault.ts';
import { card, openFurther, toasts } from '#tests/support/wallet.ts';

/** Faults under which the server has done it, but its answer cannot be read; the reloaded list shows it. */
const DONE_ALL_THE_SAME = ['lost-reply', 'truncated'] as const;
const SUCCEEDS = [...ANSWER_UNREAD, ...DONE_ALL_THE_SAME];

const LIST = 'GET /api/accounts/me/prepaids';
const OFFER = 'POST /api/accounts/me/prepaids/donate';
const DELETE = 'DELETE /api/accounts/me/prepaids';

interface Doing {
  name: string;
  call: string;
  open: (page: Page) => Promise<void>;
  save: string;
  fill?: Record<string, string>;
}

/** Actions on cards. There are many cards of one name, so that each fault has a fresh one. */
const DOINGS: readonly Doing[] = [
  {
    name: 'offer',
    call: OFFER,
    open: (page) => card(page, 'Carte 10 places').getByRole('button', { name: 'Offrir' }).first().click(),
    save: 'Offrir',
    fill: { 'Son adresse e-mail': 'lou@lumen.test' },
  },
  {
    name: 'take back',
    call: 'POST /api/accounts/me/prepaids/donate/cancel',
    open: (page) => card(page, 'Carte 10 places').getByRole('button', { name: 'Reprendre' }).first().click(),
    save: 'Reprendre le cadeau',
  },
  {
    name: 'dissociate',
    call: 'POST /api/accounts/me/prepaids/cancel',
    open: (page) => openFurther(card(page, 'Carte 10 places').first(), 'Retirer de mon compte'),
    save: 'Retirer de mon compte',
  },
  {
    name: 'delete',
    call: DELETE,
    open: (page) => openFurther(card(page, 'Carte 10 places').first(), 'Supprimer'),
    save: 'Supprimer pour de bon',
  },
  {
    name: 'add a prepaid card',
    call: 'PATCH /api/accounts/me/prepaids',
    open: (page) => page.getByRole('button', { name: 'Ajouter une carte prépayée' }).click(),
    save: 'Ajouter la carte',
    fill: { Numéro: '00' },
  },
  {
    name: 'add a voucher',
    call: 'PATCH /api/accounts/me/voucher',
    open: (page) => page.getByRole('button', { name: 'Ajouter un bon' }).click(),
    save: 'Ajouter le bon',
    fill: { Numéro: '01' },
  },
  {
    name: 'add a gift card',
    call: 'PATCH /api/accounts/me/giftcard',
    open: (page) => page.getByRole('button', { name: 'Ajouter une carte cadeau' }).click(),
    save: 'Ajouter la carte cadeau',
    fill: { Numéro: '02', 'Code secret': '0012' },
  },
];

for (const { name, call, open, save, fill = {} } of DOINGS) {
  test(
    `[wallet/failed-action-keeps-modal] each fault of the call to ${name}: the dialog keeps what was typed, and nothing is sent twice`,
    { tag: TAG.faults },
    async ({ page, sandbox, signIn }) => {
      await quiet(sandbox);
      await signIn('heavy', '/fr/vouchers/');
      const dialog = page.getByRole('dialog');
      let turn = 100;
      let typed: Record<string, string> = {};
      await underEachFault({
        page,
        sandbox,
        call,
        truth: OUTCOMES.changeWallet,
        succeedsUnder: SUCCEEDS,
        act: async () => {
          if ((await dialog.count()) === 0) {
            await open(page);
            turn++;
          }
          typed = Object.fromEntries(
            Object.entries(fill).map(([label, value]) => [
              label,
              label === 'Numéro' ? `${value}${turn}` : value,
            ]),
          );
          for (const [label, value] of Object.entries(typed)) await dialog.getByLabel(label).fill(value);
          await dialog.getByRole('button', { name: save, exact: true }).click();
        },
        held: async () => {
          await expect(dialog.locator('form').getByRole('alert')).toContainText(/réessayez|pas été/i);
          for (const [label, value] of Object.entries(typed))
            await expect(dialog.getByLabel(label)).toHaveValue(value);
        },
        succeeded: () => expect(dialog).toHaveCount(0),
      });
    },
  );
}

test(
  'an offer whose reply is lost is found in the list, and not sent again',
  { tag: TAG.needsServer },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('subscriber', '/fr/vouchers/');
    const requests = countRequests(page, OFFER);
    await card(page, 'Carte 10 places').getByRole('button', { name: 'Offrir' }).click();
    const dialog = page.getByRole('dialog');
    const offer = dialog.getByRole('button', { name: 'Offrir', exact: true });
    await dialog.getByLabel('Son adresse e-mail').fill('lou@lumen.test');
    // Neither the reply nor the list arrives, so the page cannot know. The browser repeats the request by itself.
    // The server refuses the repetition, since the captcha's answer is used up, but the offer is made all the same.
    await sandbox.fault({ match: OFFER, fault: 'lost-reply' });
    await sandbox.fault({ match: LIST, fault: 'reset', times: 0 });
    await offer.click();
    await expect(toasts(page)).toContainText('La réponse s’est perdue');
    await expect(dialog.locator('form').getByRole('alert')).toContainText('Rien ne sera envoyé deux fois');
    await expect(dialog.getByLabel('Son adresse e-mail')).toHaveValue('lou@lumen.test');
    await offer.click();
    await expect(offer).not.toHaveAttribute('aria-busy', 'true');
    await expect(dialog).toBeVisible();
    // The customer closes the dialog and loads the list again.
    await sandbox.clearFaults();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    const given = card(page, 'Carte 10 places');
    await expect(given).toContainText('Offert à lou@lumen.test');
    await expect(given.getByRole('button', { name: 'Offrir' })).toHaveCount(0);
    expect(requests.count()).toBe(1);
  },
);

test(
  'a deletion whose reply and list are lost: the next press loads the list first, and confirms the deletion',
  { tag: TAG.needsServer },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('subscriber', '/fr/vouchers/');
    const requests = countRequests(page, DELETE);
    await openFurther(card(page, 'Carte 10 places'), 'Supprimer');
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: 'Supprimer pour de bon' });
    await sandbox.fault({ match: DELETE, fault: 'lost-reply', times: 0 });
    await sandbox.fault({ match: LIST, fault: '503' });
    await save.click();
    await expect(dialog.locator('form').getByRole('alert')).toContainText('Rien ne sera envoyé deux fois');
    await save.click();
    await expect(dialog).toHaveCount(0);
    await expect(toasts(page)).toContainText('C’est supprimé');
    await expect(card(page, 'Carte 10 places')).toHaveCount(0);
    expect(requests.count()).toBe(1);
  },
);
