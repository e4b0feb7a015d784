import * as v from 'valibot';
import { expect, test } from 'vitest';
import { patchNotifications } from './contract.ts';

const holds = (payload: unknown) => v.safeParse(patchNotifications.payload ?? v.never(), payload).success;

test('[calls/patch-notifications] one opt-in, a boolean', () => {
  expect(holds({ optinMail: true })).toBe(true);
  expect(holds({ optinCommunication: false })).toBe(true);
});

test.each([
  {},
  { optinMail: true, optinCommunication: true },
  { optinMail: 'true' },
  { optinMail: null },
  { mailNotification: true },
])('[calls/patch-notifications] not %j', (payload) => {
  expect(holds(payload)).toBe(false);
});
