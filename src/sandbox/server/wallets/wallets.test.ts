import { jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { openPass } from '#tests/support/openPass.ts';
import { siteOf } from '#sites/sites.ts';
import { buildWorld } from '../../world.ts';
import { passFacts, ticketFacts } from './facts.ts';
import { createWallets } from './wallets.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const wallets = createWallets();

const AT_SITES = ['fr', 'nl'].map((id) => {
  const site = siteOf(id);
  const world = buildWorld('1', 'gold', site, NOW);
  const [ticket] = world.tickets;
  if (!ticket) throw new Error('no ticket');
  return [id, { site, world, ticket }] as const;
});

test.each(AT_SITES)(
  '[tickets/wallet-links] %s: the signed pass of Apple says what the ticket says',
  async (_, at) => {
    const { ticket, site } = at;
    const file = await wallets.applePass(ticketFacts(ticket, site), site);
    const { authority } = wallets.identities();
    const { json, files } = openPass(file, authority.certificate);
    expect([...files.keys()]).toContain('icon.png');
    expect(json).toMatchObject({
      serialNumber: `ticket-${ticket.id ?? ''}`,
      organizationName: site.brand,
      barcodes: [{ format: 'PKBarcodeFormatQR', message: ticket.code }],
      relevantDate: ticket.session?.startDate,
      eventTicket: {
        headerFields: [{ value: ticket.session?.startDate }],
        primaryFields: [{ value: ticket.show?.name }],
        secondaryFields: [
          { value: `${ticket.cinema?.name ?? ''}, ${ticket.session?.auditoriumName ?? ''}` },
          { value: ticket.seats?.join(', ') },
        ],
        auxiliaryFields: [{ value: ticket.code }],
      },
    });

    const changed = Buffer.from(file);
    changed[changed.indexOf(ticket.code ?? '')] = 0x58;
    expect(() => openPass(changed, authority.certificate)).toThrow('pass.json has another hash');
    expect(() => openPass(file, createWallets().identities().authority.certificate)).toThrow('authority');
  },
);

test.each(AT_SITES)(
  '[tickets/wallet-links] %s: the signed link of Google says what the ticket says',
  async (_, at) => {
    const { ticket, site } = at;
    const links = await wallets.ofTicket(ticket, site);
    const href = links.find(({ wallet }) => wallet === 'google')?.href ?? '';
    expect(href).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/);
    const token = href.split('/').at(-1) ?? '';
    const { payload } = await jwtVerify(token, await wallets.googleKey(), { audience: 'google' });
    expect(payload).toMatchObject({
      typ: 'savetowallet',
      payload: {
        eventTicketClasses: [
          {
            eventName: { defaultValue: { value: ticket.show?.name } },
            venue: { name: { defaultValue: { value: ticketFacts(ticket, site).place } } },
            dateTime: { start: ticket.session?.startDate },
          },
        ],
        eventTicketObjects: [
          {
            ticketNumber: ticket.code,
            seatInfo: { seat: { defaultValue: { value: ticket.seats?.join(', ') } } },
            barcode: { value: ticket.code },
          },
        ],
      },
    });
    await expect(jwtVerify(token, await createWallets().googleKey())).rejects.toThrow();
  },
);

test.each(AT_SITES)(
  '[subscription/wallet-links] %s: the pass has its number in both wallets',
  async (_, { site, world }) => {
    const number = world.subscription.card?.cardNumber;
    const { json } = openPass(
      await wallets.applePass(passFacts(world), site),
      wallets.identities().authority.certificate,
    );
    expect(json).toMatchObject({
      barcodes: [{ message: number }],
      storeCard: { primaryFields: [{ value: site.pass.name }] },
    });
    const [, google] = await wallets.ofPass(world);
    const { payload } = await jwtVerify(google?.href.split('/').at(-1) ?? '', await wallets.googleKey());
    expect(payload).toMatchObject({ payload: { loyaltyObjects: [{ accountId: number }] } });
  },
);
