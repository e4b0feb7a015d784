import { EXTENSION_FLAGS, SPECIFIED_FLAGS } from '#sites/flags.ts';
import { ours, sometimes, type AreaNotes } from '../notes.ts';

const flags = Object.fromEntries(
  SPECIFIED_FLAGS.map((flag) => [
    `clientSettings.${flag}`,
    sometimes('Switches a page or an entry of the menu on.'),
  ]),
);

const extensionFlags = Object.fromEntries(
  EXTENSION_FLAGS.map((flag) => [
    `clientSettings.${flag}`,
    ours('Switches on a feature whose calls have this name as `x-extension`.', 'The calls are not sent.'),
  ]),
);

export const SITE: AreaNotes = {
  'GET /api/settings': {
    summary: 'Settings of the site and injections',
    about: 'The first call of a page. It never carries a token.',
    answer: {
      '': { note: 'Settings of the site.', name: 'Settings' },
      defaultCity: sometimes('The zone of the site. The zone of the account goes first.'),
      mobileKey: sometimes('Goes into the header `mobile-key` of calls to the mobile catalogue.'),
      injections: sometimes('What third parties add to the pages.'),
      'injections[]': { note: 'An element that is added to the page.', name: 'Injection' },
      'injections[].element': 'Name of the element, such as `script`.',
      'injections[].position': 'Where it is added.',
      'injections[].value': sometimes('Its content.'),
      'injections[].attributes': sometimes('Its attributes.'),
      banner: ours('A message to everybody, for a time.', 'No message shows.', { name: 'Banner' }),
      'banner.level': 'A warning is announced at once.',
      'banner.text': 'The message, by language: `fr`, `nl`, `en`. A page in another language shows none.',
      'banner.from': ours('Shown from this instant on.', 'It shows at once.', { unit: 'instant' }),
      'banner.until': ours('Not shown any more from this instant on.', 'It shows until it is gone.', {
        unit: 'instant',
      }),
      'banner.link': ours('Where the message leads.', 'It leads nowhere.', { name: 'BannerLink' }),
      'banner.link.href': 'An address of the account or of the catalogue. Another one is left out.',
      'banner.link.text': 'Words of the link, by language.',
      clientSettings: { note: 'What is switched on. A missing flag is off.', name: 'ClientSettings' },
      'clientSettings.ageRestriction': sometimes('Minimum age for a registration; 15 without it.', {
        unit: 'years',
      }),
      ...flags,
      ...extensionFlags,
    },
  },
  'GET /api/v2/survey': {
    summary: 'The survey of the home page',
    answer: {
      '': { note: 'The survey. While none is running, `null` or no body.', name: 'Survey' },
      title: 'Title.',
      description: sometimes('What it is about.'),
      ctaLabel: 'Words of the link.',
      ctaUrl: 'Address of the survey.',
    },
  },
  'GET /api/alerts': {
    summary: 'Alerts for signed-in customers',
    query: { type: 'Always `ec`.' },
    answer: {
      '': 'In any order.',
      '[]': { note: 'An alert. One without text is left out.', name: 'Alert' },
      '[].content': 'Text in the language of the call.',
      '[].warning': sometimes('A warning is shown before the other alerts.'),
      '[].accountType': sometimes('Type of the active card that it is for. Without it, it is for everyone.'),
      '[].updatedAt': { note: 'The newest alert is shown first.', unit: 'instant' },
    },
  },
  'GET /api/footer': {
    summary: 'The footer',
    about: 'Read by the build, for each site and language. No page asks for it.',
    answer: {
      '': { note: 'The footer.', name: 'Footer' },
      shows: sometimes('Shows that are advertised.'),
      'shows[]': { note: 'A show of the footer.', name: 'FooterShow' },
      'shows[].title': 'Title.',
      'shows[].slug': 'Part of its address.',
      'shows[].isMovie': ours(
        'False for an opera, a concert, a match. The name is ours: the specification has a “flag”.',
        'The show counts as a film.',
      ),
      columns: sometimes('Columns with links.'),
      'columns[]': { note: 'A column of links.', name: 'FooterColumn' },
      'columns[].title': 'Title.',
      'columns[].elements': 'Its links.',
      'columns[].elements[]': 'A link, or the entry that opens the privacy preferences.',
      'columns[].elements[].title': 'Words of the link.',
      'columns[].elements[].url': 'Address. A link that is not http(s), mailto or tel is left out.',
      'columns[].elements[].cookie': sometimes('`true` opens the privacy preferences instead of an address.'),
      'columns[].elements[].newTab': sometimes('Opens in a new tab.'),
      socialNetworks: sometimes('Social networks.'),
      'socialNetworks[]': { note: 'A social network.', name: 'SocialNetwork' },
      'socialNetworks[].url': 'Address.',
      'socialNetworks[].label': 'Name of an icon.',
    },
  },
  'GET /api/newsletter': {
    summary: 'The category of a newsletter',
    query: { token: 'Token of the link. It takes the place of a sign-in.' },
    answer: {
      '': 'The category as a text, or in an object. Another category, or none, is shown without a name.',
      category: sometimes('`filmnews`, `filmtips`, `account` or `servicemail`.'),
    },
    refusals: { 404: 'The link is not known.', 410: 'The link is too old.' },
  },
  'PATCH /api/newsletter/unsubscribe': {
    summary: 'Unsubscribes from the category of the link',
    query: { token: 'Token of the link.' },
    unread: 'A status of success opens the confirmation.',
    refusals: { 404: 'The link is not known.', 410: 'The link is too old.' },
  },
  'PATCH /api/newsletter/unsubscribe/all': {
    summary: 'Unsubscribes from every newsletter',
    query: { token: 'Token of the link.' },
    unread: 'A status of success opens the confirmation.',
    refusals: { 404: 'The link is not known.', 410: 'The link is too old.' },
  },
  'GET /api/accounts/me/friends': {
    summary: 'The friends',
    answer: {
      '': 'In any order.',
      '[]': { note: 'A friend.', name: 'Friend' },
      '[].id': { note: 'Id of the friendship.', schema: { minLength: 1 } },
      '[].firstName': sometimes('First name. Missing before the friend has accepted.'),
      '[].infixName': sometimes('What stands between the names in Dutch.'),
      '[].lastName': sometimes('Last name.'),
      '[].mail': 'E-mail address.',
      '[].date': { note: 'When the status changed.', unit: 'instant' },
      '[].status': {
        note: '`received` waits for the customer, `pending` for the friend.',
        schema: { enum: ['accepted', 'received', 'pending'] },
      },
    },
  },
  'POST /api/accounts/me/friends': {
    summary: 'Adds a friend',
    unread: 'The friends are loaded again.',
    payload: { mail: 'Address of the friend.' },
    refusals: { 409: 'The friend is in the list already. A message is shown to the customer.' },
  },
  'PATCH /api/accounts/me/friends': {
    summary: 'Accepts a friend',
    unread: 'The friends are loaded again.',
    payload: { id: 'Id of the friendship.' },
    refusals: { 404: 'There is no such request.' },
  },
  'DELETE /api/accounts/me/friends': {
    summary: 'Deletes a friend',
    about: 'A DELETE with a body.',
    unread: 'The friends are loaded again.',
    payload: { id: 'Id of the friendship.' },
    refusals: { 404: 'There is no such friend.' },
  },
};
