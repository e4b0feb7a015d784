import type { Breakage } from './breakage.ts';

/** Calls and their answers, changes and what is known of them, and what the server may ask of the page. */
export const CALLS: readonly Breakage[] = [
  {
    name: 'no-renewal-after-401',
    promise: 'identity/silent-renewal',
    file: 'src/http/send.ts',
    find: 'failure.status !== 401 || call.refusesWith401) throw error;',
    replace: 'failure.status !== 403 || call.refusesWith401) throw error;',
    test: { file: 'identity/signIn.test.ts', title: 'is answered by one silent renewal and one repeat' },
  },
  {
    name: 'wrong-password-ends-session',
    promise: 'profile/mail-change-first-step-refused',
    file: 'src/http/send.ts',
    find: 'failure.status !== 401 || call.refusesWith401) throw error;',
    replace: 'failure.status !== 401) throw error;',
    test: {
      file: 'src/areas/credentials/MailChange.browser.test.tsx',
      title: 'a refused step 1 keeps its dialog and what was typed, says why, and does not end the session',
    },
  },
  {
    name: 'request-repeated',
    promise: 'http/one-action-one-request',
    file: 'src/http/send.ts',
    find: 'ky.create({ retry: 0,',
    replace: "ky.create({ retry: { limit: 1, methods: ['patch', 'post', 'delete'] },",
    test: {
      file: 'src/areas/profile/Profile.browser.test.tsx',
      title:
        'whatever goes wrong, what was typed stays, each click sends one request, and the next one works',
    },
  },
  {
    name: 'patience-of-a-minute',
    promise: 'http/one-action-one-request',
    file: 'src/http/send.ts',
    find: 'const TIMEOUT_MS = 10_000;',
    replace: 'const TIMEOUT_MS = 60_000;',
    test: {
      file: 'src/areas/profile/Profile.browser.test.tsx',
      title:
        'while saving the button is busy and a second click sends nothing; a hang ends after ten seconds',
    },
  },
  {
    name: 'answers-in-the-browser-cache',
    promise: 'identity/logout-leaves-nothing',
    file: 'src/http/send.ts',
    find: "timeout: TIMEOUT_MS, cache: 'no-store' });",
    replace: 'timeout: TIMEOUT_MS });',
    test: {
      file: 'security/httpCache.test.ts',
      title: 'answers in the browser’s cache give the next customer no byte of the last one',
    },
  },
  {
    name: 'cache-keeps-nothing',
    promise: 'http/get-cache',
    file: 'src/http/cache.ts',
    find: 'export const CACHE_MS = 5 * 60 * 1000;',
    replace: 'export const CACHE_MS = 5 * 60;',
    test: {
      file: 'http/requests.test.ts',
      title: 'a page that is opened again uses the cached answer; another language sends its own calls',
    },
  },
  {
    name: 'failure-kept',
    promise: 'http/failed-get-not-kept',
    file: 'src/http/cache.ts',
    find: 'if (entries.get(address) === entry) entries.delete(address);',
    replace: 'if (entries.get(address) !== entry) entries.delete(address);',
    test: { file: 'src/http/cache.test.ts', title: 'a failure is not kept' },
  },
  {
    name: 'reload-from-the-cache',
    promise: 'http/cache-bypass',
    file: 'src/account/load.ts',
    find: 'reload: () => run(true),',
    replace: 'reload: () => run(false),',
    test: {
      file: 'src/areas/profile/Profile.browser.test.tsx',
      title: 'changes alone are sent, and the account is reloaded past the cache as the new baseline',
    },
  },
  {
    name: 'token-for-the-settings',
    promise: 'http/settings-without-bearer',
    file: 'src/account/settings/contract.ts',
    find: "token: 'never',",
    replace: "token: 'ifSignedIn',",
    test: {
      file: 'http/requests.test.ts',
      title: 'every call is under /api/ and has the token, except the settings',
    },
  },
  {
    name: 'challenge-not-sent',
    promise: 'http/captcha-header',
    file: 'src/http/send.ts',
    find: "if (challenge !== undefined) headers['x-captcha-response'] = challenge;",
    replace: '',
    test: {
      file: 'src/areas/wallet/Cards.browser.test.tsx',
      title:
        'adding a card sends name and number, and the captcha’s answer in the header; the card is then in the list',
    },
  },
  {
    name: 'challenge-answered-twice',
    promise: 'http/captcha-header',
    file: 'src/account/captcha/captcha.ts',
    find: '  prepared = undefined;\n',
    replace: '',
    test: {
      file: 'src/areas/credentials/MailChange.browser.test.tsx',
      title: 'whatever goes wrong in step 1, what was typed stays, and each try solves a captcha of its own',
    },
  },
  {
    name: 'changed-resource-not-loaded',
    promise: 'friends/accept-reloads-list',
    file: 'src/http/send.ts',
    find: 'if (call.refreshes) refresh(call.refreshes);',
    replace: '',
    test: {
      file: 'src/areas/friends/Friends.browser.test.tsx',
      title: 'accepting reloads the list; a deleted friend is gone at once and on the next visit',
    },
  },
  {
    name: 'foreign-answer-read-as-none',
    promise: 'http/foreign-answers-fail',
    file: 'src/http/send.ts',
    find: 'if (parsed.success && !isForeign(call.answer, body)) return parsed.output;',
    replace: 'if (parsed.success) return parsed.output;',
    test: {
      file: 'http/drifts.test.ts',
      title: 'whatever else has drifted, the page shows what it can read or says that it failed',
    },
  },
  {
    name: 'second-press-sends',
    promise: 'newsletter/unsubscribe-all',
    file: 'src/areas/newsletter/unsubscribe.ts',
    find: 'if (busy) return;',
    replace: '',
    test: {
      file: 'newsletter/unsubscribe.test.ts',
      title:
        'unsubscribing from everything sends one call, however often it is pressed, with the token unchanged',
    },
  },
  {
    name: 'lost-answer-taken-for-a-no',
    promise: 'preferences/opt-in-unknown',
    file: 'src/account/change.ts',
    find: "return { kind: isDone === false ? 'refused' : 'unknown', failure };",
    replace: "return { kind: 'refused', failure };",
    test: {
      file: 'src/areas/preferences/Preferences.browser.test.tsx',
      title:
        'a consent that nobody knows to be saved shows no value; a check reads the account, sends nothing, and shows what the server has',
    },
  },
  {
    name: 'held-before-taken-for-done',
    promise: 'decisions/what-may-have-happened',
    file: 'src/account/change.ts',
    find: 'return before === undefined ? undefined : !before;',
    replace: 'return now;',
    test: {
      file: 'src/areas/wallet/Cards.browser.test.tsx',
      title: 'a card that is in the account already is refused, and not said to be added',
    },
  },
  {
    name: 'refusal-forgets-an-earlier-try',
    promise: 'profile/password-change-unknown',
    file: 'src/account/maybeSent.ts',
    find: "if (kind !== 'unknown' && kind !== 'done') return;",
    replace: '',
    test: {
      file: 'credentials/password.test.ts',
      title:
        'an e-mail that may have been sent is said to be that until one certainly was, even after a reload',
    },
  },
  {
    name: 'refusal-in-a-good-answer',
    promise: 'tickets/cancel-failure-closes-modals',
    file: 'src/http/errors.ts',
    find: "if (!done) throw new CallError({ kind: 'status', status: 200, ...said }, what);",
    replace: '',
    test: {
      file: 'src/areas/tickets/actions.browser.test.tsx',
      title: 'a refused cancellation closes the dialog too, says why, and leaves the ticket: $status',
    },
  },
  {
    name: 'start-up-calls-on-each-page',
    promise: 'constants/start-up-requests',
    file: 'src/start/background.ts',
    find: 'if (platform().tab.read(STARTED) !== customer) {',
    replace: '{',
    test: {
      file: 'start/firstCalls.test.ts',
      title: 'the calls of a start go out once each in a browser session',
    },
  },
  {
    name: 'schedule-of-no-city',
    promise: 'calls/get-zone-schedule',
    file: 'src/areas/cinemas/schedule/store.ts',
    find: `?? '' } }),
);

export async function loadSchedule(): Promise<void> {
  const city = $user.get()?.defaultCity;
  if (city !== undefined && city !== '') await`,
    replace: `|| 'idf' } }),
);

export async function loadSchedule(): Promise<void> {
  await`,
    test: {
      file: 'start/firstCalls.test.ts',
      title: 'without a default city of the customer no schedule is requested',
    },
  },
];
