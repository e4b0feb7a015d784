import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '#identity/session.ts';
import type { Page } from '#platform/rootData.ts';
import { gateWithoutAccount } from './withoutNetwork.ts';

const TICKETS: Page = { route: 'tickets', language: 'fr', guard: 'account' };
const WITH_NETWORK = Promise.resolve(false);

let session: Session;
const { hasKept, signInAnswers } = vi.hoisted(() => ({
  hasKept: vi.fn(() => true),
  signInAnswers: vi.fn(() => Promise.resolve(true)),
}));

vi.mock('#account/settings/store.ts', () => ({}));
vi.mock('#areas/tickets/store.ts', () => ({
  hasKept,
  showKept: hasKept,
  tickets: { $load: { get: () => ({ status: 'idle' }) } },
}));
vi.mock('#identity/session.ts', () => ({
  isSignedIn: () => session.status === 'authenticated',
  signInAnswers,
}));
vi.mock('#offline/connection.ts', () => ({
  $isCutOff: { get: () => false },
  isCutOff: () => Promise.resolve(false),
}));

beforeEach(() => {
  hasKept.mockReturnValue(true);
  signInAnswers.mockResolvedValue(true);
  session = { status: 'anonymous' };
});

test.each(['network', 'token', 'cookie'] as const)(
  '[decisions/offline-tickets] the tickets page shows what this device keeps, whatever has failed: the error page links to it (%s)',
  async (problem) => {
    session = { status: 'failed', problem };
    expect(await gateWithoutAccount({ kind: 'unavailable' }, TICKETS, WITH_NETWORK)).toBe('kept');
  },
);

test('[decisions/offline-tickets] it shows them where the sign-in does not answer, and else leaves for it', async () => {
  expect(await gateWithoutAccount({ kind: 'signIn' }, TICKETS, WITH_NETWORK)).toBeUndefined();
  signInAnswers.mockResolvedValue(false);
  expect(await gateWithoutAccount({ kind: 'signIn' }, TICKETS, WITH_NETWORK)).toBe('kept');
});

test('[identity/cookie-mode-without-cookie] without kept tickets it leads to the error page', async () => {
  session = { status: 'failed', problem: 'cookie' };
  hasKept.mockReturnValue(false);
  expect(await gateWithoutAccount({ kind: 'unavailable' }, TICKETS, WITH_NETWORK)).toBeUndefined();
});
