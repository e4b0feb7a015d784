import { vi } from 'vitest';
import { testPlatform, type TestPlatform } from '#platform/testing/testPlatform.ts';
import type { Claims, Identity } from '#identity/identity.ts';

export const CLAIMS: Claims = { accountId: '7', icu: 'i', firstLogin: false, emailVerified: true };

/** An identity of which a test says what it answers. */
export function mockIdentity() {
  return {
    start: vi.fn<Identity['start']>(),
    token: vi.fn<Identity['token']>(),
    renew: vi.fn<Identity['renew']>(),
    signIn: vi.fn<Identity['signIn']>(),
    end: vi.fn<Identity['end']>(),
    leaveForLogout: vi.fn<Identity['leaveForLogout']>(),
    answers: vi.fn<Identity['answers']>(),
    forget: vi.fn<Identity['forget']>(),
  } satisfies Identity;
}

export interface NewDocument {
  platform: TestPlatform;
  /** Imported anew, so that nothing of an earlier test is in it. */
  session: typeof import('#identity/session.ts');
}

/** Resets all modules and mocks, and lets the identity answer with a session. No mode is chosen yet. */
export async function newDocument(
  identity: ReturnType<typeof mockIdentity>,
  claims: Claims = CLAIMS,
): Promise<NewDocument> {
  vi.resetModules();
  vi.resetAllMocks();
  const platform = testPlatform('https://c.example.fr/fr/');
  // Imported here, so that the session uses the same module.
  (await import('#platform/platform.ts')).installPlatform(platform);
  const session = await import('#identity/session.ts');
  identity.start.mockResolvedValue(claims);
  identity.token.mockResolvedValue({ token: 'token', claims });
  identity.forget.mockResolvedValue();
  return { platform, session };
}
