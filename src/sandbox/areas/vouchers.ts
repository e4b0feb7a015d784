import { addGiftCard, addVoucher, getGoodies } from '#areas/wallet/contract.ts';
import type { WireAnswer } from '#http/call.ts';
import type { Language } from '#sites/site.ts';
import type { PersonaId } from '../personas.ts';
import { serve, type Sandbox } from '../serve.ts';
import { requireAnswer } from './captcha.ts';
import { addByNumber, NEW_GIFT, NEW_VOUCHER, prepaid, refuse } from './prepaids.ts';

export type SandboxGoodie = Pick<WireAnswer<typeof getGoodies>[number], 'number'> & {
  names: Record<Language, string>;
};

const POSTER = { fr: 'Affiche collector', nl: 'Verzamelposter', en: 'Collector’s poster' };
const POPCORN = { fr: 'Boîte à pop-corn', nl: 'Popcorndoos', en: 'Popcorn box' };
const PREVIEW = { fr: 'Invitation avant-première', nl: 'Uitnodiging voorpremière', en: 'Preview invitation' };

export function buildGoodies(persona: PersonaId): SandboxGoodie[] {
  switch (persona) {
    case 'empty':
    case 'unregistered':
    case 'unverified-mail':
      return [];
    case 'heavy':
      return Array.from({ length: 120 }, (_, index) => ({
        number: `G-${String(index).padStart(6, '0')}`,
        names: index % 2 === 0 ? POSTER : POPCORN,
      }));
    default:
      return [
        { number: 'G-004217', names: POSTER },
        { number: 'G-004873', names: PREVIEW },
      ];
  }
}

export function serveVouchers(sandbox: Sandbox): void {
  serve(sandbox, getGoodies, ({ world, language }) =>
    world.goodies.map(({ number, names }) => ({ number, name: names[language] })),
  );

  serve(sandbox, addVoucher, async (served) => {
    await requireAnswer(served);
    addByNumber(served.world, served.payload.cardNumber, (id) =>
      prepaid(id, 'voucher', NEW_VOUCHER, served.now, { quantity: { initial: 1, remaining: 1 } }),
    );
    return {};
  });

  serve(sandbox, addGiftCard, async (served) => {
    await requireAnswer(served);
    const { world, payload, now } = served;
    if (!/^\d{4}$/.test(payload.pinCode)) refuse(404, 'unknown');
    addByNumber(world, payload.cardNumber, (id) =>
      prepaid(id, 'gift', NEW_GIFT, now, {
        pin: payload.pinCode,
        quantity: { initial: 2, remaining: 2 },
        expirationDate: '',
      }),
    );
    return {};
  });
}
