import * as v from 'valibot';
import { expect, test } from 'vitest';
import { patchNotifications } from './contract.ts';

const holds = (payload: unknown) => v.safeParse(patchNotifications.payload ?? v.never(), payload).success;

test('E-36 one opt-in, a boolean', () => {
  expect(holds({ optinMail: true })).toBe(true);
  expect(holds({ optinCommunication: false })).toBe(true);
});

test.each([
  {},
  { optinMail: true, optinCommunication: true },
  { optinMail: 'true' },
  { optinMail: null },
  { mailNotification: true },
])('E-36 not %j', (payload) => {
  expect(holds(payload)).toBe(false);
});
