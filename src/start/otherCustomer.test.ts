import { beforeEach, expect, test, vi } from 'vitest';
import { CLAIMS, mockIdentity, newDocument, type NewDocument } from '#tests/support/newDocument.ts';

const identity = mockIdentity();
let hear: (accountId: string) => void;
const replace = vi.fn();

vi.mock('#identity/fake.ts', () => ({ fake: identity }));
vi.mock('#account/tabs.ts', () => ({
  tellSignedIn: vi.fn(),
  onSignedInElsewhere: (listener: typeof hear) => (hear = listener),
}));
vi.mock('#account/leave.ts', () => ({ leaveForError: vi.fn(), leaveUnasked: vi.fn() }));
vi.mock('#account/signOut.ts', () => ({ wipe: vi.fn() }));
vi.mock('#platform/rootData.ts', async (original) => ({
  ...(await original<object>()),
  setGate: vi.fn(),
  clearReady: vi.fn(),
}));

let { platform, session } = {} as NewDocument;

beforeEach(async () => {
  replace.mockClear();
  vi.stubGlobal('location', { replace });
  vi.stubGlobal('navigator', {});
  ({ platform, session } = await newDocument(identity));
  platform.address = 'https://compte.example.fr/fr/tickets/#t1';
  session.chooseIdentity({ mode: 'fake' }, vi.fn());
  await session.startSession();
  const { watchOtherCustomer } = await import('./otherCustomer.ts');
  watchOtherCustomer();
});

/** Another tab of this site finds a session. */
async function enterElsewhere(accountId: string): Promise<void> {
  const { takeTurn } = await import('#identity/turn.ts');
  takeTurn(accountId);
  platform.device.write('kept', JSON.stringify({ owner: accountId, values: {} }));
  hear(accountId);
}

test('[decisions/one-customer-per-document] the page opens anew when another customer has the turn, without asking with its own refresh token', async () => {
  await enterElsewhere('jan');
  expect(session.$session.get()).toEqual({ status: 'replaced' });
  expect(identity.renew).not.toHaveBeenCalled();
  expect(replace.mock.calls).toEqual([['/fr/tickets/']]);
  expect(platform.device.read('kept')).toContain('jan');
});

test('[decisions/one-customer-per-document] the word of another tab alone closes no page: a renewal decides', async () => {
  identity.renew.mockResolvedValue({ token: 'newer', claims: CLAIMS });
  hear('jan');
  await expect.poll(() => identity.renew.mock.calls.length).toBe(1);
  expect(session.isSignedIn()).toBe(true);
  expect(replace).not.toHaveBeenCalled();
});

test('[decisions/one-customer-per-document] the word of the same customer asks nothing', async () => {
  await enterElsewhere(CLAIMS.accountId);
  expect(identity.renew).not.toHaveBeenCalled();
  expect(session.isSignedIn()).toBe(true);
});
