import type { Page } from '@playwright/test';
import { contactForm } from '#tests/support/contactForm.ts';

/** A call that a page reads, and how the page behaves when the call fails. */
export interface Read {
  call: string;
  /** Words of the page that do not depend on the call. None for the account itself: without it nothing shows. */
  keeps?: string;
  /** The page does without the call, and shows no panel with a retry. */
  silent?: true;
  /** Does what makes the page send the call, where opening the page does not. */
  open?: (page: Page) => Promise<void>;
  /** Once it is ready, the page asks by itself once more for what has failed. */
  asksTwice?: true;
}

export interface PageReads {
  path: string;
  reads: readonly Read[];
}

const ME = '/api/accounts/me';

const ACCOUNT: Read = { call: `GET ${ME}` };

/** @param keeps words of the page that do not depend on the call */
export function read(path: string, keeps: string): Read {
  return { call: `GET ${path}`, keeps };
}

function silent(path: string, keeps: string): Read {
  return { ...read(path, keeps), silent: true };
}

/** A page of the account: it reads the customer's account, and the calls given. */
function page(path: string, ...reads: readonly Read[]): PageReads {
  return { path, reads: [ACCOUNT, ...reads] };
}

const CINEMAS = [read('/api/cinemas', 'Mes cinémas'), read(`${ME}/cinemas`, 'Lumen Bellecour')];
const FRIENDS = [read(`${ME}/friends`, 'Inviter un ami')];
const HISTORY = [read('/api/v4/client/shows', 'Mon historique')];
const LEAVING = [
  read(`${ME}/subscription`, 'Mon compte'),
  read(`${ME}/subscription/cancel/reasons`, 'Résilier votre contrat'),
];

async function openCinema(browser: Page): Promise<void> {
  await browser
    .getByRole('region', { name: 'Lyon' })
    .getByRole('button', { name: 'Voir le cinéma Lumen Bellecour' })
    .click();
}

async function chooseTopic(browser: Page): Promise<void> {
  const { theme, topic } = contactForm(browser);
  await theme.selectOption('Mon abonnement');
  await topic.selectOption('Carte');
}

/** The calls that each page reads, before and after it is ready. `npm run test:all -- faults` names calls that are missing. */
export const READS: readonly PageReads[] = [
  page(
    '/fr/',
    read('/api/ec/ebillet', 'Mon pass'),
    read('/api/alerts', 'Mon pass'),
    silent('/api/v2/survey', 'Mon pass'),
    silent(`${ME}/subscription`, 'Mon pass'),
    silent(`${ME}/advantages`, 'Mon pass'),
    silent(`${ME}/cards`, 'Mon pass'),
    silent('/api/faq/data', 'Mon pass'),
    silent('/api/shows', 'Mon pass'),
    silent('/api/zone/*', 'Mon pass'),
    { ...silent('/api/settings', 'Mon pass'), asksTwice: true },
  ),
  page('/fr/profile/', read(`${ME}/identities`, 'Vos données')),
  page('/fr/preferences/'),
  page('/fr/statistics/'),
  page('/fr/statistics/year/', read('/api/v4/client/shows', 'Mon année en films')),
  page('/fr/mail/'),
  page('/fr/tickets/', read('/api/ec/ebillet', 'Mes billets')),
  page(
    '/fr/cinemas/',
    ...CINEMAS,
    { ...read('/api/cinema/lumen-bellecour', 'Lumen Bellecour'), open: openCinema },
    { ...read('/api/cinema/*/shows', 'Lumen Bellecour'), open: openCinema },
  ),
  page('/m/fr/cinemas/', ...CINEMAS),
  page('/fr/friends/', ...FRIENDS),
  page('/m/fr/friends/', ...FRIENDS),
  page('/fr/history/', ...HISTORY),
  page('/m/fr/history/', ...HISTORY),
  page(
    '/fr/wishlist/',
    read('/api/v4/client/shows', 'Ma liste d’envies'),
    silent('/api/shows', 'Orbite basse'),
  ),
  page(
    '/fr/ratings/',
    read(`${ME}/movieToNote`, 'Sous les pavés'),
    read('/api/v4/client/shows', 'Trois tickets pour Oslo'),
  ),
  page(
    '/fr/recommendations/',
    read('/api/shows', 'Pour vous'),
    read('/api/v4/client/shows', 'Pour vous'),
    silent('/api/shows/trailers', 'Le Dernier Phare'),
  ),
  page('/fr/advantages/', read(`${ME}/advantages`, 'Mes cartes'), read(`${ME}/cards`, 'Pop-corn moyen'), {
    ...silent(`${ME}/cards/picture/*`, 'Pop-corn moyen'),
  }),
  page(
    '/fr/vouchers/',
    read(`${ME}/prepaids`, 'Cadeaux et petites attentions'),
    read(`${ME}/goodies`, 'Carte 10 places'),
  ),
  page(
    '/fr/subscription/',
    read(`${ME}/subscription`, 'Contrat et factures'),
    read(`${ME}/invoices`, 'Ce mois-ci'),
  ),
  page('/fr/subscription/cancel/', ...LEAVING),
  page('/fr/my-interests/', read('/api/interests', 'Mes centres d’intérêt')),
  page('/fr/messages/', read(`${ME}/case`, 'Mes messages')),
  page(
    '/fr/contact/',
    read('/api/faq/data', 'Écrivez-nous'),
    read('/api/cms/1.7.0/help-center/faq', 'Écrivez-nous'),
    silent('/api/cinemas', 'Écrivez-nous'),
    silent(`${ME}/case`, 'Écrivez-nous'),
    { ...read('/api/faq/topic/*', 'Écrivez-nous'), open: chooseTopic },
  ),
];
