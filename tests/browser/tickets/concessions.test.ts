import { expect, ready, test } from '#tests/support/test.ts';
import { ticketWire as wire } from '#tests/support/ticketWire.ts';

const LIST = 'GET /api/ec/ebillet';

test('[entities/concessions, tickets/order-limit-from-server] concessions can be ordered until the server’s limit, and what was ordered stays', async ({
  page,
  sandbox,
  signIn,
}) => {
  const start = Date.now() + 30 * 60_000;
  const order = {
    orderId: 'C7',
    items: [{ label: 'Popcorn', quantity: 2 }],
    totalPrice: 1340,
    totalDiscount: 200,
  };
  const at = (clickAndServe: object) =>
    wire({
      session: { id: 345, startDate: new Date(start).toISOString() },
      cinema: { id: 12 },
      clickAndServe: { concessions: [order], activated: true, eligible: true, ...clickAndServe },
    });
  const show = async (clickAndServe: object) => {
    await sandbox.clearFaults();
    await sandbox.fault({ match: LIST, fault: 'answer', body: [at(clickAndServe)], times: 0 });
    await page.reload();
    await ready(page);
  };
  await signIn('casual', '/fr/tickets/');
  const block = page.getByRole('group', { name: 'Confiserie' });
  const link = block.getByRole('link', { name: 'Commander' });

  await show({ limitDurationOrder: 10 });
  await expect(link).toHaveAttribute('href', /lumen-cinemas\.example\/fr\/V12S345\/confiserie\/$/);
  await expect(block).toContainText(/Commande C7.*2 × Popcorn.*Total 13,40.*2,00.*de remise/s);
  await show({ limitDurationOrder: 50 });
  await expect(block).toContainText('closes');
  await expect(link).toHaveCount(0);
  await show({ eligible: false });
  await expect(block).toContainText('Commande C7');
  await expect(block).not.toContainText('avant la séance');
  await show({ activated: false, concessions: [] });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(block).toHaveCount(0);
});

test('the limit for orders passes while the page is open', async ({ page, sandbox, signIn }) => {
  const start = Date.now() + 51 * 60_000;
  await sandbox.fault({
    match: LIST,
    fault: 'answer',
    body: [
      wire({
        session: { id: 345, startDate: new Date(start).toISOString() },
        cinema: { id: 12 },
        clickAndServe: { activated: true, eligible: true, limitDurationOrder: 50 },
      }),
    ],
    times: 0,
  });
  await page.clock.install();
  await signIn('casual', '/fr/tickets/');
  await expect(page.getByRole('link', { name: 'Commander' })).toBeVisible();
  await page.clock.fastForward(2 * 60_000);
  await expect(page.getByRole('link', { name: 'Commander' })).toHaveCount(0);
});
