import type { Breakage } from './breakage.ts';

const ALERTS = 'home/alerts.test.ts';

/** Toasts, alerts, and what is told to others about a visit. */
export const MESSAGES: readonly Breakage[] = [
  {
    name: 'toast-hides-late',
    promise: 'toasts/hide-after-five-seconds',
    file: 'src/account/toasts/rules.ts',
    find: 'export const TOAST_HIDE_MS = 5000;',
    replace: 'export const TOAST_HIDE_MS = 50_000;',
    test: {
      file: 'src/account/toasts/rules.test.ts',
      title: 'only one that is neither closable nor has a call to action, after 5000 ms',
    },
  },
  {
    name: 'seconds-begin-in-the-queue',
    promise: 'toasts/timer-starts-when-shown',
    file: 'src/account/toasts/store.ts',
    find: '(first, seen) => (first === seen ? first : undefined)',
    replace: '(first) => first',
    test: {
      file: 'src/account/toasts/seen.test.ts',
      title: 'a toast that nobody has seen yet stays; its five seconds begin when it is seen',
    },
  },
  {
    name: 'memory-in-milliseconds',
    promise: 'toasts/memory-in-seconds',
    file: 'src/account/toasts/store.ts',
    find: 'return platform().now() / 1000;',
    replace: 'return platform().now();',
    test: {
      file: 'src/account/toasts/store.test.ts',
      title: 'closing adds an entry in epoch seconds and keeps the others',
    },
  },
  {
    name: 'expired-memory-counts',
    promise: 'toasts/expired-memory-shows-again',
    file: 'src/account/toasts/rules.ts',
    find: '((history.get(cacheId) ?? 0) <= nowSeconds &&',
    replace: '(!history.has(cacheId) &&',
    test: { file: 'src/account/toasts/store.test.ts', title: 'skipped until its time has come' },
  },
  {
    name: 'error-outlives-success',
    promise: 'toasts/error-goes-with-success',
    file: 'src/account/toasts/store.ts',
    find: 'return about !== undefined && toast.about === about;',
    replace: 'return false;',
    test: {
      file: 'src/account/toasts/tell.test.ts',
      title: 'an error goes once its action has worked, in words or without',
    },
  },
  {
    name: 'error-makes-way',
    promise: 'toasts/closable-stays',
    file: 'src/account/toasts/store.ts',
    find: 'const others = $words.get().filter((one) => !hidesItself(one) && !isAbout(one, about));',
    replace: 'const others: Toast[] = [];',
    test: {
      file: 'src/account/toasts/waitingWords.test.ts',
      title: 'a failure waits below what another action says, and comes back',
    },
  },
  {
    name: 'third-information',
    promise: 'toasts/two-info-alerts',
    file: 'src/account/alerts/rules.ts',
    find: 'export const MAX_INFOS = 2;',
    replace: 'export const MAX_INFOS = 3;',
    test: {
      file: ALERTS,
      title: 'one warning and two infos, in their order, on home, and as toasts on the next page',
    },
  },
  {
    name: 'oldest-alert-first',
    promise: 'toasts/newest-alerts-next',
    file: 'src/account/alerts/rules.ts',
    find: 'instant(b) - instant(a),',
    replace: 'instant(a) - instant(b),',
    test: {
      file: ALERTS,
      title: 'one warning and two infos, in their order, on home, and as toasts on the next page',
    },
  },
  {
    name: 'alert-of-another-type',
    promise: 'toasts/typed-alert-own-type',
    file: 'src/account/alerts/rules.ts',
    find: '.filter(({ accountType }) => !accountType || accountType === cardType)',
    replace: '.filter(({ accountType }) => !accountType || cardType !== undefined)',
    test: {
      file: 'src/account/alerts/rules.test.ts',
      title: 'one with an accountType is for that card type only',
    },
  },
  {
    name: 'updated-alert-stays-closed',
    promise: 'toasts/closed-alert-remembered',
    file: 'src/account/alerts/alertToasts.ts',
    find: '`alert:${textHash(alert.content)}:${instant(alert).toString(36)}`',
    replace: '`alert:${textHash(alert.content)}`',
    test: { file: ALERTS, title: 'a closed alert stays closed, until it is updated' },
  },
  {
    name: 'photo-not-the-reason',
    promise: 'toasts/blocked-by-photo',
    file: 'src/account/toasts/startToasts.ts',
    find: "subscription.blockedReason === 'incorrect_photo'",
    replace: "subscription.blockedReason === 'incorrectPhoto'",
    test: {
      file: 'src/account/toasts/startToasts.test.ts',
      title: 'blocked for its photo: the specific toast',
    },
  },
  {
    name: 'banner-on-each-page',
    promise: 'toasts/operator-banner',
    file: 'src/account/banner/showBanner.ts',
    find: 'if (platform().tab.read(tabKey) === undefined) queueToasts([{ ...toast, tabKey }]);',
    replace: 'queueToasts([{ ...toast, tabKey }]);',
    test: {
      file: 'shell/operatorBanner.test.ts',
      title:
        'a message of the operator shows as text on each page until the customer closes it for this tab, and moves nothing',
    },
  },
  {
    name: 'page-viewed-twice',
    promise: 'tracking/one-page-view-per-navigation',
    file: 'src/start/start.ts',
    find: 'if (number === 1) await hydrated();',
    replace: 'pushPageView(page.route);\n    if (number === 1) await hydrated();',
    test: {
      file: 'start/firstCalls.test.ts',
      title: 'one page view per navigation, with the hash of the e-mail and never the e-mail',
    },
  },
  {
    name: 'failure-reported-twice',
    promise: 'decisions/failures-are-reported',
    file: 'src/reports/reports.ts',
    find: 'sent.size >= MOST || sent.has(keyOf(report))) return;',
    replace: 'sent.size >= MOST) return;',
    test: {
      file: 'start/reports.test.ts',
      title: 'each kind of failure is reported once, and nothing of the customer',
    },
  },
  {
    name: 'speed-without-consent',
    promise: 'tracking/speed-needs-consent',
    file: 'src/reports/reports.ts',
    find: "return consent() === 'accepted';",
    replace: "return consent() !== 'refused';",
    test: {
      file: 'start/reports.test.ts',
      title:
        'the pages of a customer who has consented tell how fast they were, once and nothing else, and no longer after a refusal',
    },
  },
];
