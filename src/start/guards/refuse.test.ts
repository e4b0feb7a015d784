import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Session } from '#identity/session.ts';
import type { Gate, Page } from '#platform/rootData.ts';
import { refuse } from './refuse.ts';

const HOME: Page = { route: 'home', language: 'fr', guard: 'account' };
const BARRED: Session = { status: 'failed', problem: 'timeout', isBarred: true };

let session: Session;
let gate: Gate | undefined;
let shown: object | null;
const { hasKept, signInAnswers, leaveForError, signInAgain } = vi.hoisted(() => ({
  hasKept: vi.fn(() => true),
  signInAnswers: vi.fn(() => Promise.resolve(true)),
  leaveForError: vi.fn(),
  signInAgain: vi.fn(() => Promise.resolve()),
}));

vi.mock('astro:transitions/client', () => ({ navigate: vi.fn() }));
vi.mock('#account/leave.ts', () => ({ leaveForError }));
vi.mock('#account/pageData.ts', () => ({}));
vi.mock('#account/user/store.ts', () => ({}));
vi.mock('#account/wanted.ts', () => ({}));
vi.mock('#areas/tickets/store.ts', () => ({ hasKept }));
vi.mock('#embedding/host.ts', () => ({}));
vi.mock('#embedding/environment.ts', () => ({ hostSignsIn: () => false }));
vi.mock('#identity/session.ts', () => ({ $session: { get: () => session }, signInAnswers }));
vi.mock('#identity/signOutMark.ts', () => ({ signOutMark: () => undefined }));
vi.mock('#platform/rootData.ts', () => ({ setGate: (next: Gate) => (gate = next) }));
vi.mock('../pageView.ts', () => ({}));
vi.mock('../sessionEnd.ts', () => ({ signInAgain }));

beforeEach(() => {
  vi.clearAllMocks();
  hasKept.mockReturnValue(true);
  signInAnswers.mockResolvedValue(true);
  session = { status: 'anonymous' };
  gate = undefined;
  shown = null;
  vi.stubGlobal('document', { querySelector: () => shown });
});

afterEach(() => void vi.unstubAllGlobals());

describe('[decisions/offline-tickets] a page that asks for a sign-in', () => {
  test('leaves for it where it answers', async () => {
    expect(await refuse({ kind: 'signIn' }, HOME)).toBe(false);
    expect(signInAgain).toHaveBeenCalledWith('fr');
    expect(leaveForError).not.toHaveBeenCalled();
  });

  test('leads to the error page, with its link to the kept tickets, where the sign-in does not answer', async () => {
    signInAnswers.mockResolvedValue(false);
    expect(await refuse({ kind: 'signIn' }, HOME)).toBe(false);
    expect(leaveForError).toHaveBeenCalledWith('network', 'fr');
    expect(signInAgain).not.toHaveBeenCalled();
  });

  test('stays below a ticket that shows at once', async () => {
    signInAnswers.mockResolvedValue(false);
    shown = {};
    expect(await refuse({ kind: 'signIn' }, HOME)).toBe(true);
    expect(gate).toBe('unavailable');
    expect(leaveForError).not.toHaveBeenCalled();
  });

  test('asks nothing first where no ticket is kept, and on the tickets page, which has asked', async () => {
    await refuse({ kind: 'signIn' }, { ...HOME, route: 'tickets' });
    hasKept.mockReturnValue(false);
    await refuse({ kind: 'signIn' }, HOME);
    expect(signInAgain).toHaveBeenCalledTimes(2);
    expect(signInAnswers).not.toHaveBeenCalled();
  });
});

describe('[environments/sign-in-goes-on, decisions/ticket-at-once] a page whose silent way is barred', () => {
  test('goes on to the sign-in', async () => {
    session = BARRED;
    expect(await refuse({ kind: 'unavailable' }, HOME)).toBe(false);
    expect(signInAgain).toHaveBeenCalledWith('fr');
  });

  test('stays below a ticket that shows at once, where a button signs in', async () => {
    session = BARRED;
    shown = {};
    expect(await refuse({ kind: 'unavailable' }, HOME)).toBe(true);
    expect(gate).toBe('unavailable');
    expect(signInAgain).not.toHaveBeenCalled();
  });
});

test('[errors/identity-errors-handled] a session that fails leads to the error page, and stays below a ticket', async () => {
  session = { status: 'failed', problem: 'token' };
  expect(await refuse({ kind: 'unavailable' }, HOME)).toBe(false);
  expect(leaveForError).toHaveBeenCalledWith('token', 'fr');
  shown = {};
  expect(await refuse({ kind: 'unavailable' }, HOME)).toBe(true);
  expect(gate).toBe('unavailable');
});
