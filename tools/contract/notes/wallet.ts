import { CARD_TYPES } from '#account/cards/rules.ts';
import { ours, sometimes, type AreaNotes } from '../notes.ts';

const COUNT = {
  schema: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
};
const RELOADED = 'The wallet is loaded again.';
const NUMBER_REFUSED = {
  404: 'The number is not known.',
  409: 'It is in an account already.',
  410: 'It is no longer good.',
};
const ITEM_REFUSED = { 404: 'There is no such item.', 409: 'Its state does not allow the change.' };

export const WALLET: AreaNotes = {
  'GET /api/accounts/me/cards': {
    summary: 'The cards of the customer, and the loyalty card',
    answer: {
      '': { note: 'The cards.', name: 'Cards' },
      cards: sometimes('Cards and passes.'),
      'cards[]': { note: 'A card or pass.', name: 'Card' },
      'cards[].id': 'Id of the card.',
      'cards[].type': {
        note: 'A card of an unknown type is never the active card. The names of card types that are not passes are ours.',
        schema: { enum: CARD_TYPES },
      },
      'cards[].label': 'Name of the card, as it is shown.',
      'cards[].picture': sometimes('Id of a picture. No page shows it.'),
      'cards[].number': 'Number on the card.',
      'cards[].activationDate': sometimes('Since when it is good.', { unit: 'instant' }),
      'cards[].expirationDate': sometimes('Until when it is good.', { unit: 'instant' }),
      'cards[].code': sometimes('Code of the card.'),
      'cards[].subscriptionStatus': sometimes('A French word, for a pass.', {
        schema: { enum: ['actif', 'impayé', 'suspendu', ''] },
      }),
      'cards[].openEndedSubscription': sometimes('The contract of the pass has no end.'),
      'cards[].active': ours(
        'Whether the card can be the active one.',
        'A card is active when its `subscriptionStatus` is empty or reads as active.',
      ),
      'cards[].updatedAt': ours(
        'When the card changed. The newest active card decides which alerts show.',
        'The card counts as the oldest: among several active cards the first of the list wins.',
        { unit: 'instant' },
      ),
      loyalty: ours(
        'The loyalty card. The specification lists its fields, not where they stand.',
        'The page shows no loyalty card.',
        { name: 'LoyaltyCard' },
      ),
      'loyalty.number': 'Number on the card.',
      'loyalty.name': 'Name of the card.',
      'loyalty.picture': sometimes('Id of the picture, for `GET …/cards/picture/{id}.jpg`.'),
    },
  },
  'PATCH /api/accounts/me/cards': {
    summary: 'Adds a card to the account',
    captcha: true,
    unread: 'The cards are loaded again.',
    payload: { lastname: 'Last name on the card.', cardNumber: 'Number on the card.' },
    refusals: { 404: 'Name and number do not go together.', 409: 'The card is in an account already.' },
  },
  'DELETE /api/accounts/me/cards/cb': {
    summary: 'Removes the bank card',
    captcha: true,
    unread: 'The account is loaded again.',
    refusals: { 404: 'There is no bank card.' },
  },
  'GET /api/accounts/me/cards/picture/{id}.jpg': {
    summary: 'Picture of the loyalty card',
    params: { id: '`loyalty.picture` of the cards.' },
    refusals: { 404: 'There is no such picture.' },
  },
  'GET /api/accounts/me/prepaids': {
    summary: 'Prepaid cards, vouchers and gift cards',
    answer: {
      '': 'In any order.',
      '[]': { note: 'A prepaid card, voucher or gift card.', name: 'Prepaid' },
      '[].id': { note: 'Id of the item.', schema: { minLength: 1 } },
      '[].type': '`prepaid`, `voucher` or `gift`. Another type is shown without its own actions.',
      '[].subtype': sometimes('Not used.'),
      '[].status': {
        note: '0 is expired, 1 is used, any other value is available.',
        schema: { type: 'integer' },
      },
      '[].name': 'Name in the language of the call.',
      '[].description': sometimes('Description in the language of the call.'),
      '[].number': 'Number on the item.',
      '[].code': sometimes('Code with which it is offered. Without one it cannot be offered.'),
      '[].pin': sometimes('PIN of a gift card.'),
      '[].quantity': sometimes('How many tickets it holds.', { name: 'Quantity' }),
      '[].quantity.initial': sometimes('At first.', COUNT),
      '[].quantity.remaining': { note: 'Now.', ...COUNT },
      '[].expirationDate': sometimes('Last day.', { unit: 'day' }),
      '[].lastUpdateDate': sometimes('When it was used or changed.', { unit: 'instant' }),
      '[].shareable': 'The customer may offer it.',
      '[].given': sometimes('Set once it was offered.', { name: 'Offer' }),
      '[].given.date': { note: 'When it was offered.', unit: 'instant' },
      '[].given.mail': 'To whom.',
    },
  },
  'PATCH /api/accounts/me/prepaids': {
    summary: 'Adds a prepaid card',
    captcha: true,
    unread: RELOADED,
    payload: { num: 'Number on the card, as text: zeros in front count.' },
    refusals: NUMBER_REFUSED,
  },
  'DELETE /api/accounts/me/prepaids': {
    summary: 'Deletes a prepaid card for good',
    captcha: true,
    unread: RELOADED,
    payload: { num: 'Number on the card.' },
    refusals: ITEM_REFUSED,
  },
  'POST /api/accounts/me/prepaids/donate': {
    summary: 'Offers an item to another person',
    captcha: true,
    unread: RELOADED,
    payload: { id: 'Id of the item.', email: 'Address of the other person.' },
    refusals: ITEM_REFUSED,
  },
  'POST /api/accounts/me/prepaids/donate/cancel': {
    summary: 'Takes an offer back',
    captcha: true,
    unread: RELOADED,
    payload: { id: 'Id of the item.' },
    refusals: ITEM_REFUSED,
  },
  'POST /api/accounts/me/prepaids/cancel': {
    summary: 'Dissociates an item from the account',
    about: 'The item keeps its value and can be added again.',
    captcha: true,
    unread: RELOADED,
    payload: { id: 'Id of the item.' },
    refusals: ITEM_REFUSED,
  },
  'PATCH /api/accounts/me/voucher': {
    summary: 'Adds a voucher',
    captcha: true,
    unread: RELOADED,
    payload: { cardNumber: 'Number of the voucher, as text.' },
    refusals: NUMBER_REFUSED,
  },
  'PATCH /api/accounts/me/giftcard': {
    summary: 'Adds a gift card',
    captcha: true,
    unread: RELOADED,
    payload: { cardNumber: 'Number of the gift card, as text.', pinCode: 'Its PIN, as text.' },
    refusals: NUMBER_REFUSED,
  },
  'GET /api/accounts/me/goodies': {
    summary: 'Goodies of the vouchers page',
    answer: {
      '': 'In the order of the page.',
      '[]': { note: 'A goodie. One without number and name is left out.', name: 'Goodie' },
      '[].number': 'Number to show at the desk.',
      '[].name': ours('Name in the language of the call.', 'The page shows the number alone.'),
    },
  },
  'GET /api/accounts/me/advantages': {
    summary: 'Loyalty advantages',
    answer: {
      '': 'In the order of the page.',
      '[]': { note: 'An advantage.', name: 'Advantage' },
      '[].name': 'Name in the language of the call.',
      '[].expirationDate': sometimes('Last day. An advantage with one has a toast.', { unit: 'day' }),
      '[].details': sometimes('What it gives.'),
      '[].code': sometimes('Code to show.'),
      '[].terms': sometimes('Conditions.'),
      '[].recognitionId': { note: 'Id, by which a closed toast is remembered.', schema: { minLength: 1 } },
    },
  },
  'GET /captcha/challenge': {
    summary: 'A challenge for the captcha',
    about:
      'ALTCHA, version 1 or 2. It is not part of the specification. Its answer travels in `x-captcha-response`.',
    answer: {
      '': { note: 'A challenge.', name: 'Challenge' },
      algorithm: 'Version 1: the digest.',
      challenge: 'SHA-256 of salt and number, hexadecimal.',
      maxnumber: 'The number lies between 0 and this one.',
      salt: 'May carry `?expires=` with seconds since 1970.',
      signature: 'Of the challenge, or of the parameters, by the server.',
      parameters: {
        note: 'Version 2: how keys are derived. Parameters that are not listed here go back as they came.',
        name: 'KeyParameters',
      },
      'parameters.algorithm': 'How a key is derived from a counter.',
      'parameters.nonce': 'Hexadecimal. Stands before the counter.',
      'parameters.salt': 'Hexadecimal.',
      'parameters.cost': 'How often a digest is repeated for one key.',
      'parameters.keyLength': 'Of a key, in bytes.',
      'parameters.keyPrefix': 'Hexadecimal. What the wanted key begins with.',
    },
  },
};
