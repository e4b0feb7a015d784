import type { Page } from '@playwright/test';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { openFurther } from '#tests/support/wallet.ts';
import type { Action, Deed, Scene } from '../action.ts';

const ME = '/api/accounts/me';
const PATH = '/fr/vouchers/';

async function press(
  page: Page,
  button: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

interface Kind {
  open: string;
  call: string;
  save: string;
  more: Readonly<Record<string, string>>;
}

const KINDS: readonly Kind[] = [
  { open: 'Ajouter une carte prépayée', call: 'prepaids', save: 'Ajouter la carte', more: {} },
  { open: 'Ajouter un bon', call: 'voucher', save: 'Ajouter le bon', more: {} },
  {
    open: 'Ajouter une carte cadeau',
    call: 'giftcard',
    save: 'Ajouter la carte cadeau',
    more: { 'Code secret': '0012' },
  },
];

export const ADD_TO_WALLET: Action = {
  name: 'add to wallet',
  path: PATH,
  truth: OUTCOMES.changeWallet,
  offer({ page, journey, pick }) {
    const kind = pick(KINDS);
    const number = journey.newNumber();
    if (!kind) return undefined;
    const opener = page.getByRole('button', { name: kind.open }).first();
    return {
      control: opener,
      what: `${kind.open} ${number}`,
      call: `PATCH ${ME}/${kind.call}`,
      change: () => ({ [`prepaid ${number}`]: 'own' }),
      async act() {
        await opener.click();
        await press(page, kind.save, { Numéro: number, ...kind.more });
      },
    };
  },
};

/** Offers a card, takes it back, takes it off the account, or deletes it. */
export const CHANGE_CARD: Action = {
  name: 'change card',
  path: PATH,
  truth: OUTCOMES.changeWallet,
  offer(scene) {
    const own = scene.world.prepaids.filter(({ status, code }) => status === 2 && code !== '');
    const item = scene.pick(own.filter(({ type }) => ['prepaid', 'gift', 'voucher'].includes(type ?? '')));
    if (!item) return undefined;
    const deeds = item.given
      ? [takeBack(scene, item.number, item.given.mail ?? '')]
      : [
          ...(item.shareable === true ? [offer(scene, item.number)] : []),
          remove(scene, item.number, 'POST', 'Retirer de mon compte', 'Retirer de mon compte'),
          remove(scene, item.number, 'DELETE', 'Supprimer', 'Supprimer pour de bon'),
        ];
    return scene.pick(deeds);
  },
};

function offer({ page, journey }: Scene, number: string): Deed {
  const mail = `lou${journey.newNumber()}@lumen.test`;
  return {
    what: `offer ${number} to ${mail}`,
    control: cardOf(page, number),
    call: `POST ${ME}/prepaids/donate`,
    change: () => ({ [`prepaid ${number}`]: `given to ${mail}` }),
    async act() {
      await cardOf(page, number)
        .getByRole('button', { name: /^Offrir/ })
        .click();
      await press(page, 'Offrir', { 'Son adresse e-mail': mail });
    },
  };
}

function takeBack({ page }: Scene, number: string, mail: string): Deed {
  return {
    what: `take back ${number} from ${mail}`,
    control: cardOf(page, number),
    call: `POST ${ME}/prepaids/donate/cancel`,
    change: () => ({ [`prepaid ${number}`]: 'own' }),
    async act() {
      await cardOf(page, number)
        .getByRole('button', { name: /^Reprendre/ })
        .click();
      await press(page, 'Reprendre le cadeau');
    },
  };
}

function remove(
  { page }: Scene,
  number: string,
  method: 'POST' | 'DELETE',
  button: string,
  save: string,
): Deed {
  return {
    what: `${button} ${number}`,
    control: cardOf(page, number),
    call: method === 'POST' ? `POST ${ME}/prepaids/cancel` : `DELETE ${ME}/prepaids`,
    change: () => ({ [`prepaid ${number}`]: undefined }),
    async act() {
      await openFurther(cardOf(page, number), button);
      await press(page, save);
    },
  };
}

function cardOf(page: Page, number: string) {
  return page.getByRole('article').filter({ hasText: number });
}

export const ADD_CARD: Action = {
  name: 'add card',
  path: '/fr/advantages/',
  truth: OUTCOMES.addCard,
  offer({ page, journey, world }) {
    const number = journey.newNumber();
    const button = page.getByRole('button', { name: 'Ajouter une carte' }).first();
    return {
      control: button,
      what: `add card ${number}`,
      call: `PATCH ${ME}/cards`,
      change: () => ({ [`card ${number}`]: 'yes' }),
      async act() {
        await button.click();
        await press(page, 'Ajouter la carte', {
          'Nom du titulaire': world.account.lastname ?? '',
          'Numéro de carte': number,
        });
      },
    };
  },
};

export const REMOVE_BANK_CARD: Action = {
  name: 'remove bank card',
  path: '/fr/advantages/',
  truth: OUTCOMES.removeBankCard,
  offer({ page, world }) {
    const button = page.getByRole('button', { name: 'Retirer la carte bancaire' });
    if (!world.account.card) return undefined;
    return {
      control: button,
      what: 'remove the bank card',
      call: `DELETE ${ME}/cards/cb`,
      change: () => ({ 'bank card': undefined }),
      async act() {
        await button.click();
        await press(page, 'Retirer la carte');
      },
    };
  },
};
