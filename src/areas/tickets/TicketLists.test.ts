import { describe, expect, test } from 'vitest';
import { orderingCloses } from './TicketLists.tsx';

const SERVICE = { activated: true, eligible: true, limitDurationOrder: 50 };

describe('orderingCloses', () => {
  const start = '2026-05-01T20:00:00+02:00';
  const closes = (more: Partial<typeof SERVICE>, startDate = start) =>
    orderingCloses({ clickAndServe: { ...SERVICE, ...more }, session: { startDate } });

  test('[tickets/order-limit-from-server] the server’s minutes before the start, whatever they are', () => {
    expect(closes({})).toBe(Date.parse('2026-05-01T19:10:00+02:00'));
    expect(closes({ limitDurationOrder: 10 })).toBe(Date.parse('2026-05-01T19:50:00+02:00'));
    expect(closes({ limitDurationOrder: 0 })).toBe(Date.parse(start));
  });

  test('[entities/concessions] nothing to order unless it is activated and eligible, for a session with a date', () => {
    expect(closes({ activated: false })).toBeUndefined();
    expect(closes({ eligible: false })).toBeUndefined();
    expect(closes({}, '')).toBeUndefined();
    expect(orderingCloses({ clickAndServe: undefined, session: { startDate: start } })).toBeUndefined();
  });
});
