import { expect, test } from 'vitest';
import type { User } from '#account/user/contract.ts';
import { account } from '#account/user/store.ts';
import { $session } from '#identity/session.ts';
import { installPlatform } from '#platform/platform.ts';
import type { Page } from '#platform/rootData.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { decided } from './decided.ts';
import type { Decision } from './rules.ts';

installPlatform(testPlatform());

const PAGE: Page = { route: 'profile', language: 'fr', guard: 'account' };

test('[identity/login-required-ends-session, routes/account-pages-guarded] a page that opens anew with the end of the session is not let in by the session before', async () => {
  let anew: Promise<Decision> | undefined;
  // As `sessionEnd.ts`, whose listener is there before those of the guards.
  $session.listen(({ status }) => {
    if (status === 'anonymous') anew = decided(PAGE, () => true);
  });
  const claims = { accountId: 'ana', icu: '', firstLogin: false, emailVerified: true };
  $session.set({ status: 'authenticated', claims });
  account.set({ id: 'ana', registered: true } as User);
  expect(await decided(PAGE, () => true)).toEqual({ kind: 'pass' });
  $session.set({ status: 'anonymous' });
  expect(await anew).toEqual({ kind: 'signIn' });
});
