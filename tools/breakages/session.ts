import type { Breakage } from './breakage.ts';

/** Guards, identity, sign-out, and one customer after another. */
export const SESSION: readonly Breakage[] = [
  {
    name: 'page-before-account',
    promise: 'routes/guard-waits-for-account',
    file: 'src/start/guards/rules.ts',
    find: "if (account === 'pending') return { kind: 'wait' };",
    replace: "if (account === 'pending') return { kind: 'pass' };",
    test: {
      file: 'start/guards.test.ts',
      title: 'nothing of this or the former page shows before the guards know the account',
    },
  },
  {
    name: 'registration-guard-left-out',
    promise: 'routes/unregistered-to-register',
    file: 'src/start/guards/rules.ts',
    find: 'if (account.registered === registering) return',
    replace: 'if (account.registered && registering) return',
    test: {
      file: 'start/guards.test.ts',
      title: 'an account that does not say whether it is registered leads to the registration',
    },
  },
  {
    name: 'mail-guard-left-out',
    promise: 'routes/mail-two-guards',
    file: 'src/start/guards/rules.ts',
    find: "if (account.mustVerifyMail && page.guard === 'account') return { kind: 'goTo', route: 'mail' };",
    replace: '',
    test: {
      file: 'mail/page.test.ts',
      title:
        'a customer who must verify reads where the e-mail went, and goes on to the page first asked for',
    },
  },
  {
    name: 'wanted-page-forgotten',
    promise: 'routes/mail-two-guards',
    file: 'src/start/guards/refuse.ts',
    find: "if (decision.route === 'mail') keepWanted(currentTarget());",
    replace: '',
    test: {
      file: 'mail/page.test.ts',
      title:
        'a customer who must verify reads where the e-mail went, and goes on to the page first asked for',
    },
  },
  {
    name: 'first-login-must-verify',
    promise: 'identity/first-login-not-verified',
    file: 'src/identity/identity.ts',
    find: 'return !claims.firstLogin && claims.emailVerified === false;',
    replace: 'return claims.emailVerified === false;',
    test: {
      file: 'mail/page.test.ts',
      title: 'at a first sign-in the page says nothing of an address that nobody has verified',
    },
  },
  {
    name: 'unnamed-flag-is-on',
    promise: 'errors/flags-without-settings',
    file: 'src/account/settings/contract.ts',
    find: 'const flag = lenient(v.boolean(), false);',
    replace: 'const flag = lenient(v.boolean(), true);',
    test: {
      file: 'src/account/settings/contract.test.ts',
      title: 'one that is missing, or no boolean, is off',
    },
  },
  {
    name: 'interests-without-flag',
    promise: 'routes/my-interests',
    file: 'src/sites/routes.ts',
    find: "interests: { path: 'my-interests', guard: 'account', flag: 'myInterestEnabled' },",
    replace: "interests: { path: 'my-interests', guard: 'account' },",
    test: {
      file: 'start/flags.test.ts',
      title: 'without its flag a page shows not-found at the same address',
    },
  },
  {
    name: 'statistics-without-flag',
    promise: 'routes/statistics',
    file: 'src/sites/routes.ts',
    find: "statistics: { path: 'statistics', guard: 'account', flag: 'statisticsEnabled' },",
    replace: "statistics: { path: 'statistics', guard: 'account' },",
    test: {
      file: 'start/flags.test.ts',
      title: 'without its flag a page shows not-found at the same address',
    },
  },
  {
    name: 'sign-in-of-another-tab',
    promise: 'identity/sign-in-bound-to-tab',
    file: 'src/identity/provider.ts',
    find: "if (!isOfThisTab(settings.clientId)) throw new IdentityError('transaction');",
    replace: '',
    test: {
      file: 'security/forcedActions.test.ts',
      title: 'cookies and an address of a sign-in that somebody else began sign nobody in',
    },
  },
  {
    name: 'token-of-another-customer',
    promise: 'decisions/one-customer-per-document',
    file: 'src/identity/session.ts',
    find: 'if (!isSameCustomer(found.claims, session.claims)) {',
    replace: 'if (!isSameCustomer(found.claims, found.claims)) {',
    test: {
      file: 'identity/otherCustomer.test.ts',
      title:
        'a form of the first customer is not sent once another has signed in on another site; the page opens anew as theirs: ${host}',
    },
  },
  {
    name: 'cookie-of-another-customer',
    promise: 'decisions/one-customer-per-document',
    file: 'src/start/calls.ts',
    find: "if (isReplaced() || (rule === 'required' && !isSignedIn()))",
    replace: "if (rule === 'required' && !isSignedIn())",
    test: {
      file: 'identity/otherCustomer.test.ts',
      title:
        'in the mode with a cookie, the call after the cookie has changed hands is not sent, whether it needs a session or not',
    },
  },
  {
    name: 'draft-of-another-customer',
    promise: 'identity/logout-leaves-nothing',
    file: 'src/account/kept.ts',
    find: 'if (stored?.owner === owner) return stored;',
    replace: 'if (stored) return stored;',
    test: {
      file: 'src/account/kept.test.ts',
      title: 'is not for another customer, whose sign-in removes it',
    },
  },
  {
    name: 'other-tabs-not-told',
    promise: 'identity/sign-out-in-every-tab',
    file: 'src/account/signOut.ts',
    find: '  tellSignedOut();\n',
    replace: '',
    test: {
      file: 'identity/signOut.test.ts',
      title: 'sign-out in one tab signs the others out, and does not let them in again',
    },
  },
  {
    name: 'page-from-the-back-forward-cache',
    promise: 'identity/sign-out-in-every-tab',
    file: 'src/start/sessionEnd.ts',
    find: 'if (!event.persisted) return;',
    replace: 'if (event.persisted) return;',
    test: {
      file: 'start/guards.test.ts',
      title:
        'a page that comes back from the back-forward cache shows nothing before it knows whose session it is',
    },
  },
  {
    name: 'session-opens-before-sign-out-ends',
    promise: 'identity/sign-out-closes-silent-opening',
    file: 'src/identity/signOutMark.ts',
    find: "return mark === undefined || (mark === 'told' && isHosted());",
    replace: "return mark !== 'told' || isHosted();",
    test: {
      file: 'identity/signOutUnfinished.test.ts',
      title: 'a provider that ${what} keeps the customer here, and a new tab closed',
    },
  },
  {
    name: 'sign-out-not-proven',
    promise: 'identity/sign-out-unfinished',
    file: 'src/identity/endAtProvider.ts',
    find: "return (await askSilently(settings)) === 'unknown' ? 'ended' : 'failed';",
    replace: "return 'ended';",
    test: {
      file: 'identity/signOutUnfinished.test.ts',
      title: 'a provider that ${what} keeps the customer here, and a new tab closed',
    },
  },
  {
    name: 'sign-out-ends-the-next-session',
    promise: 'decisions/unfinished-sign-out-mark',
    file: 'src/identity/endAtProvider.ts',
    find: "  if (isUnfinished && !signOutMark()) return 'ended';\n",
    replace: '',
    test: {
      file: 'identity/signOut.test.ts',
      title: 'a tab that asks the provider when the next customer has signed in does not end that session',
    },
  },
  {
    name: 'no-password-after-sign-out',
    promise: 'identity/sign-in-after-sign-out',
    file: 'src/identity/session.ts',
    find: "const prompt = signOutMark() ? 'login' : request.prompt;",
    replace: 'const { prompt } = request;',
    test: {
      file: 'identity/signOutAndSignIn.test.ts',
      title:
        'where frames have no cookies of the provider, the browser visits its logout, and the next sign-in asks for the password and removes the mark',
    },
  },
  {
    name: 'flag-cookie-for-a-day',
    promise: 'identity/flag-cookie-one-hour',
    file: 'src/platform/cookies.ts',
    find: 'export const AUTH_COOKIE_DAYS = 1 / 24;',
    replace: 'export const AUTH_COOKIE_DAYS = 1;',
    test: {
      file: 'identity/signIn.test.ts',
      title: 'signing in sets the flag and hint cookies; the token is in memory only',
    },
  },
  {
    name: 'return-to-a-call',
    promise: 'routes/known-return-targets',
    file: 'src/identity/targets.ts',
    find: 'const isPage = url.origin === origin && isPagePath(url.pathname, site.languages);',
    replace: 'const isPage = url.origin === origin;',
    test: {
      file: 'security/forcedActions.test.ts',
      title: 'the retry of the error page leads to no call',
    },
  },
  {
    name: 'fake-mode-at-once',
    promise: 'identity/fake-mode-delay',
    file: 'src/identity/fake.ts',
    find: 'export const FAKE_SIGN_IN_MS = 1000;',
    replace: 'export const FAKE_SIGN_IN_MS = 100;',
    test: {
      file: 'src/identity/modes.test.ts',
      title: 'fake mode signs in by itself',
    },
  },
];
