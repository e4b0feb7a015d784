import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '#tests/component/axe.ts';
import { open } from '#tests/component/page.tsx';
import { button, subscriptionView } from '#tests/component/subscriptionViews.tsx';

const CATALOGUE = 'https://www.lumen-cinemas.example/fr/cinepass/';
const SHOW = 'Montrer mon pass';

test('[subscription/unpaid-balance-shown, toasts/unpaid-modal-variant] the unpaid dialog names the amount and leads to the payment; without its flag the page does so', async () => {
  await open('unpaid', subscriptionView);
  const opener = button('Payer maintenant');
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Régler votre abonnement' });
  await expect.element(dialog).toMatchTextContent(/À régler\s*19,90\s€/);
  await expect
    .element(dialog.getByRole('link', { name: 'Aller au paiement' }))
    .toHaveAttribute('href', `${CATALOGUE}paiement/`);
  expect(await axeProblems()).toEqual([]);
  await dialog.getByRole('button', { name: 'Plus tard' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test.for([
  { persona: 'blocked', label: 'Bloqué' },
  { persona: 'paused', label: 'En pause' },
  { persona: 'unpaid', label: 'Paiement en attente' },
] as const)(
  '[subscription/pass-at-the-door] a pass that does not open the door says so and has no code: $persona',
  async ({ persona, label }) => {
    await open(persona, subscriptionView);
    await button(SHOW).click();
    const dialog = page.getByRole('dialog', { name: 'Cinépass' });
    await expect.element(dialog.getByText('N’ouvre pas la salle')).toBeVisible();
    await expect.element(dialog.getByText(label, { exact: true })).toBeVisible();
    await expect.element(dialog.getByRole('img', { name: /^Code/ })).not.toBeInTheDocument();
    await expect.element(dialog.getByText('9040 0003 2210')).not.toBeInTheDocument();
  },
);
