import { expect, test } from 'vitest';
import { FIRST_SITE } from '#sites/sites.ts';
import { buildTickets } from './ticketsWorld.ts';

test.each([
  ['in winter', '2026-11-23T12:00:00Z', '2026-11-25T18:30:00.000Z'],
  ['in summer', '2027-07-01T12:00:00Z', '2027-07-03T17:30:00.000Z'],
  ['after midnight at the cinema, before it in UTC', '2027-07-01T22:30:00Z', '2027-07-04T17:30:00.000Z'],
  ['when the clocks go forward tonight', '2027-03-27T22:00:00Z', '2027-03-29T17:30:00.000Z'],
  ['when the clocks go back tonight', '2027-10-30T12:00:00Z', '2027-11-01T18:30:00.000Z'],
])('a ticket in two days begins at half past seven at the cinema: %s', (_, now, start) => {
  expect(buildTickets('casual', FIRST_SITE, Date.parse(now))[0]?.session?.startDate).toBe(start);
});
