import type { Breakage } from './breakage.ts';

/** The page among others: hosts, apps, foreign scripts, no network, its shell and its three sites. */
export const SITE: readonly Breakage[] = [
  {
    name: 'message-of-any-parent',
    promise: 'decisions/trusted-host-lists',
    file: 'src/embedding/host.ts',
    find: 'source !== window.parent || !isListed(origin, parents)) return;',
    replace: 'source !== window.parent) return;',
    test: {
      file: 'embedding/parentAndApps.test.ts',
      title: 'on a host that leaves our headers out, a page of another site frames it and gets no answer',
    },
  },
  {
    name: 'framed-by-anyone',
    promise: 'decisions/trusted-host-lists',
    file: 'src/export/headers.ts',
    find: `const parents = ["'self'", ...parentsOfTier(tier, site)].join(' ');`,
    replace: `const parents = [...parentsOfTier(tier, site), 'http:'].join(' ');`,
    test: { file: 'embedding/parentAndApps.test.ts', title: 'a page of another site cannot frame it' },
  },
  {
    name: 'header-inside-a-host',
    promise: 'shell/header-hidden',
    file: 'src/embedding/markHosted.ts',
    find: "root.shell = 'embedded';",
    replace: '',
    test: {
      file: 'embedding/parentAndApps.test.ts',
      title: 'a signed-in customer sees the page without header and footer',
    },
  },
  {
    name: 'host-not-closed',
    promise: 'embedding/close-message',
    file: 'src/areas/registration/store.ts',
    find: "tellHost('close');",
    replace: '',
    test: {
      file: 'registration/page.test.ts',
      title: 'registering saves the customer, tells the host to close once, and leads home from then on',
    },
  },
  {
    name: 'script-of-any-host',
    promise: 'decisions/trusted-host-lists',
    file: 'src/sites/followable.ts',
    find: "return url.protocol === 'https:' && hosts.includes(url.host) ? url : undefined;",
    replace: "return url.protocol === 'https:' ? url : undefined;",
    test: {
      file: 'src/start/injections/inject.test.ts',
      title:
        'with consent they come, each to its position; who is not listed does not, and the console says so',
    },
  },
  {
    name: 'third-party-without-consent',
    promise: 'decisions/no-tracker-shipped',
    file: 'src/start/injections/inject.ts',
    find: "const consented = consent() === 'accepted';",
    replace: "const consented = consent() !== 'refused';",
    test: {
      file: 'src/start/injections/inject.test.ts',
      title: 'third parties wait for the customer’s consent, what is the site’s own does not',
    },
  },
  {
    name: 'wallet-link-to-anywhere',
    promise: 'tickets/wallet-links',
    file: 'src/account/wallets/WalletLinks.tsx',
    find: 'fileAddress(link.href, origin, hosts)?.href',
    replace: 'link.href',
    test: {
      file: 'src/areas/tickets/Tickets.browser.test.tsx',
      title: 'a link to another place is not shown, and the ticket stands',
    },
  },
  {
    name: 'survey-link-to-anything',
    promise: 'home/survey-link',
    file: 'src/areas/home/Pushes.tsx',
    find: "followable(asked?.ctaUrl ?? '', site, platform().location().origin)",
    replace: 'asked?.ctaUrl',
    test: {
      file: 'src/areas/home/Home.browser.test.tsx',
      title: 'the survey shows its four texts as text, and links to https only',
    },
  },
  {
    name: 'kept-tickets-of-another-customer',
    promise: 'decisions/one-customer-per-document',
    file: 'src/account/kept.ts',
    find: '  if (text !== undefined) storeOf(place).remove(KEPT_KEY);\n',
    replace: '',
    test: {
      file: 'tickets/atOnce.test.ts',
      title:
        'the kept ticket is gone as soon as the session is another customer’s, before their account has answered',
    },
  },
  {
    name: 'blocked-pass-opens-the-door',
    promise: 'subscription/pass-at-the-door',
    file: 'src/account/pass/rules.ts',
    find: "return state === 'active';",
    replace: "return state !== 'inactive';",
    test: {
      file: 'src/areas/subscription/Subscription.browser.test.tsx',
      title: 'a pass that does not open the door says so, has no code, and leads to what helps: $persona',
    },
  },
  {
    name: 'reload-for-ever',
    promise: 'errors/reload-after-deploy',
    file: 'src/platform/goneScripts.ts',
    find: '    if (sessionStorage[KEY] === build) return false;\n',
    replace: '',
    test: {
      file: 'start/goneScripts.test.ts',
      title:
        'a missing script ${what} reloads the page once, never in a loop; then the page explains it and offers a next step',
    },
  },
  {
    name: 'reload-while-leaving',
    promise: 'errors/no-reload-while-leaving',
    file: 'src/platform/goneScripts.ts',
    find: 'if (root.leaving) {',
    replace: "if (root.leaving === 'reload') {",
    test: {
      file: 'start/goneScripts.test.ts',
      title: 'a script that fails ${how} does not bring the page back that the customer is leaving',
    },
  },
  {
    name: 'badge-of-zero',
    promise: 'shell/wallet-badge',
    file: 'src/shell/TicketCount.ts',
    find: `this.hidden = count === 0;
      // The first plural of a document costs the browser 10 ms, and tickets are known long after the page has started.
      if (count === 0) return;`,
    replace: 'this.hidden = count < 0;',
    test: { file: 'shell/header.test.ts', title: 'without tickets there is no badge, not a zero' },
  },
  {
    name: 'header-sticks-at-half',
    promise: 'shell/sticky-quarter-viewport',
    file: 'src/shell/sticky.ts',
    find: 'const VIEWPORT_SHARE = 0.25;',
    replace: 'const VIEWPORT_SHARE = 0.5;',
    test: { file: 'src/shell/sticky.test.ts', title: 'past a quarter of the viewport, not at it' },
  },
  {
    name: 'modal-scrolls-to-the-top',
    promise: 'shell/modal-restores-scroll',
    file: 'src/ui/modal.ts',
    find: "window.scrollTo({ top: position, behavior: 'instant' });",
    replace: "window.scrollTo({ top: 0, behavior: 'instant' });",
    test: {
      file: 'src/ui/scrollLock.test.ts',
      title: 'unlocking restores the position, also where a fixed body has lost it',
    },
  },
  {
    name: 'language-without-the-query',
    promise: 'tracking/language-switch-url',
    file: 'src/shell/switchLanguage.ts',
    find: 'return url.pathname.replace(`/${current}`, `/${language}`) + url.search + url.hash;',
    replace: 'return url.pathname.replace(`/${current}`, `/${language}`) + url.hash;',
    test: {
      file: 'shell/languageSwitch.test.ts',
      title:
        'the language modal lists the site’s languages and leads to the same place, without a new sign-in',
    },
  },
  {
    name: 'dutch-site-in-english',
    promise: 'sites/dutch-first',
    file: 'src/sites/nl/site.ts',
    find: "languages: ['nl', 'en'],",
    replace: "languages: ['en', 'nl'],",
    test: {
      file: 'shell/publicPages.test.ts',
      title: 'the root of the ${site} site leads to its first language',
    },
    sites: ['nl'],
  },
  {
    name: 'dutch-pass-as-qr-code',
    promise: 'sites/pass-code',
    file: 'src/account/door/FullScreenCard.tsx',
    find: "site.passCode === 'code128' ? BarCode : QrCode;",
    replace: "site.passCode === 'qr' ? BarCode : QrCode;",
    test: {
      file: 'subscription/atTheDoor.test.ts',
      title: 'the Dutch site draws the number as bars, which a scanner reads whatever recolours the page',
    },
    sites: ['nl'],
  },
  {
    name: 'code-turned-over-in-full-screen',
    promise: 'environments/code-can-be-scanned',
    file: 'src/styles/utilities.css',
    find: 'filter: none !important;',
    replace: '',
    test: {
      file: 'tickets/page.test.ts',
      title:
        'a scanner reads the booking’s code from the page and in full screen, with its quiet zone, whatever recolours the page',
    },
  },
  {
    name: 'home-screen-taken-for-an-app',
    promise: 'environments/known-by-capability',
    file: 'src/embedding/environment.ts',
    find: '!standalone && ',
    replace: '',
    test: { file: 'src/embedding/environment.test.ts', title: '%s' },
  },
];
