import { GENDERS, SALUTATIONS } from '#account/user/fields.ts';
import { ours, sometimes, type Notes, type AreaNotes } from '../notes.ts';

/** The client also takes an object with an id, and sends it back as it came. */
const LIKING = { note: 'An id.', schema: { type: 'string', minLength: 1 } };
const SALUTATION = { enum: [...GENDERS.map((gender) => SALUTATIONS[gender]), ''] };

const CONSENTS = {
  optinMail: 'Consent to e-mails of the chain. The specification withholds the name.',
  optinCommunication: 'Consent to communication of partners. The specification withholds the name.',
} satisfies Notes;

const DETAILS: Notes = {
  salutation: sometimes('Form of address. `civ-mm` is a woman.', { schema: SALUTATION }),
  firstname: sometimes('First name.'),
  infixname: sometimes('What stands between the names in Dutch, as in `van der`.'),
  lastname: sometimes('Last name.'),
  dateOfBirth: sometimes('Day of birth.', { unit: 'day' }),
  homePhone: sometimes('Telephone number at home.'),
  mobilePhone: sometimes('Mobile number.'),
  address: sometimes('Street and number.'),
  addressComplement: sometimes('Second line of the address.'),
  zipCode: sometimes('Postal code.'),
  city: sometimes('City.'),
  country: sometimes('Country, as two letters (ISO 3166).'),
  ...CONSENTS,
};

export const ACCOUNT: AreaNotes = {
  'GET /api/accounts/me': {
    summary: 'The signed-in customer',
    answer: {
      '': { note: 'The account of the signed-in customer.', name: 'Account' },
      id: { note: 'Id of the customer, which calls about feelings carry.', schema: { minLength: 1 } },
      ...DETAILS,
      email: { note: 'E-mail address. Its hash goes into the tracking.', schema: { minLength: 1 } },
      picture: sometimes('Address of a picture of a social provider. No page shows it.'),
      registered: 'False sends the customer to the registration, from every page.',
      mailNotification: sometimes('Whether e-mails about the account are sent.'),
      hasLoyalty: sometimes('Whether the customer is in the loyalty programme.'),
      interest: sometimes('What the customer likes.', { name: 'Likings' }),
      'interest.genres': 'Ids of genres, as `GET /api/interests` lists them.',
      'interest.genres[]': LIKING,
      'interest.events': 'Ids of kinds of events.',
      'interest.events[]': LIKING,
      social: sometimes('The social provider of the first sign-in.'),
      defaultCity: sometimes('The zone whose schedule is loaded. Empty: none is loaded.'),
      mobileKey: sometimes('Goes into the header `mobile-key` in place of the key of the settings.'),
      hasSubscription: ours(
        'Whether the customer has a pass. The specification has a “subscription flag” without a name.',
        'The customer has a pass when `subscription.status` is neither empty nor `canceled`.',
      ),
      card: sometimes('The bank card that pays for the pass.', { name: 'BankCard' }),
      'card.lastDigits': { note: 'Last digits. Without them there is no card.', schema: { minLength: 1 } },
      'card.expirationDate': {
        note: 'Month and year as four digits, `0928` for September 2028.',
        schema: { pattern: '^\\d{4}$' },
      },
      'card.icon': sometimes('Brand: `cb`, `visa`, `mc`, `amex` or `ecarte`. Another one has no picture.'),
      subscription: sometimes('The pass, as the toasts of the start need it.', { name: 'PassState' }),
      'subscription.status': {
        note: 'An unknown status counts as active.',
        schema: { enum: ['active', 'unpaid', 'suspended', 'canceled', 'blocked'] },
      },
      'subscription.subscriptionId': sometimes('Id of the subscription.'),
      'subscription.blockedReason': sometimes('`incorrect_photo` has a toast of its own.'),
      subscriptionState: sometimes('Offers of the start.', { name: 'Eligibility' }),
      'subscriptionState.eligibleReSubscription': 'A former customer may come back.',
      'subscriptionState.eligibleRenew': 'The pass may be renewed.',
      statistics: sometimes('What the statistics page shows.', { name: 'Statistics' }),
      'statistics.timeSpent': { note: 'Time in cinemas.', unit: 'minutes', schema: { type: 'number' } },
      'statistics.showsSeen': { note: 'Number of films seen.', schema: { type: 'number' } },
      'statistics.favoriteGenre': sometimes('Name of a genre, in the language of the call.'),
      'statistics.mostVisitedCinema': sometimes('Name of a cinema.'),
      'statistics.voPercent': sometimes('Films seen in the original version.', {
        unit: 'percent',
        schema: { type: 'number' },
      }),
      trackingData: sometimes('`newsletterSubscription`, `passType` and `loyaltyLevel`, for the tracking.'),
    },
  },
  'PATCH /api/accounts/me': {
    summary: 'Saves what the customer changed, and nothing else',
    about: 'A field that is not in the body keeps its value.',
    unread: 'The account is loaded again, so that an unexpected body cannot make a saved change look lost.',
    payload: {
      ...DETAILS,
      salutation: 'Form of address. `civ-mm` is a woman.',
      dateOfBirth: {
        note: 'Day of birth. `null` when the customer has emptied it.',
        schema: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
      },
      email: 'Sent by the registration only.',
      registered: '`true` ends the registration.',
      hasLoyalty: '`true` joins the loyalty programme.',
      interest: { note: 'Replaces all likings.', name: 'LikingsChange' },
      'interest.genres': 'Ids of genres. `null` when none is left.',
      'interest.genres[]': 'An id, or an entry as the account held it.',
      'interest.events': 'Ids of kinds of events. `null` when none is left.',
      'interest.events[]': 'An id, or an entry as the account held it.',
    },
    refusals: { 422: 'A value is not accepted. A message is shown to the customer.' },
  },
  'PATCH /api/accounts/me/notifications': {
    summary: 'Saves one consent',
    about: 'The body has exactly one of the two fields.',
    unread: 'The account is loaded again.',
    payload: {
      '': 'One consent.',
      ...CONSENTS,
    },
  },
  'GET /api/interests': {
    summary: 'Genres and events that a customer can choose',
    answer: {
      '': 'A list of genres, or an object with genres and events. The specification says “genres list” only.',
      '[]': 'A genre: its name, or id and name.',
      '[].id': 'Id, as the account holds it.',
      '[].name': 'Name in the language of the call.',
      genres: sometimes('Genres.'),
      'genres[]': 'A genre: its name, or id and name.',
      'genres[].id': 'Id, as the account holds it.',
      'genres[].name': 'Name in the language of the call.',
      events: ours('Kinds of events.', 'The page offers genres only.'),
      'events[]': 'A kind of event: its name, or id and name.',
      'events[].id': 'Id, as the account holds it.',
      'events[].name': 'Name in the language of the call.',
    },
  },
};
