import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Session } from '#identity/session.ts';
import type { Gate, Page } from '#platform/rootData.ts';
import { refuse } from './refuse.ts';

const HOME: Page = { route: 'home', language: 'fr', guard: 'account' };
const BARRED: Session = { status: 'failed', problem: 'timeout', isBarred: true };

let session: Session;
let gate: Gate | undefined;
let shown: object | null;
const { leaveForError, signInAgain } = vi.hoisted(() => ({
  leaveForError: vi.fn(),
  signInAgain: vi.fn(() => Promise.resolve()),
}));

vi.mock('astro:transitions/client', () => ({ navigate: vi.fn() }));
vi.mock('#account/leave.ts', () => ({ leaveForError }));
vi.mock('#account/pageData.ts', () => ({}));
vi.mock('#account/user/store.ts', () => ({}));
vi.mock('#account/wanted.ts', () => ({}));
vi.mock('#embedding/host.ts', () => ({}));
vi.mock('#embedding/environment.ts', () => ({ hostSignsIn: () => false }));
vi.mock('#identity/session.ts', () => ({ $session: { get: () => session } }));
vi.mock('#identity/signOutMark.ts', () => ({ signOutMark: () => undefined }));
vi.mock('#platform/rootData.ts', () => ({ setGate: (next: Gate) => (gate = next) }));
vi.mock('../pageView.ts', () => ({}));
vi.mock('../sessionEnd.ts', () => ({ signInAgain }));

beforeEach(() => {
  vi.clearAllMocks();
  session = { status: 'anonymous' };
  gate = undefined;
  shown = null;
  vi.stubGlobal('document', { querySelector: () => shown });
});

afterEach(() => void vi.unstubAllGlobals());

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
