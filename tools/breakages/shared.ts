import type { Mistakes } from './tryOut.ts';

/** Of what rooms share, and of what opens a page. */
export const IN_SHARED: Mistakes = {
  'src/account/alerts/alertToasts.ts': [
    [
      '`alert:${textHash(alert.content)}:${instant(alert).toString(36)}`',
      '`alert:${textHash(alert.content)}`',
      'toasts/closed-alert-remembered',
    ],
  ],
  'src/account/alerts/rules.ts': [
    ['MAX_INFOS = 2;', 'MAX_INFOS = 3;', 'toasts/two-info-alerts'],
    ['b) - instant(a', 'a) - instant(b', 'toasts/newest-alerts-next'],
    ['accountType === cardType', 'cardType !== undefined', 'toasts/typed-alert-own-type'],
  ],
  'src/account/banner/showBanner.ts': [
    ['if (platform().tab.read(tabKey) === undefined) queueToasts', 'queueToasts', 'toasts/operator-banner'],
  ],
  'src/account/captcha/captcha.ts': [['  prepared = undefined;\n', '', 'http/captcha-header']],
  'src/account/cards/rules.ts': [
    ['a)) - Number(isAccount(b', 'b)) - Number(isAccount(a', 'wallet/account-card-last'],
  ],
  'src/account/cards/store.ts': [
    ["if (id !== '') void picture.ensure();", '', 'wallet/loyalty-picture-after-card'],
  ],
  'src/account/change.ts': [
    ["isDone === false ? 'refused' : 'unknown'", "'refused'", 'preferences/opt-in-unknown'],
    ['before === undefined ? undefined : !before', 'now', 'decisions/what-may-have-happened'],
    ["if (kind !== 'unknown' && kind !== 'done') return;", '', 'profile/password-change-unknown'],
  ],
  'src/account/door/atDoor.tsx': [["== 'code128' ?", "== 'qr' ?", 'sites/pass-code', 'nl']],
  'src/account/door/request.ts': [
    ['url.searchParams.delete(DOOR);', '', 'subscription/pass-from-home-screen'],
  ],
  'src/account/kept.ts': [
    ['stored?.owner === owner', 'stored', 'identity/logout-leaves-nothing'],
    [
      '  if (text !== undefined) storeOf(place).remove(KEPT_KEY);\n',
      '',
      'decisions/one-customer-per-document',
    ],
  ],
  'src/account/load.ts': [[') => run(true),', ') => run(false),', 'http/cache-bypass']],
  'src/account/pass/rules.ts': [
    ["return state === 'active'", "return state !== 'inactive'", 'subscription/pass-at-the-door'],
    ['facts?.unpaidInvoice === true || pass', 'pass', 'subscription/unpaid-balance-shown'],
  ],
  'src/account/settings/contract.ts': [
    ['v.boolean(), false);', 'v.boolean(), true);', 'errors/flags-without-settings'],
    ["token: 'never',", "token: 'ifSignedIn',", 'http/settings-without-bearer'],
  ],
  'src/account/signOut.ts': [
    ['  tellSignedOut();\n', '', 'identity/sign-out-in-every-tab'],
    ['  forgetKept();\n', '', 'identity/logout-leaves-nothing'],
  ],
  'src/account/tickets/rules.ts': [
    ["=== 'CONFIRMED'", "!== 'PENDING'", 'tickets/confirmed-only'],
    ['a) - orderOf(b', 'b) - orderOf(a', 'tickets/sorted-by-session-start'],
  ],
  'src/account/toasts/rules.ts': [
    ['TOAST_HIDE_MS = 5000;', 'TOAST_HIDE_MS = 50_000;', 'toasts/hide-after-five-seconds'],
    [
      '(history.get(cacheId) ?? 0) <= nowSeconds',
      '!history.has(cacheId)',
      'toasts/expired-memory-shows-again',
    ],
  ],
  'src/account/toasts/startToasts.ts': [
    ["'incorrect_photo'", "'incorrectPhoto'", 'toasts/blocked-by-photo'],
    [
      'if (!date) return',
      'if (date === undefined || date === null) return',
      'advantages/listed-without-expiry',
    ],
  ],
  'src/account/toasts/store.ts': [
    [
      'first, seen) => (first === seen ? first : undefined)',
      'first) => first',
      'toasts/timer-starts-when-shown',
    ],
    ['.now() / 1000;', '.now();', 'toasts/memory-in-seconds'],
    ['about !== undefined && toast.about === about', 'false', 'toasts/error-goes-with-success'],
    [
      'others = $words.get().filter((one) => !hidesItself(one) && !isAbout(one, about))',
      'others: Toast[] = []',
      'toasts/closable-stays',
    ],
  ],
  'src/account/user/fields.ts': [["mr', ms: 'civ-mm'", "mm', ms: 'civ-mr'", 'entities/gender-mr']],
  'src/account/wallets/WalletLinks.tsx': [
    ['fileAddress(link.href, origin, hosts)?.href', 'link.href', 'tickets/wallet-links'],
  ],
  'src/embedding/environment.ts': [['!standalone && ', '', 'environments/known-by-capability']],
  'src/embedding/host.ts': [
    ['window.parent || !isListed(origin, parents)', 'window.parent', 'decisions/trusted-host-lists'],
  ],
  'src/embedding/markHosted.ts': [
    ["document.documentElement.dataset.shell = 'embedded';", '', 'shell/header-hidden'],
  ],
  'src/export/headers.ts': [
    [
      '"\'self\'", ...parentsOfTier(tier, site)',
      "...parentsOfTier(tier, site), 'http:'",
      'decisions/trusted-host-lists',
    ],
  ],
  'src/export/identitySdkHttp.ts': [
    ['headers: sent }', 'headers }', 'identity/token-request-without-preflight'],
  ],
  'src/http/cache.ts': [
    ['5 * 60 * 1000;', '5 * 60;', 'http/get-cache'],
    ['entries.get(address) ===', 'entries.get(address) !==', 'http/failed-get-not-kept'],
  ],
  'src/http/errors.ts': [
    [
      "if (!done) throw new CallError({ kind: 'status', status: 200, ...said }, what);",
      '',
      'tickets/cancel-failure-closes-modals',
    ],
  ],
  'src/http/send.ts': [
    ['!== 401 || call.refusesWith401', '!== 403 || call.refusesWith401', 'identity/silent-renewal'],
    ['401 || call.refusesWith401', '401', 'profile/mail-change-first-step-refused'],
    [
      'ky.create({ retry: 0,',
      "ky.create({ retry: { limit: 1, methods: ['patch', 'post', 'delete'] },",
      'http/one-action-one-request',
    ],
    ['TIMEOUT_MS = 10_000;', 'TIMEOUT_MS = 60_000;', 'http/one-action-one-request'],
    ["TIMEOUT_MS, cache: 'no-store'", 'TIMEOUT_MS', 'identity/logout-leaves-nothing'],
    ["if (challenge !== undefined) headers['x-captcha-response'] = challenge;", '', 'http/captcha-header'],
    ['if (call.refreshes) refresh(call.refreshes);', '', 'friends/accept-reloads-list'],
    ['parsed.success && !isForeign(call.answer, body)', 'parsed.success', 'http/foreign-answers-fail'],
  ],
  'src/i18n/months.ts': [
    [
      'year(at: number, timeZone = site.timeZone): number {',
      "year(at: number, timeZone = 'UTC'): number {",
      'sites/cinema-time-zone',
    ],
  ],
  'src/identity/endAtProvider.ts': [
    [
      "(await askSilently(settings)) === 'unknown' ? 'ended' : 'failed'",
      "'ended'",
      'identity/sign-out-unfinished',
    ],
    ["  if (isUnfinished && !signOutMark()) return 'ended';\n", '', 'decisions/unfinished-sign-out-mark'],
  ],
  'src/identity/fake.ts': [['FAKE_SIGN_IN_MS = 1000;', 'FAKE_SIGN_IN_MS = 100;', 'identity/fake-mode-delay']],
  'src/identity/identity.ts': [
    [
      '!claims.firstLogin && claims.emailVerified',
      'claims.emailVerified',
      'identity/first-login-not-verified',
    ],
  ],
  'src/identity/linking.ts': [
    ['POPUP_TIMEOUT_SECONDS = 60;', 'POPUP_TIMEOUT_SECONDS = 600;', 'identity/popup-timeout'],
  ],
  'src/identity/provider.ts': [
    [
      "if (!isOfThisTab(settings.clientId)) throw new IdentityError('transaction');",
      '',
      'identity/sign-in-bound-to-tab',
    ],
  ],
  'src/identity/session.ts': [
    ['session.claims)', 'found.claims)', 'decisions/one-customer-per-document'],
    [
      "prompt = signOutMark() ? 'login' : request.prompt",
      '{ prompt } = request',
      'identity/sign-in-after-sign-out',
    ],
  ],
  'src/identity/signOutMark.ts': [
    [
      "=== undefined || (mark === 'told' && isHosted()",
      "!== 'told' || isHosted(",
      'identity/sign-out-closes-silent-opening',
    ],
  ],
  'src/identity/targets.ts': [
    ['origin && isPagePath(url.pathname, site.languages)', 'origin', 'routes/known-return-targets'],
  ],
  'src/offline/connection.ts': [['    await unlessLeft();\n', '', 'errors/no-reload-while-leaving']],
  'src/offline/register.ts': [
    [
      'serviceWorker.ready.then(({ active }) => keepThisPage(active)).catch(noteFailure',
      'keepThisPage(serviceWorker.controller',
      'decisions/offline-tickets',
    ],
  ],
  'src/offline/rules.ts': [
    ['?.includes(type) ?? false', ' !== undefined && type !== undefined', 'decisions/offline-tickets'],
  ],
  'src/offline/workerScope.ts': [
    ['return undefined', "throw new Error('storage')", 'environments/optional-layers'],
  ],
  'src/offline/worker.ts': [
    ['  await soon(() => noteBuild(path, build));\n', '', 'decisions/stored-page-at-once'],
    [
      'await mustAskFirst(request)',
      '(await mustAskFirst(request)) !== undefined',
      'decisions/stored-page-at-once',
    ],
    [" || type === 'opaqueredirect'", '', 'environments/optional-layers'],
  ],
  'src/pages/offline.astro': [['  void noticeAnswers();\n', '', 'decisions/offline-tickets']],
  'src/platform/cookies.ts': [
    ['AUTH_COOKIE_DAYS = 1 / 24;', 'AUTH_COOKIE_DAYS = 1;', 'identity/flag-cookie-one-hour'],
  ],
  'src/platform/goneScripts.ts': [
    ['    if (sessionStorage[KEY] === build) return false;\n', '', 'errors/reload-after-deploy'],
    ['(state.leaving)', "(state.leaving === 'reload')", 'errors/no-reload-while-leaving'],
  ],
  'src/reports/reports.ts': [
    ['MOST || sent.has(keyOf(report))', 'MOST', 'decisions/failures-are-reported'],
    ["=== 'accepted'", "!== 'refused'", 'tracking/speed-needs-consent'],
  ],
  'src/shell/shell.ts': [
    [
      '=== 0;\n      // The first plural of a document costs the browser 10 ms, and tickets are known long after the page has started.\n      if (count === 0) return',
      '< 0',
      'shell/wallet-badge',
    ],
  ],
  'src/shell/sticky.ts': [
    ['VIEWPORT_SHARE = 0.25;', 'VIEWPORT_SHARE = 0.5;', 'shell/sticky-quarter-viewport'],
  ],
  'src/shell/switchLanguage.ts': [['url.search + url.hash', 'url.hash', 'tracking/language-switch-url']],
  'src/sites/followable.ts': [
    [
      "return url.protocol === 'https:' && hosts.includes(url.host) ? url : undefined;",
      "return url.protocol === 'https:' ? url : undefined;",
      'decisions/trusted-host-lists',
    ],
  ],
  'src/sites/nl/site.ts': [
    ["languages: ['nl', 'en'],", "languages: ['en', 'nl'],", 'sites/dutch-first', 'nl'],
  ],
  'src/sites/routes.ts': [
    ["'account', flag: 'myInterestEnabled'", "'account'", 'routes/my-interests'],
    [
      "'statistics', guard: 'account', flag: 'statisticsEnabled' },",
      "'statistics', guard: 'account' },",
      'routes/statistics',
    ],
  ],
  'src/start/background.ts': [
    ['if (platform().tab.read(STARTED) !== customer) {', '{', 'constants/start-up-requests'],
  ],
  'src/start/calls.ts': [
    [
      "isReplaced() || (rule === 'required' && !isSignedIn()",
      "rule === 'required' && !isSignedIn(",
      'decisions/one-customer-per-document',
    ],
  ],
  'src/start/guards/refuse.ts': [
    ["if (decision.route === 'mail') keepWanted(currentTarget());", '', 'routes/mail-two-guards'],
  ],
  'src/start/guards/rules.ts': [
    [
      "account === 'pending') return { kind: 'wait' };",
      "account === 'pending') return { kind: 'pass' };",
      'routes/guard-waits-for-account',
    ],
    ['account.registered ===', 'account.registered &&', 'routes/unregistered-to-register'],
    [
      "if (account.mustVerifyMail && page.guard === 'account') return { kind: 'goTo', route: 'mail' };",
      '',
      'routes/mail-two-guards',
    ],
  ],
  'src/start/injections/inject.ts': [["=== 'accepted';", "!== 'refused';", 'decisions/no-tracker-shipped']],
  'src/start/session.ts': [
    [
      "  if (environment.identity.mode === 'provider') showTicketEarly(environment.identity.clientId);\n",
      '',
      'decisions/ticket-at-once',
    ],
  ],
  'src/start/sessionEnd.ts': [['!event.persisted', 'event.persisted', 'identity/sign-out-in-every-tab']],
  'src/start/start.ts': [
    [
      'if (number ===',
      'pushPageView(page.route);\n    if (number ===',
      'tracking/one-page-view-per-navigation',
    ],
  ],
  'src/styles/utilities.css': [['filter: none !important;', '', 'environments/code-can-be-scanned']],
  'src/ui/modal.ts': [['top: position,', 'top: 0,', 'shell/modal-restores-scroll']],
};
