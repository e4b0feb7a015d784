import { expect, test } from 'vitest';
import { buildWorld } from '../world.ts';
import { contractFile, invoiceFile } from './subscriptionFiles.ts';
import { FIRST_SITE, siteOf } from '#sites/sites.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

async function textOf(blob: Blob): Promise<string> {
  return new TextDecoder('windows-1252').decode(await blob.arrayBuffer());
}

test('an invoice names its number, date, amount and holder, in the language asked for', async () => {
  const world = buildWorld('1', 'unpaid', FIRST_SITE, NOW);
  const invoice = world.invoices.at(-1) ?? {};
  const french = await textOf(invoiceFile(invoice, world, 'fr'));
  expect(french).toContain(`(Facture ${invoice.name ?? '?'}) Tj`);
  expect(french).toContain('(Date : 1 novembre 2026) Tj');
  expect(french).toContain('(Titulaire : Hugo Petit) Tj');
  expect(french).toContain('(Montant : 19,90\u00a0€) Tj');
  expect(await textOf(invoiceFile(invoice, world, 'nl'))).toContain('(Bedrag : €\u00a019,90) Tj');
});

test('a contract names the pass, its card, its holder and the dates', async () => {
  const world = buildWorld('1', 'duo', siteOf('nl'), NOW);
  const english = await textOf(contractFile(world.subscription.card ?? {}, world, 'en'));
  expect(english).toContain('(Pass : Cinépass Duo) Tj');
  expect(english).toContain('(Holder : Emma Visser) Tj');
  expect(english).toContain('(Since : 17 October 2025) Tj');
  expect(english).toContain('(Current period until : 1 December 2026) Tj');
});
