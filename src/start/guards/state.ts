import { computed } from 'nanostores';
import { $flags } from '#account/settings/store.ts';
import { account } from '#account/user/store.ts';
import { mustVerifyMail } from '#identity/identity.ts';
import { $session, type Session } from '#identity/session.ts';
import type { GuardState } from './rules.ts';

/** What the guards check, without the page itself. */
export const $guardState = computed(
  [$session, account.$load, $flags],
  (session, load, flags): Omit<GuardState, 'page'> => ({
    session: session.status,
    account: accountState(session, load),
    settings: flags ?? 'pending',
  }),
);

function accountState(session: Session, load: ReturnType<typeof account.$load.get>): GuardState['account'] {
  if (load.status === 'failed') return 'failed';
  if (load.status !== 'loaded' || session.status !== 'authenticated') return 'pending';
  return { registered: load.value.registered, mustVerifyMail: mustVerifyMail(session.claims) };
}
