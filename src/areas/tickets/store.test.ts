import { beforeEach, describe, expect, test, vi } from 'vitest';
import { installPlatform, type Platform } from '#platform/platform.ts';
import { $visibleToast, clearToasts } from '#account/toasts/store.ts';
import type { AnyCall } from '#http/call.ts';
import { CallError, type CallFailure } from '#http/errors.ts';
import { cancel, resend } from './actionStore.ts';
import { cancelTicket, getTickets, resendTicket, type Ticket } from './contract.ts';
import { enterSession } from '#identity/session.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { $shownSince, $ticketCount, hasKept, showKept, tickets } from './store.ts';

/** What each call answers. An error is what the call fails with. */
const answers = new Map<AnyCall, unknown>();
const sent: AnyCall[] = [];

vi.mock('#http/send.ts', () => ({
  send: (call: AnyCall) => {
    sent.push(call);
    const answer = answers.get(call);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  },
}));
installPlatform({ now: () => 0, cookies: { read: () => undefined } } as unknown as Platform);

const one = {
  id: '1',
  status: 'CONFIRMED',
  show: { name: 'Aurore' },
  session: { startDate: '2030-01-01T20:00Z' },
} as Ticket;
const two = { ...one, id: '2' };

function failing(failure: CallFailure): CallError {
  return new CallError(failure, 'test');
}

const toast = () => $visibleToast.get()?.title;
const ids = () => {
  const load = tickets.$load.get();
  return load.status === 'loaded' ? load.value.map(({ id }) => id) : load.status;
};

beforeEach(async () => {
  clearToasts();
  tickets.reset();
  answers.set(getTickets, [one, two]);
  await tickets.ensure();
  sent.length = 0;
});

test('[tickets/load-failure-contained] tickets that are known stay when loading them again fails; unknown ones are a failure', async () => {
  answers.set(getTickets, failing({ kind: 'network' }));
  await tickets.reload();
  expect(ids()).toEqual(['1', '2']);
  tickets.reset();
  await tickets.ensure();
  expect(ids()).toBe('failed');
});

test('[tickets/confirmed-only] tickets of which none has a status are no answer, and take the place of none', async () => {
  answers.set(getTickets, [{ ...one, status: '' }]);
  await tickets.reload();
  expect(ids()).toEqual(['1', '2']);
  answers.set(getTickets, [{ ...one, status: '' }, two]);
  await tickets.reload();
  expect(ids()).toEqual(['2']);
});

const FAILURES: readonly CallFailure[] = [
  ...[401, 403, 404, 429, 500, 503].map((status): CallFailure => ({ kind: 'status', status })),
  ...(['network', 'unsent', 'timeout', 'malformed', 'session'] as const).map((kind) => ({ kind })),
];

test.each(FAILURES)(
  '[environments/evidence-beats-hints, decisions/offline-tickets] the kept tickets stand, with their age, while the list loads and when it fails: %o',
  async (failure) => {
    const kept = [{ id: 'kept', status: 'CONFIRMED' }];
    const platform = testPlatform();
    platform.device.write(
      'kept',
      JSON.stringify({ owner: '7', values: { tickets: { at: 5, tickets: kept } } }),
    );
    installPlatform(platform);
    tickets.reset();
    expect(hasKept() && showKept()).toBe(true);
    tickets.reset();
    enterSession({ accountId: '7', icu: '', firstLogin: false, emailVerified: true });
    answers.set(getTickets, failing(failure));
    const loading = tickets.ensure();
    expect([ids(), $shownSince.get()]).toEqual([['kept'], 5]);
    await loading;
    expect([ids(), $shownSince.get()]).toEqual([['kept'], 5]);
    expect(tickets.$load.get()).toMatchObject({ failed: true });
    answers.set(getTickets, [one]);
    await tickets.reload();
    expect([ids(), $shownSince.get()]).toEqual([['1'], undefined]);
  },
);

describe('cancel', () => {
  const run = async () => {
    const closed = vi.fn();
    await cancel(one, closed);
    expect(closed).toHaveBeenCalledOnce();
  };

  test('[tickets/cancel-success-closes-modals] done: the ticket is gone and the badge with it, even when the list cannot be loaded', async () => {
    answers.set(cancelTicket, { done: true });
    answers.set(getTickets, failing({ kind: 'network' }));
    await run();
    expect(ids()).toEqual(['2']);
    expect($ticketCount.get()).toBe(1);
    expect(toast()).toBe('ticketCancelled.title');
  });

  test.each<CallFailure>([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'malformed' }])(
    'after $kind the list says what is true',
    async (failure) => {
      answers.set(cancelTicket, failing(failure));
      answers.set(getTickets, [two]);
      await run();
      expect(ids()).toEqual(['2']);
      expect(toast()).toBe('ticketCancelled.title');
    },
  );

  test('a ticket that is still in the list was not cancelled', async () => {
    answers.set(cancelTicket, failing({ kind: 'network' }));
    await run();
    expect(ids()).toEqual(['1', '2']);
    expect(toast()).toBe('network.title');
  });

  test('when the list is not to be had either, nobody is told to try again', async () => {
    answers.set(cancelTicket, failing({ kind: 'timeout' }));
    answers.set(getTickets, failing({ kind: 'network' }));
    await run();
    expect(toast()).toBe('ticketCancelUnsure.title');
  });

  test('[tickets/cancel-failure-closes-modals, tickets/numeric-code-as-text, tickets/http-failure-code-toast] a refusal by its code, 0 too, and without one the default', async () => {
    for (const [answer, title] of [
      [{ done: false, code: '0', message: 'Zero' }, 'code.title'],
      [failing({ kind: 'status', status: 500, code: '12', message: 'Full' }), 'code.title'],
      [{ done: false }, 'default.title'],
      [{ done: false, code: '', message: 'No code' }, 'default.title'],
      [failing({ kind: 'status', status: 500 }), 'default.title'],
    ] as const) {
      answers.set(cancelTicket, answer);
      await run();
      expect(toast()).toBe(title);
      clearToasts();
    }
  });
});

describe('resend', () => {
  test('[tickets/resend-needs-selection] without a ticket, or an address, nothing is sent', async () => {
    await resend({ ticket: { ...one, id: '' }, mail: 'a@b.fr' });
    await resend({ ticket: one, mail: '' });
    await cancel({ ...one, id: '' }, () => undefined);
    expect(sent).toEqual([]);
  });

  test('a mail that may have left is not called failed', async () => {
    answers.set(resendTicket, failing({ kind: 'timeout' }));
    await resend({ ticket: one, mail: 'a@b.fr' });
    expect(toast()).toBe('ticketMailUnsure.title');
  });
});
