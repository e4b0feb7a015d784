import { settings } from '#account/settings/store.ts';
import { $user } from '#account/user/store.ts';
import { greetHost, trustParents } from '#embedding/host.ts';
import { CallError } from '#http/errors.ts';
import { setupHttp } from '#http/send.ts';
import { fakeFetch } from '#identity/fakeFetch.ts';
import { $session, isReplaced, isSignedIn, token, tokenAfter } from '#identity/session.ts';
import { lastProof } from '#identity/turn.ts';
import { $isCutOff } from '#offline/connection.ts';
import { platform } from '#platform/platform.ts';
import { readPage } from '#platform/rootData.ts';
import type { Environment } from '#sites/environment.ts';

/** The age of the last proof of the session from which an act wants another one. */
const ACT_MS = 600_000;

let proving: Promise<void> | undefined;

/**
 * Resolves at once where the last proof is younger than `age`, in milliseconds, and else when `sessionProof.ts` has asked. Where
 * that does not come, without a network or after a release, nobody knows. Never rejects.
 */
export function prove(age: number): Promise<void> | undefined {
  const session = $session.get();
  if (session.status === 'authenticated' && platform().now() - lastProof(session.claims.accountId) >= age)
    proving ??= import('./sessionProof.ts')
      .then(({ proveSession }) => proveSession(age))
      .catch(() => undefined)
      .finally(() => (proving = undefined));
  return proving;
}

/** Connects what talks to others, the API and the pages around this one, with the environment and the session. */
export function connectCalls({ parents, apiOrigins, identity }: Environment): void {
  trustParents(parents);
  greetHost();
  setupHttp({
    origins: apiOrigins,
    language: () => readPage().language,
    async token(rule, isAct) {
      if (isAct) await prove(ACT_MS);
      const found = await token();
      if (isReplaced() || (rule === 'required' && !isSignedIn()))
        throw new CallError({ kind: $isCutOff.get() ? 'unsent' : 'session' }, 'token');
      return found;
    },
    renew: tokenAfter,
    mobileKey: () => {
      const own = $user.get()?.mobileKey ?? '';
      const load = settings.$load.get();
      if (own !== '') return own;
      return load.status === 'loaded' ? load.value.mobileKey : undefined;
    },
    ...(identity.mode === 'fake' ? { fetch: fakeFetch } : {}),
  });
}
