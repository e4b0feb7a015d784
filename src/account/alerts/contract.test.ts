import * as v from 'valibot';
import { expect, test } from 'vitest';
import { getAlerts } from './contract.ts';

test('[entities/alert-fields] an alert needs a content and nothing else', () => {
  expect(v.parse(getAlerts.answer, [{ content: ' Bonsoir ' }])).toEqual([
    { content: 'Bonsoir', warning: false, updatedAt: '' },
  ]);
});

test.each([null, 7, {}, { content: null }, { content: '' }, { content: ' ' }, { warning: true }])(
  '[http/tolerates-unlisted-shapes] %o is left out, the others are not',
  (entry) => {
    const other = { content: 'a', warning: true, accountType: 'FAMILY', updatedAt: '2026-11-01T10:00:00Z' };
    expect(v.parse(getAlerts.answer, [entry, other])).toEqual([other]);
  },
);

test('[http/tolerates-unlisted-shapes] a field of another type is as good as missing: an alert whose type is no text is for everyone', () => {
  const odd = { content: 'a', warning: 'yes', accountType: 5, updatedAt: 5, extra: {} };
  expect(v.parse(getAlerts.answer, [odd])).toEqual([{ content: 'a', warning: false, updatedAt: '' }]);
});

test.each([null, {}, 'nonsense'])('[http/only-provided-fields] %o is no answer', (answer) => {
  expect(v.safeParse(getAlerts.answer, answer).success).toBe(false);
});

test('[environments/days-and-hours] an alert without a zone was updated by the clock of the site', () => {
  const [alert] = v.parse(getAlerts.answer, [{ content: 'a', updatedAt: '2026-11-01T11:00:00' }]);
  expect(alert?.updatedAt).toBe('2026-11-01T10:00:00.000Z');
});
