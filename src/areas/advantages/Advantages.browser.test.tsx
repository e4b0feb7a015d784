import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, reopen } from '#tests/component/page.tsx';
import { advantages } from '#tests/component/walletViews.tsx';

const LIST = 'GET /api/accounts/me/advantages';
const article = (name: string) => page.getByRole('article', { name });

test('[calls/get-advantages, entities/advantage-fields, advantages/five-values-listed] each advantage shows name, details, code, expiry and terms that open', async () => {
  const backend = await open('subscriber', advantages);
  await expect.poll(() => backend.calls(LIST)).toHaveLength(1);
  const premium = article('Fauteuil Premium offert');
  await expect.element(premium).toMatchTextContent('Pour votre prochaine séance.');
  await expect.element(premium).toMatchTextContent('PREMIUM24');
  await expect.element(premium).toMatchTextContent(/Valable jusqu’au \d+(?:er)?\s\S+\s\d{4}/);
  await expect.element(premium).not.toMatchTextContent('R-PREMIUM');
  const terms = premium.getByText('Une place, hors avant-premières.');
  await expect.element(terms).not.toBeVisible();
  await premium.getByText('Conditions').click();
  await expect.element(terms).toBeVisible();
  await expect.element(article('Pop-corn moyen')).toMatchTextContent('POP7731');
});

test('[advantages/listed-without-expiry, http/tolerates-unlisted-shapes] an advantage without an expiry date, or with an invalid one, is listed', async () => {
  const body = [
    { name: 'Sans date' },
    { name: '<b>Étrange</b>', expirationDate: 'bientôt', code: 'X1' },
    null,
  ];
  const backend = await open('subscriber', advantages, {
    prepare: (before) => before.fault({ match: LIST, fault: 'answer', body: [body[0]] }),
  });
  await expect.element(article('Sans date')).toMatchTextContent('Sans date limite');
  expect(document.querySelector('main')?.innerText).not.toMatch(/Invalid|undefined|NaN/);
  backend.fault({ match: LIST, fault: 'answer', body });
  await reopen(backend, advantages);
  const odd = article('<b>Étrange</b>');
  await expect.element(odd).toMatchTextContent('X1');
  await expect.element(odd).toMatchTextContent('Sans date limite');
});

test('[shell/empty-list-next-step] without advantages the page offers a next step; a failed list has a retry and leaves the cards alone', async () => {
  const backend = await open('subscriber', advantages, {
    prepare: (before) => before.fault({ match: LIST, fault: '500' }),
  });
  await expect.element(article('Votre carte active')).toBeVisible();
  backend.fault({ match: LIST, fault: 'answer', body: [] });
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(page.getByRole('heading', { name: 'Aucun avantage pour l’instant' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Choisir un film' }))
    .toHaveAttribute('href', expect.stringMatching(/\/fr\/films\/$/));
});
