import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cancelTicket, getTickets, resendTicket } from './contract.ts';

test.each([cancelTicket, resendTicket])(
  '[tickets/resend-success-toast] $method $path: done alone tells whether it succeeded, and a refusal has the words of the server',
  ({ answer }) => {
    expect(v.parse(answer, { done: true })).toEqual({ done: true });
    expect(v.parse(answer, { done: false, code: 12, message: 'Too late.', more: 1 })).toEqual({
      done: false,
      code: '12',
      message: 'Too late.',
    });
    for (const wrong of [undefined, null, {}, { done: 'true' }, [], '<!doctype html>'])
      expect(v.safeParse(answer, wrong).success).toBe(false);
  },
);

test('[entities/reading-amounts, http/tolerates-unlisted-shapes] amounts and counts may come as texts, and an unknown total is not nothing', () => {
  const sent = {
    payment: { means: [{ label: 'Visa', count: '2' }], totalAmount: '23,50' },
    options: [{ label: '3D', quantity: '4' }],
    clickAndServe: {
      concessions: [
        { totalPrice: '1340', items: [{ label: 'Popcorn', quantity: 'two' }] },
        { totalPrice: null },
      ],
      limitDurationOrder: '50',
    },
    refund: { amount: 12.5, days: '3' },
  };
  expect(v.parse(getTickets.answer, [sent])).toMatchObject([
    {
      payment: { means: [{ count: 2 }], totalAmount: 2350 },
      options: [{ quantity: 4 }],
      clickAndServe: {
        concessions: [{ totalPrice: 1340, items: [{ quantity: 1 }] }, { totalPrice: undefined }],
        limitDurationOrder: 50,
      },
      refund: { amount: 1250, days: 3 },
    },
  ]);
});
