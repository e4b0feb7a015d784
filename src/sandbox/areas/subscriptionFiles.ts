import type { InvoiceWire, SubscriptionWire } from '#areas/subscription/contract.ts';
import { LOCALES, type Language, type Site } from '#sites/site.ts';
import { type ByLanguage, inLanguage } from '../choose.ts';
import { onePagePdf } from '../pdf.ts';
import type { World } from '../world.ts';

type CardWire = NonNullable<SubscriptionWire['card']>;

interface Texts {
  invoice: string;
  contract: string;
  date: string;
  holder: string;
  amount: string;
  pass: string;
  card: string;
  since: string;
  until: string;
  specimen: string;
}

const TEXTS: ByLanguage<Texts> = {
  fr: {
    invoice: 'Facture',
    contract: 'Contrat d’abonnement',
    date: 'Date',
    holder: 'Titulaire',
    amount: 'Montant',
    pass: 'Formule',
    card: 'Carte',
    since: 'Depuis le',
    until: 'Période en cours jusqu’au',
    specimen: 'Spécimen – document de démonstration',
  },
  nl: {
    invoice: 'Factuur',
    contract: 'Abonnementscontract',
    date: 'Datum',
    holder: 'Houder',
    amount: 'Bedrag',
    pass: 'Abonnement',
    card: 'Pas',
    since: 'Sinds',
    until: 'Lopende periode tot',
    specimen: 'Voorbeeld – document voor demonstratie',
  },
  en: {
    invoice: 'Invoice',
    contract: 'Subscription contract',
    date: 'Date',
    holder: 'Holder',
    amount: 'Amount',
    pass: 'Pass',
    card: 'Card',
    since: 'Since',
    until: 'Current period until',
    specimen: 'Specimen – for demonstration',
  },
};

export function invoiceFile(invoice: InvoiceWire, { account, site }: World, language: Language): Blob {
  const texts = inLanguage(TEXTS, language);
  return document(`${texts.invoice} ${invoice.name ?? ''}`, language, [
    [texts.date, dateOf(invoice.date, language, site)],
    [texts.holder, holderOf(account)],
    [texts.amount, amountOf(invoice.amount, language)],
  ]);
}

export function contractFile(
  card: CardWire,
  { account, subscription, site }: World,
  language: Language,
): Blob {
  const texts = inLanguage(TEXTS, language);
  return document(`${texts.contract} ${card.subscriptionNumber ?? ''}`, language, [
    [texts.pass, passName(card.type ?? '', site)],
    [texts.card, card.cardNumber ?? ''],
    [texts.holder, holderOf(account)],
    [texts.since, dateOf(card.date, language, site)],
    [texts.until, dateOf(subscription.currentPlanEndDate, language, site)],
  ]);
}

function document(title: string, language: Language, facts: readonly [string, string][]): Blob {
  return onePagePdf(title, [
    { text: title, size: 22 },
    ...facts.filter(([, value]) => value !== '').map(([name, value]) => ({ text: `${name} : ${value}` })),
    { text: inLanguage(TEXTS, language).specimen, size: 9 },
  ]);
}

function holderOf({ firstname, infixname, lastname }: World['account']): string {
  return [firstname, infixname, lastname].filter(Boolean).join(' ');
}

/** From `CINEPASS_DUO` to `Cinépass Duo`, with the site's own name of the pass. */
function passName(type: string, { pass }: Site): string {
  const [, ...variant] = type.split('_');
  return [pass.name, ...variant.map((word) => word.slice(0, 1) + word.slice(1).toLowerCase())].join(' ');
}

function dateOf(date: string | null | undefined, language: Language, site: Site): string {
  if (!date) return '';
  const timeZone = site.timeZone;
  const print = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone });
  return print.format(Date.parse(date));
}

function amountOf(cents: number | null | undefined, language: Language): string {
  const print = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'EUR' });
  return print.format((cents ?? 0) / 100);
}
