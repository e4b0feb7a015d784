import type { Breakage } from './breakage.ts';

const TICKETS = 'tickets/page.test.ts';

/** Rooms about going to the cinema: tickets, cinemas, films, friends, and home. */
export const CINEMA: readonly Breakage[] = [
  {
    name: 'cancelled-tickets-show',
    promise: 'tickets/confirmed-only',
    file: 'src/account/tickets/rules.ts',
    find: ".filter((ticket) => ticket.status === 'CONFIRMED')",
    replace: ".filter((ticket) => ticket.status !== 'PENDING')",
    test: { file: TICKETS, title: 'only confirmed tickets show and count, the earliest first' },
  },
  {
    name: 'latest-ticket-first',
    promise: 'tickets/sorted-by-session-start',
    file: 'src/account/tickets/rules.ts',
    find: '.sort((a, b) => orderOf(a) - orderOf(b));',
    replace: '.sort((a, b) => orderOf(b) - orderOf(a));',
    test: { file: TICKETS, title: 'only confirmed tickets show and count, the earliest first' },
  },
  {
    name: 'failed-tickets-are-none',
    promise: 'tickets/load-failure-contained',
    file: 'src/areas/tickets/store.ts',
    find: 'confirmedInOrder(await send(getTickets, options)),',
    replace: 'confirmedInOrder(await send(getTickets, options).catch(() => [])),',
    test: {
      file: 'src/areas/tickets/Tickets.browser.test.tsx',
      title: 'failed tickets leave the page usable, and a retry loads them',
    },
  },
  {
    name: 'any-ticket-cancelled',
    promise: 'tickets/cancel-only-refundable',
    file: 'src/areas/tickets/TicketActions.tsx',
    find: '{isKnown && ticket.refundable && (',
    replace: '{isKnown && (',
    test: {
      file: 'src/areas/tickets/actions.browser.test.tsx',
      title:
        'a refundable ticket is cancelled with the keyboard: the dialog closes, list and badge are reloaded',
    },
  },
  {
    name: 'orders-after-the-limit',
    promise: 'tickets/order-limit-from-server',
    file: 'src/areas/tickets/TicketLists.tsx',
    find: 'Date.parse(session.startDate) - clickAndServe.limitDurationOrder * MINUTE_MS;',
    replace: 'Date.parse(session.startDate) - clickAndServe.limitDurationOrder;',
    test: {
      file: 'src/areas/tickets/Tickets.browser.test.tsx',
      title: 'concessions can be ordered until the server’s limit, and what was ordered stays',
    },
  },
  {
    name: 'share-link-without-language',
    promise: 'tickets/share-link-shape',
    file: 'src/areas/tickets/share.ts',
    find: 'return place && `${base}/${language}/${place}/booking`;',
    replace: 'return place && `${base}/${place}/booking`;',
    test: {
      file: 'src/areas/tickets/Tickets.browser.test.tsx',
      title: 'the link to a screening is copied, and the toast shows the whole link',
    },
  },
  {
    name: 'calendar-without-alarm',
    promise: 'tickets/calendar-alarm',
    file: 'src/areas/tickets/calendar.ts',
    find: 'alarmHours: ALARM_HOURS,',
    replace: 'alarmHours: 24 * ALARM_HOURS,',
    test: { file: 'tickets/keep.test.ts', title: 'a ticket goes into the calendar as a file' },
  },
  {
    name: 'sixth-favourite-refused',
    promise: 'cinemas/sixth-favourite-accepted',
    file: 'src/areas/cinemas/rules.ts',
    find: 'return favourites.length < MAX_FAVOURITES;',
    replace: 'return favourites.length < MAX_FAVOURITES - 1;',
    test: {
      file: 'src/areas/cinemas/Cinemas.browser.test.tsx',
      title: 'a fifth and a sixth favourite are taken, a seventh is not; removing is always possible',
    },
  },
  {
    name: 'lost-favourites-stay',
    promise: 'cinemas/removal-always-possible',
    file: 'src/areas/cinemas/rules.ts',
    find: 'return favourites.filter((ref) => !listed.has(ref));',
    replace: 'return favourites.filter((ref) => listed.has(ref));',
    test: {
      file: 'src/areas/cinemas/Cinemas.browser.test.tsx',
      title: 'favourites that the catalogue no longer has can be removed, and then others added',
    },
  },
  {
    name: 'purge-after-a-failure',
    promise: 'shows/rating-purges-cache',
    file: 'src/areas/shows/ratings/store.ts',
    find: "if (outcome.kind === 'done') {",
    replace: "if (outcome.kind !== 'ignored') {",
    test: {
      file: 'src/areas/shows/ratings/Ratings.browser.test.tsx',
      title: 'a rating under every fault: the server’s value shows, and a purge follows a success only',
    },
  },
  {
    name: 'id-before-slug',
    promise: 'shows/slug-before-id',
    file: 'src/areas/shows/rules.ts',
    find: "if (slug !== '') return { by: 'slug', slug };",
    replace: "if (slug !== '' && id === '') return { by: 'slug', slug };",
    test: {
      file: 'src/areas/shows/wishlist/Wishlist.browser.test.tsx',
      title:
        'a removed wish is gone at once, sends one call, can be restored, and the focus goes to the next one',
    },
  },
  {
    name: 'year-in-utc',
    promise: 'sites/cinema-time-zone',
    file: 'src/i18n/months.ts',
    find: 'export function year(at: number, timeZone = site.timeZone): number {',
    replace: "export function year(at: number, timeZone = 'UTC'): number {",
    test: {
      file: 'src/areas/shows/history/History.browser.test.tsx',
      title: 'seen films, newest first, under their year in the cinema’s time zone; nothing shifts',
    },
  },
  {
    name: 'seen-films-recommended',
    promise: 'shows/recommended-shows',
    file: 'src/areas/shows/rules.ts',
    find: 'const isSeen = showSet(seen(feelings).map',
    replace: 'const isSeen = showSet(wishes(feelings).map',
    test: {
      file: 'shows/recommendations.test.ts',
      title: 'unseen films, the customer’s genres first, in the shell of an app; nothing shifts',
    },
  },
  {
    name: 'own-request-accepted',
    promise: 'friends/accept-only-received',
    file: 'src/areas/friends/rules.ts',
    find: "accept: known && friend.status === 'received',",
    replace: "accept: known && friend.status !== 'accepted',",
    test: {
      file: 'src/areas/friends/Friends.browser.test.tsx',
      title: 'friends are grouped and sorted by name; requests can be accepted',
    },
  },
  {
    name: 'deleted-friend-stays-a-while',
    promise: 'friends/deleted-friend-leaves',
    file: 'src/areas/friends/store.ts',
    find: 'load.value.filter(({ id }) => !leaving.has(id))',
    replace: 'load.value.filter(({ id }) => !leaving.has(`friend:${id}`))',
    test: {
      file: 'src/areas/friends/Friends.browser.test.tsx',
      title: 'accepting reloads the list; a deleted friend is gone at once and on the next visit',
    },
  },
  {
    name: 'push-hidden-for-six-days',
    promise: 'constants/home-push-period',
    file: 'src/areas/home/rules.ts',
    find: 'export const HIDE_DAYS = 60;',
    replace: 'export const HIDE_DAYS = 6;',
    test: {
      file: 'src/areas/home/Home.browser.test.tsx',
      title:
        'one push shows; put off, it hides for 60 days, at once and after a reload, and the next one shows',
    },
  },
  {
    name: 'december-all-year',
    promise: 'home/year-in-december',
    file: 'src/areas/home/december/store.ts',
    find: 'const DECEMBER_MS = 31 * 86_400_000;',
    replace: 'const DECEMBER_MS = 62 * 86_400_000;',
    test: {
      file: 'statistics/filmYear.test.ts',
      title: 'home leads to the year in December, in the time of the cinema, where the year has a film',
    },
  },
  {
    name: 'original-versions-off-by-one',
    promise: 'statistics/five-values-shown',
    file: 'src/areas/statistics/rules.ts',
    find: 'return Math.min(100, Math.round(voPercent));',
    replace: 'return Math.min(100, Math.floor(voPercent) + 1);',
    test: {
      file: 'src/areas/statistics/Statistics.browser.test.tsx',
      title: 'the five values, as text',
    },
  },
];
