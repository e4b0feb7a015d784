import { addGiftCard, addVoucher, getGoodies } from '#areas/wallet/contract.ts';
import { inLanguage } from '../choose.ts';
import { serve, type Sandbox } from '../serve.ts';
import { requireAnswer } from './captcha.ts';
import { addByNumber, refuse } from './prepaids.ts';
import { NEW_GIFT, NEW_VOUCHER, prepaid } from './prepaidsWorld.ts';

export function serveVouchers(sandbox: Sandbox): void {
  serve(sandbox, getGoodies, ({ world, language }) =>
    world.goodies.map(({ number, names }) => ({ number, name: inLanguage(names, language) })),
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
