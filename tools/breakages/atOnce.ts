import type { Breakage } from './breakage.ts';

/** Of what shows before the session or the network has answered. */
export const AT_ONCE: readonly Breakage[] = [
  {
    name: 'token-request-with-preflight',
    promise: 'identity/token-request-without-preflight',
    file: 'src/export/identitySdkHttp.ts',
    find: 'headers: sent }',
    replace: 'headers }',
    test: {
      file: 'identity/signIn.test.ts',
      title: 'the token request is a form that the browser sends without asking the provider first',
    },
  },
  {
    name: 'kept-ticket-shows-to-another-customer',
    promise: 'decisions/ticket-at-once',
    file: 'src/areas/tickets/atOnce/show.ts',
    find: 'session.claims.accountId !== found.owner',
    replace: 'false',
    test: {
      file: 'tickets/atOnce.test.ts',
      title:
        'the kept ticket is gone as soon as the session is another customer’s, before their account has answered',
    },
  },
  {
    name: 'kept-ticket-never-shows',
    promise: 'decisions/ticket-at-once',
    file: 'src/start/session.ts',
    find: "  if (environment.identity.mode === 'provider') showTicketEarly(environment.identity.clientId);\n",
    replace: '',
    test: {
      file: 'tickets/atOnce.test.ts',
      title: '${path} shows the kept ticket with its code before the session has answered, and then the page',
    },
  },
  {
    name: 'stored-page-for-ever',
    promise: 'decisions/stored-page-at-once',
    file: 'src/offline/worker.ts',
    find: '  await soon(() => noteBuild(path, build));\n',
    replace: '',
    test: {
      file: 'offline/storedPages.test.ts',
      title:
        'a reload asks the host first, another visit shows the stored page, and from a page of another build on the host is asked',
    },
  },
  {
    name: 'stored-page-never-at-once',
    promise: 'decisions/stored-page-at-once',
    file: 'src/offline/worker.ts',
    find: 'if (await mustAskFirst(request)) {',
    replace: 'if ((await mustAskFirst(request)) !== undefined) {',
    test: {
      file: 'offline/storedPages.test.ts',
      title:
        'a reload asks the host first, another visit shows the stored page, and from a page of another build on the host is asked',
    },
  },
];
