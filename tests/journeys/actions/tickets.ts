import type { Locator, Page } from '@playwright/test';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import type { Action, Scene } from '../action.ts';
import { oneMore } from '../kept.ts';
import { comingTickets } from '../areas.ts';

const PATH = '/fr/tickets/';

export const MAIL_TICKET: Action = {
  name: 'mail ticket',
  path: PATH,
  truth: OUTCOMES.mailTicket,
  offer(scene) {
    const { page, journey, pick } = scene;
    const ticket = pick(coming(scene));
    const mail = `boite${journey.newNumber()}@lumen.test`;
    return (
      ticket && {
        what: `mail ${ticket.name} to ${mail}`,
        control: page.getByRole('article', { name: ticket.name }),
        call: 'GET /api/ec/sendmail/*',
        change: (kept) => oneMore(kept, `asked ticket ${ticket.id} to ${mail}`),
        async act() {
          const shown = await withActions(page, ticket.name);
          await shown.getByRole('button', { name: 'Par e-mail' }).click();
          const dialog = page.getByRole('dialog', { name: 'Envoyer le billet par e-mail' });
          await dialog.getByLabel('Adresse e-mail').fill(mail);
          await dialog.getByRole('button', { name: /^Envoyer|^L’envoyer une fois de plus/ }).click();
        },
      }
    );
  },
};

export const CANCEL_TICKET: Action = {
  name: 'cancel ticket',
  path: PATH,
  truth: OUTCOMES.cancelTicket,
  offer(scene) {
    const ticket = scene.pick(coming(scene).filter(({ refundable }) => refundable));
    return (
      ticket && {
        what: `cancel ${ticket.name}`,
        control: scene.page.getByRole('article', { name: ticket.name }),
        call: 'GET /api/ec/cancel/*',
        change: () => ({ [`ticket ${ticket.id}`]: 'CANCELED' }),
        async act() {
          const { page } = scene;
          const shown = await withActions(page, ticket.name);
          await shown.getByRole('button', { name: 'Annuler' }).click();
          await page.getByRole('button', { name: 'Annuler le billet' }).click();
        },
      }
    );
  },
};

/** The next ticket has its actions beside it; the others open in full screen. */
async function withActions(page: Page, name: string): Promise<Locator> {
  const article = page.getByRole('article', { name });
  if ((await article.getByRole('button').count()) > 1) return article;
  await article.getByRole('button', { name: 'Afficher le billet' }).click();
  return page.getByRole('dialog', { name });
}

function coming({ world, kept }: Scene): { id: string; name: string; refundable: boolean }[] {
  const ids = comingTickets(kept);
  return world.tickets
    .filter(({ id }) => ids.includes(id ?? ''))
    .map(({ id, show, refundable }) => ({
      id: id ?? '',
      name: show?.name ?? '',
      refundable: refundable === true,
    }));
}
