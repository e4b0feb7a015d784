import type { Locator, Page } from '@playwright/test';
import { cinemasOf } from '#sandbox/areas/cinemaCatalogue.ts';
import { siteOf } from '#sites/sites.ts';
import { named, plain, type Kept } from './kept.ts';

/** A page that shows a part of what the backend has. */
export interface Area {
  shows: (page: Page) => Promise<readonly string[]>;
  expected: (kept: Kept) => readonly string[];
}

/** The French cinemas: name by reference. */
export const CINEMAS: ReadonlyMap<string, string> = new Map(
  cinemasOf(siteOf('fr'), 'fr').map(({ name, vistaRef }) => [String(vistaRef), String(name)]),
);

const CONSENTS = [
  ['optinMail', 'Sorties et avant-premières'],
  ['optinCommunication', 'Offres de nos partenaires'],
] as const;

/** By the path of the page. */
export const AREAS: Readonly<Record<string, Area>> = {
  '/fr/cinemas/': {
    shows: (page) => names(page.getByRole('region', { name: 'Mes favoris' }).getByRole('article')),
    expected: (kept) =>
      named(kept, 'favourite')
        .map((reference) => CINEMAS.get(reference) ?? '')
        .toSorted(),
  },
  '/fr/preferences/': {
    shows: async (page) =>
      Promise.all(
        CONSENTS.map(async ([line, name]) => {
          const checked = await page.getByRole('switch', { name }).getAttribute('aria-checked');
          return `${line} ${checked ?? ''}`;
        }),
      ),
    expected: (kept) => CONSENTS.map(([line]) => `${line} ${kept[line] ?? ''}`),
  },
  '/fr/friends/': {
    shows: async (page) => {
      const groups = { received: 'Demandes reçues', accepted: 'Vos amis', pending: 'Invitations envoyées' };
      const counts = Object.entries(groups).map(async ([status, name]) => {
        const count = await page.getByRole('region', { name }).getByRole('article').count();
        return `${status} ${count}`;
      });
      return Promise.all(counts);
    },
    expected: (kept) =>
      ['received', 'accepted', 'pending'].map((status) => {
        const friends = named(kept, 'friend').filter((id) => kept[`friend ${id}`] === status);
        return `${status} ${friends.length}`;
      }),
  },
  '/fr/wishlist/': {
    shows: (page) => texts(page.getByRole('main').getByRole('listitem').getByRole('heading')),
    expected: (kept) => named(kept, 'wish').toSorted(),
  },
  '/fr/ratings/': {
    shows: (page) =>
      texts(page.getByRole('region', { name: 'Déjà notés' }).getByRole('listitem').getByRole('heading')),
    expected: (kept) => named(kept, 'rating').toSorted(),
  },
  '/fr/profile/': {
    shows: async (page) => [await page.getByLabel('Ville').inputValue()],
    expected: (kept) => [kept.city ?? ''],
  },
  '/fr/my-interests/': {
    shows: async (page) => [String(await page.getByRole('checkbox', { checked: true }).count())],
    expected: (kept) => [String(named(kept, 'interest').length)],
  },
  '/fr/advantages/': {
    shows: async (page) => [
      `bank card ${await page.getByRole('article', { name: 'Carte bancaire' }).count()}`,
      ...(await numbers(page.getByRole('main'))),
    ],
    expected: (kept) => [
      `bank card ${kept['bank card'] === undefined ? 0 : 1}`,
      ...typed(named(kept, 'card')),
    ],
  },
  '/fr/vouchers/': {
    shows: (page) => numbers(page.getByRole('article')),
    expected: (kept) => typed(named(kept, 'prepaid')),
  },
  '/fr/tickets/': {
    shows: async (page) => [String(await page.getByRole('article').filter({ visible: true }).count())],
    expected: (kept) => [String(comingTickets(kept).length)],
  },
  '/fr/messages/': {
    shows: async (page) => {
      const list = page.getByRole('navigation', { name: 'Mes demandes' });
      return [String(await list.getByRole('listitem').count())];
    },
    expected: (kept) => {
      const counts = named(kept, 'case').map((line) => Number(kept[`case ${line}`]));
      return [String(counts.reduce((sum, count) => sum + count, 0))];
    },
  },
};

/** The ids of the tickets that the page of tickets shows open: ticket 43 is past for each customer here. */
export function comingTickets(kept: Kept): string[] {
  return named(kept, 'ticket').filter((id) => id !== '43' && kept[`ticket ${id}`] === 'CONFIRMED');
}

/** The numbers that journeys have typed. */
function typed(all: readonly string[]): string[] {
  return all.filter((number) => /^77\d{2}913\d{3}$/.test(number)).toSorted();
}

/** Those that stand by themselves: an address that was typed has a number too. */
async function numbers(of: Locator): Promise<string[]> {
  const all = (await of.allTextContents()).join('\n');
  return [...new Set(all.match(/(?<![a-z])77\d{2}913\d{3}/g) ?? [])].toSorted();
}

async function texts(of: Locator): Promise<string[]> {
  return (await of.allTextContents()).map(plain).toSorted();
}

async function names(of: Locator): Promise<string[]> {
  return (await of.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))).toSorted();
}
