import type { Locator, Page } from '@playwright/test';
import type { Hand } from './hand.ts';

/** One page of an area, and what a customer does there. */
export interface Area {
  name: string;
  path: string;
  visit: (hand: Hand) => Promise<void>;
}

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name }).first();
const search = (page: Page) => page.getByRole('searchbox').first();
const more = (page: Page | Locator) => button(page, /^Afficher .* de plus$/);
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Types a search letter by letter, and deletes it letter by letter. */
async function searchFor({ page, tap, type, press }: Hand, text: string): Promise<void> {
  await tap('touch the search field', search(page));
  await type('search, letter by letter', text);
  for (let left = text.length; left > 0; left--) await press('take a letter back', 'Backspace');
}

async function showMore({ page, tap }: Hand, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await tap('show more', more(page));
}

async function openAndClose(hand: Hand, what: string, opener: string | RegExp): Promise<void> {
  const { page, tap } = hand;
  await tap(what, button(page, opener));
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  await tap(`${what}: close`, dialog.getByRole('button', { name: 'Fermer', exact: true }).first());
}

export const AREAS: readonly Area[] = [
  {
    name: 'wishlist',
    path: '/fr/wishlist/',
    async visit(hand) {
      const { page, tap } = hand;
      await searchFor(hand, 'miroir d');
      await showMore(hand, 3);
      for (let film = 0; film < 3; film++) {
        await tap('take off the list', button(page, /^Retirer .* de ma liste$/));
        await tap('undo', button(page, 'Annuler'));
      }
    },
  },
  {
    name: 'history',
    path: '/fr/history/',
    async visit(hand) {
      await searchFor(hand, 'phare de');
      await showMore(hand, 3);
    },
  },
  {
    name: 'ratings',
    path: '/fr/ratings/',
    async visit(hand) {
      const { page, tap } = hand;
      const [toRate, rated] = [region(page, 'À noter'), region(page, 'Déjà notés')];
      await searchFor(hand, 'train de');
      for (let film = 0; film < 3; film++) {
        await tap('rate', toRate.getByRole('radio', { name: '4 étoiles' }).first());
        await tap('do not rate', toRate.getByRole('button', { name: /^Ne pas noter/ }).first());
        await tap('change a rating', rated.getByRole('radio', { name: '2 étoiles' }).first());
        await tap('remove a rating', rated.getByRole('button', { name: /^Retirer la note/ }).first());
        await tap('undo', rated.getByRole('button', { name: 'Annuler' }));
      }
      await showMore(hand, 3);
    },
  },
  {
    name: 'recommendations',
    path: '/fr/recommendations/',
    async visit({ page, tap }) {
      for (let film = 0; film < 3; film++) {
        const heart = button(page, /^Ajouter .* à ma liste d’envies$/);
        await tap('put on the list', heart);
        await tap('take off the list', heart);
      }
    },
  },
  {
    name: 'cinemas',
    path: '/fr/cinemas/',
    async visit(hand) {
      const { page, tap } = hand;
      await searchFor(hand, 'paris');
      const heart = region(page, 'Paris')
        .getByRole('button', { name: /dans mes favoris$/ })
        .first();
      for (let time = 0; time < 3; time++) {
        await tap('mark or unmark a favourite', heart);
        await tap('mark or unmark a favourite', heart);
      }
      await openAndClose(hand, 'open a cinema', /^Voir le cinéma/);
      await tap('the nearest', button(page, 'Autour de moi'));
      await tap('by city', button(page, 'Par ville'));
    },
  },
  {
    name: 'friends',
    path: '/fr/friends/',
    async visit(hand) {
      const { page, tap, type } = hand;
      await searchFor(hand, 'elise le');
      for (let friend = 0; friend < 3; friend++) {
        await tap('accept', button(page, /^Accepter la demande/));
        await tap('decline', button(page, /^Refuser la demande/));
        await tap('delete', button(page, /^Retirer .* de vos amis$/));
      }
      await tap('touch the address field', page.getByRole('textbox', { name: 'Son adresse e-mail' }));
      await type('an address, letter by letter', 'a@b.fr');
      await tap('invite', button(page, 'Envoyer l’invitation'));
    },
  },
  {
    name: 'statistics',
    path: '/fr/statistics/',
    async visit(hand) {
      const { page, tap } = hand;
      for (let time = 0; time < 2; time++) {
        await tap('open the menu', button(page, 'Menu'));
        await tap('shut the menu', button(page, 'Menu'));
      }
      await openAndClose(hand, 'open the account menu', 'Mon compte');
    },
  },
  {
    name: 'tickets',
    path: '/fr/tickets/',
    async visit(hand) {
      const { page } = hand;
      await openAndClose(hand, 'show a ticket', 'Afficher le billet');
      await openAndClose(hand, 'have a ticket sent', 'Par e-mail');
      const coming = page.locator('section', { hasText: 'À venir' });
      const past = page.locator('section', { hasText: 'Séances passées' });
      await hand.tap('unfold the past', past.locator('summary'));
      for (let time = 0; time < 2; time++) {
        await hand.tap('show more of those to come', more(coming));
        await hand.tap('show more of the past', more(past));
      }
      await hand.tap('show a past ticket', past.getByRole('button').first());
      await hand.press('close with Escape', 'Escape');
      await openAndClose(hand, 'open the account menu', 'Mon compte');
    },
  },
  {
    name: 'invoices',
    path: '/fr/subscription/',
    async visit({ page, tap }) {
      const years = page.locator('details > summary');
      const count = Math.min(5, await years.count());
      for (let year = 0; year < count; year++) await tap('open or shut a year', years.nth(year));
      for (let year = 0; year < count; year++) await tap('open or shut a year', years.nth(year));
    },
  },
  {
    name: 'messages',
    path: '/fr/messages/',
    async visit({ page, tap, type }) {
      const cases = page.getByRole('navigation', { name: 'Mes demandes' }).getByRole('link');
      for (let one = 0; one < 3; one++) {
        await tap('open a case', cases.nth(one));
        await tap('back to the list', page.getByRole('link', { name: 'Toutes mes demandes' }));
      }
      await tap('open a case', cases.filter({ hasText: 'En cours' }).first());
      await tap('touch the reply', page.getByRole('textbox', { name: 'Votre réponse' }));
      await type('a reply, letter by letter', 'bonjour');
      await tap('send a reply', button(page, 'Envoyer'));
    },
  },
];
