import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cancelTicket, resendTicket } from './contract.ts';

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
