import { expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { focusOn, open, toasts } from '#tests/component/page.tsx';
import { button, subscriptionView } from '#tests/component/subscriptionViews.tsx';

const INVOICES = 'GET /api/accounts/me/invoices';

const month = page.getByRole('region', { name: 'Ce mois-ci' });
const money = page.getByRole('region', { name: 'Contrat et factures' });

function linesOf(panel: Locator): Locator {
  return panel.getByRole('listitem');
}

test('[entities/consumption-fields] supplements show with name, date, film, cinema and amount, and their total', async () => {
  await open('subscriber', subscriptionView);
  await expect.poll(() => linesOf(month).elements()).toHaveLength(5);
  await expect.element(linesOf(month).first()).toMatchTextContent(/^Abonnement23,90\s€$/);
  const supplement = linesOf(month).nth(3);
  await expect.element(supplement).toMatchTextContent('Dolby Atmos');
  await expect.element(supplement).toMatchTextContent('La Dernière Séance · Lumen Bellecour');
  await expect.element(supplement.css('time')).toMatchTextContent(/^\d{1,2}(?:er)?\s\S+\s\d{4}$/);
  await expect.element(supplement).toMatchTextContent(/3,00\s€/);
  await expect.element(month.getByText('Total à ce jour')).toMatchTextContent(/^Total à ce jour\s35,80\s€$/);
});

test('[calls/get-invoices, entities/invoice-fields] an invoice shows its name, date, amount and state, and that the bank has it', async () => {
  const body = [
    { id: 'A', name: 'LUM-1', date: '2026-11-01T11:00:00Z', amount: 1990, status: 'unpaid' },
    {
      id: 'B',
      name: 'LUM-2',
      date: '2026-10-01T11:00:00Z',
      amount: 500,
      status: 'paid',
      extractedToNib: true,
    },
    { id: 'C', name: 'LUM-3', date: null, status: 'ZZZ', amount: 'free' },
  ];
  const backend = await open('subscriber', subscriptionView, {
    prepare: (before) => before.fault({ match: INVOICES, fault: 'answer', body }),
  });
  const lines = linesOf(money);
  await expect.element(lines.nth(0)).toMatchTextContent(/1er\snovembre\s2026LUM-119,90\s€À régler/);
  await expect.element(lines.nth(1)).toMatchTextContent(/LUM-25,00\s€Prélèvement en coursPDF$/);
  // Beside the longest state the amount stays on one line.
  expect(
    lines
      .nth(1)
      .getByText(/^5,00\s€$/)
      .element()
      .getBoundingClientRect().height,
  ).toBeLessThan(40);
  await money.getByText('Sans date').click();
  await expect.element(lines.nth(2)).toHaveTextContent('LUM-3PDF');
  await expect.poll(() => backend.calls(INVOICES)).toHaveLength(1);
});

test('300 invoices: the newest year is open, another comes when it is opened', async () => {
  await open('heavy', subscriptionView);
  const years = money.css('summary');
  // Roles do not find what a closed year holds.
  const lines = money.css('li');
  await expect.poll(() => years.elements().length).toBeGreaterThan(24);
  const atFirst = lines.elements().length;
  expect(atFirst).toBeGreaterThan(0);
  expect(atFirst).toBeLessThanOrEqual(12);
  focusOn(years.nth(1));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => lines.elements()).toHaveLength(atFirst + 12);
  await expect.element(money.getByRole('button', { name: /^Facture/ }).last()).toBeVisible();
});

test('failed invoices have a retry and leave the contract and the rest alone; without invoices the page says so', async () => {
  await open('subscriber', subscriptionView, {
    prepare: (backend) => {
      backend.fault({ match: INVOICES, fault: '500' });
      backend.fault({ match: INVOICES, fault: 'answer', body: [] });
    },
  });
  await expect.element(button('Ouvrir le contrat')).toBeVisible();
  await expect.element(month).toBeVisible();
  await money.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(money.getByText('Aucune facture pour l’instant.')).toBeVisible();
});

test('[subscription/contract-opens-as-pdf] a document says that it is coming, and then how to get it again', async () => {
  const CONTRACT = 'GET /api/accounts/me/subscription/contract';
  vi.spyOn(window, 'open').mockReturnValue(null);
  const backend = await open('subscriber', subscriptionView);
  backend.fault({ match: CONTRACT, fault: 'held' });
  await button('Ouvrir le contrat').click();
  await expect.element(money.getByText('Votre document arrive…')).toBeVisible();
  backend.release(CONTRACT);
  await expect.element(money.getByRole('link')).toBeVisible();
  await expect.element(money.getByText('Votre document arrive…')).not.toBeInTheDocument();
});

test.each([
  ['404', /n’est plus là/],
  ['500', /il est toujours là/],
] as const)(
  '[environments/cause-named] a document whose call answers %s says what is so',
  async (fault, words) => {
    const tab = { close: () => undefined, document: { body: {} } } as Window;
    vi.spyOn(window, 'open').mockReturnValue(tab);
    await open('subscriber', subscriptionView, {
      prepare: (backend) => backend.fault({ match: 'GET /api/accounts/me/subscription/contract', fault }),
    });
    await button('Ouvrir le contrat').click();
    await expect.element(toasts()).toMatchTextContent(words);
  },
);
