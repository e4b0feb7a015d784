import { settings } from '#account/settings/store.ts';
import { greetHost, trustParents } from '#embedding/host.ts';
import { CallError } from '#http/errors.ts';
import { setupHttp } from '#http/send.ts';
import { fakeFetch } from '#identity/fakeFetch.ts';
import { isReplaced, isSignedIn, token, tokenAfter } from '#identity/session.ts';
import { $isCutOff } from '#offline/connection.ts';
import { readPage } from '#platform/rootData.ts';
import type { Environment } from '#sites/environment.ts';

/** Connects what talks to others, the API and the pages around this one, with the environment and the session. */
export function connectCalls({ parents, apiOrigins, identity }: Environment): void {
  trustParents(parents);
  greetHost();
  setupHttp({
    origins: apiOrigins,
    language: () => readPage().language,
    async token(rule) {
      const found = await token();
      if (isReplaced() || (rule === 'required' && !isSignedIn()))
        throw new CallError({ kind: $isCutOff.get() ? 'unsent' : 'session' }, 'token');
      return found;
    },
    renew: tokenAfter,
    mobileKey: () => {
      const load = settings.$load.get();
      return load.status === 'loaded' ? load.value.mobileKey : undefined;
    },
    ...(identity.mode === 'fake' ? { fetch: fakeFetch } : {}),
  });
}
