import type { Mistakes } from './tryOut.ts';

/** Of single rooms. */
export const IN_ROOMS: Mistakes = {
  'src/areas/cinemas/rules.ts': [
    ['MAX_FAVOURITES;', 'MAX_FAVOURITES - 1;', 'cinemas/sixth-favourite-accepted'],
    ['!listed.has(ref', 'listed.has(ref', 'cinemas/removal-always-possible'],
  ],
  'src/areas/cinemas/schedule/store.ts': [
    [
      "?? '' } }),\n);\n\nexport async function loadSchedule(): Promise<void> {\n  const city = $user.get()?.defaultCity;\n  if (city !== undefined && city !== '')",
      "|| 'idf' } }),\n);\n\nexport async function loadSchedule(): Promise<void> {\n ",
      'calls/get-zone-schedule',
    ],
  ],
  'src/areas/credentials/mailStore.ts': [
    ["tellHost('refresh-login');", '', 'embedding/refresh-login-message'],
  ],
  'src/areas/credentials/rules.ts': [
    [
      '.toLowerCase() === plain(word).toLowerCase()',
      " !== '' && word !== ''",
      'profile/deletion-confirmed-once',
    ],
  ],
  'src/areas/friends/rules.ts': [["=== 'received'", "!== 'accepted'", 'friends/accept-only-received']],
  'src/areas/friends/store.ts': [
    ['leaving.has(id', 'leaving.has(`friend:${id}`', 'friends/deleted-friend-leaves'],
  ],
  'src/areas/home/Home.island.tsx': [
    [
      "followable(asked?.ctaUrl ?? '', site, platform().location().origin)",
      'asked?.ctaUrl',
      'home/survey-link',
    ],
  ],
  'src/areas/home/december/store.ts': [['DECEMBER_MS = 31 *', 'DECEMBER_MS = 62 *', 'home/year-in-december']],
  'src/areas/home/rules.ts': [['HIDE_DAYS = 60;', 'HIDE_DAYS = 6;', 'constants/home-push-period']],
  'src/areas/interests/rules.ts': [['list.length > 0 ? list : null', 'list', 'interests/empty-genres-null']],
  'src/areas/leaving/page.ts': [
    ['isSame(before.declaration, declaration)', 'before.declaration === declaration', 'leaving/counts-once'],
    ['?? isOn', '?? false', 'leaving/behind-flags'],
  ],
  'src/areas/newsletter/rules.ts': [
    ["search.replaceAll('+', '%2B')", 'search', 'newsletter/token-survives-encoding'],
  ],
  'src/areas/newsletter/unsubscribe.ts': [
    ['if (busy) return;', '', 'newsletter/unsubscribe-all'],
    ["return 'unknown'", "return 'notDone'", 'newsletter/failure-toast'],
  ],
  'src/areas/preferences/store.ts': [
    ['{ optinCommunication', '{ optinMail: on, optinCommunication', 'preferences/opt-ins-saved-alone'],
  ],
  'src/areas/profile/store.ts': [
    ['saveUser.run(change', 'saveUser.run(edited', 'profile/only-changed-fields-sent'],
    [
      "if (Object.keys(change).length === 0) return { kind: 'unchanged' };",
      '',
      'profile/save-only-when-changed',
    ],
  ],
  'src/areas/registration/rules.ts': [
    ['Math.ceil(years))', 'Math.ceil(years) - 1)', 'constants/sample-settings'],
  ],
  'src/areas/registration/store.ts': [["tellHost('close');", '', 'embedding/close-message']],
  'src/areas/shows/ratings/store.ts': [
    ["outcome.kind === 'done'", "outcome.kind !== 'ignored'", 'shows/rating-purges-cache'],
  ],
  'src/areas/shows/rules.ts': [
    ["!== '') return", "!== '' && id === '') return", 'shows/slug-before-id'],
    ['showSet(seen(feelings', 'showSet(wishes(feelings', 'shows/recommended-shows'],
  ],
  'src/areas/statistics/rules.ts': [
    ['Math.round(voPercent)', 'Math.floor(voPercent) + 1', 'statistics/five-values-shown'],
  ],
  'src/areas/subscription/cancel/rules.ts': [
    ["step !== 'reason'", "step === 'confirm'", 'subscription/cancel-needs-reason'],
  ],
  'src/areas/subscription/photo/rules.ts': [
    ['return isPicture ?', 'return isPicture || isNamedPicture ?', 'subscription/photo-limits'],
  ],
  'src/areas/subscription/store.ts': [
    ["'activated' : 'disabled'", "'disabled' : 'activated'", 'subscription/debit-invoice-state'],
    ["'account', 'cards'", "'cards'", 'subscription/cancel-reloads-user'],
  ],
  'src/areas/support/cases/store.ts': [
    [
      'if (sentMessageIn(open.id, now)) return settleEarlierReply(open.id);',
      '',
      'support/message-joins-conversation',
    ],
  ],
  'src/areas/support/contact/sendStore.ts': [
    ['attachments: [...files]', 'attachments: files.slice(0, 1)', 'support/attachments-in-form'],
  ],
  'src/areas/tickets/TicketActions.tsx': [
    ['{isKnown && ticket.refundable && (', '{isKnown && (', 'tickets/cancel-only-refundable'],
  ],
  'src/areas/tickets/TicketLists.tsx': [
    [
      'clickAndServe.limitDurationOrder * MINUTE_MS',
      'clickAndServe.limitDurationOrder',
      'tickets/order-limit-from-server',
    ],
  ],
  'src/areas/tickets/atOnce/show.ts': [
    ['session.claims.accountId !== found.owner', 'false', 'decisions/ticket-at-once'],
  ],
  'src/areas/tickets/calendar.ts': [
    ['alarmHours: ALARM_HOURS,', 'alarmHours: 24 * ALARM_HOURS,', 'tickets/calendar-alarm'],
  ],
  'src/areas/tickets/share.ts': [['language}/${place', 'place', 'tickets/share-link-shape']],
  'src/areas/tickets/store.ts': [
    ['getTickets, options)),', 'getTickets, options).catch(() => [])),', 'tickets/load-failure-contained'],
    ['.list ? copy.at :', '.list ? undefined :', 'decisions/offline-tickets'],
  ],
  'src/areas/wallet/store.ts': [
    ['  keep: (change) => reload(change),\n', '', 'wallet/dissociate-success-reloads'],
  ],
};
