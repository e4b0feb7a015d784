import { computed } from 'nanostores';
import { $flags } from '#account/settings/store.ts';
import { account } from '#account/user/store.ts';
import { mustVerifyMail } from '#identity/identity.ts';
import { $session, type Session } from '#identity/session.ts';
import type { Page } from '#platform/rootData.ts';
import { decide, type Decision, type GuardState } from './rules.ts';

/** What the guards check, without the page itself. */
const $guardState = computed(
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

/** Resolves once the guards have all that they need, or the page is no longer the one to open. */
export async function decided(page: Page, isCurrent: () => boolean): Promise<Decision> {
  // A page opens anew while the session tells its listeners of its end, and the guards' state may be a later one of them.
  await Promise.resolve();
  return new Promise((resolve) => {
    const stop = $guardState.subscribe((state) => {
      const decision = decide({ page, ...state });
      if (decision.kind === 'wait' && isCurrent()) return;
      // The first call comes before `stop` exists.
      queueMicrotask(() => {
        stop();
      });
      resolve(decision);
    });
  });
}
