import type { Page } from '@playwright/test';
import { first, openFirst, second } from './emailChange.ts';
import { card, openFurther } from './wallet.ts';

/** One of the eleven actions that carry the answer to a challenge, on a French page. */
export interface ChallengedAction {
  call: string;
  path: string;
  /** Takes the steps before the action, which may have challenges of their own. */
  before?: (page: Page) => Promise<unknown>;
  /** Opens the action's dialog. */
  open: (page: Page) => Promise<unknown>;
  /** Texts to type, by label. */
  typed: Readonly<Record<string, string>>;
  save: string;
}

const CARD = 'Carte 10 places';
const VOUCHERS = '/fr/vouchers/';
const CARDS = '/fr/advantages/';
const PROFILE = '/fr/profile/';

function press(name: string): (page: Page) => Promise<void> {
  return (page) => page.getByRole('button', { name }).first().click();
}

export const ADD_GIFT_CARD: ChallengedAction = {
  call: 'PATCH /api/accounts/me/giftcard',
  path: VOUCHERS,
  open: press('Ajouter une carte cadeau'),
  typed: { Numéro: '0012 3402', 'Code secret': '0012' },
  save: 'Ajouter la carte cadeau',
};

export const CHALLENGED_ACTIONS: readonly ChallengedAction[] = [
  ADD_GIFT_CARD,
  {
    call: 'PATCH /api/accounts/me/prepaids',
    path: VOUCHERS,
    open: press('Ajouter une carte prépayée'),
    typed: { Numéro: '0012 3400' },
    save: 'Ajouter la carte',
  },
  {
    call: 'PATCH /api/accounts/me/voucher',
    path: VOUCHERS,
    open: press('Ajouter un bon'),
    typed: { Numéro: '0012 3401' },
    save: 'Ajouter le bon',
  },
  {
    call: 'POST /api/accounts/me/prepaids/donate',
    path: VOUCHERS,
    open: (page) => card(page, CARD).getByRole('button', { name: 'Offrir' }).first().click(),
    typed: { 'Son adresse e-mail': 'lou@lumen.test' },
    save: 'Offrir',
  },
  {
    call: 'POST /api/accounts/me/prepaids/donate/cancel',
    path: VOUCHERS,
    open: press('Reprendre'),
    typed: {},
    save: 'Reprendre le cadeau',
  },
  {
    call: 'POST /api/accounts/me/prepaids/cancel',
    path: VOUCHERS,
    open: (page) => openFurther(card(page, CARD).first(), 'Retirer de mon compte'),
    typed: {},
    save: 'Retirer de mon compte',
  },
  {
    call: 'DELETE /api/accounts/me/prepaids',
    path: VOUCHERS,
    open: (page) => openFurther(card(page, CARD).first(), 'Supprimer'),
    typed: {},
    save: 'Supprimer pour de bon',
  },
  {
    call: 'PATCH /api/accounts/me/cards',
    path: CARDS,
    open: press('Ajouter une carte'),
    typed: { 'Nom du titulaire': 'Moreau', 'Numéro de carte': '0012 3456' },
    save: 'Ajouter la carte',
  },
  {
    call: 'DELETE /api/accounts/me/cards/cb',
    path: CARDS,
    open: press('Retirer la carte bancaire'),
    typed: {},
    save: 'Retirer la carte',
  },
  {
    call: 'POST /api/accounts/me/checkCredentials',
    path: PROFILE,
    open: openFirst,
    typed: { 'Adresse e-mail actuelle': 'subscriber@lumen.test', 'Mot de passe': 'popcorn' },
    save: 'Continuer',
  },
  {
    call: 'PATCH /api/accounts/me/email',
    path: PROFILE,
    before: async (page) => {
      const issued = page.waitForResponse('**/captcha/challenge**');
      await openFirst(page);
      await issued;
    },
    open: async (page) => {
      await first(page).getByLabel('Mot de passe').fill('popcorn');
      await page.keyboard.press('Enter');
      await second(page).waitFor();
    },
    typed: { 'Nouvelle adresse e-mail': 'ana@nouveau.test', 'La même': 'ana@nouveau.test' },
    save: 'Changer d’adresse',
  },
];
