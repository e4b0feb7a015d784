import { ours, sometimes, type AreaNotes } from '../notes.ts';

const RELOADED = 'The account and its identities are loaded again.';

export const CREDENTIALS: AreaNotes = {
  'GET /api/accounts/me/identities': {
    summary: 'The linked identities',
    answer: {
      '': 'The identities, of which one is the main one.',
      '[]': { note: 'A linked identity.', name: 'Identity' },
      '[].provider': 'The provider. An identity of another provider is left out.',
      '[].accountId':
        'Id of the account at the provider: what follows the first `|` in the subject of a sign-in with it. `unlink` carries it as `id`.',
      '[].id': ours('Read where `accountId` is missing.', 'Nothing, with `accountId`.'),
      '[].name': sometimes('Name of the account at the provider.'),
      '[].main': 'The main identity cannot be unlinked.',
    },
  },
  'POST /api/accounts/me/link': {
    summary: 'Links an identity',
    unread: RELOADED,
    payload: { token: 'Access token of the second sign-in.', provider: 'Provider of that sign-in.' },
    refusals: { 400: 'The token is not valid.', 409: 'Such an identity is linked already.' },
  },
  'POST /api/accounts/me/unlink': {
    summary: 'Unlinks an identity',
    unread: RELOADED,
    payload: { provider: 'Provider of the identity.', id: 'Its `accountId`.' },
    refusals: { 404: 'It is not linked (any more).', 409: 'The main identity stays.' },
  },
  'GET /api/accounts/me/changePassword': {
    summary: 'Sends a mail with which the customer changes the password',
    about: 'A GET that acts: no cache may answer it.',
    answer: {
      '': {
        note: 'Only `done: false` says that no mail was sent. Any other body, or none, is a success.',
        name: 'PasswordMail',
        schema: { type: 'object', properties: { done: { type: 'boolean' } } },
      },
    },
  },
  'POST /api/accounts/me/checkCredentials': {
    summary: 'Change of the e-mail address, step 1',
    about: 'A 401 is about the password. It does not end the session.',
    captcha: true,
    unread: 'A status of success opens step 2.',
    payload: { mail: 'The address that the account has.', password: 'The password.' },
    refusals: { 401: 'Address and password do not go together.' },
  },
  'PATCH /api/accounts/me/email': {
    summary: 'Change of the e-mail address, step 2',
    captcha: true,
    unread: 'A status of success reloads the page.',
    payload: { newMail: 'The new address.', newMailConfirmation: 'The new address again.' },
    refusals: { 409: 'The address belongs to another account. A message is shown to the customer.' },
  },
  'POST /api/accounts/me/delete': {
    summary: 'Asks for the deletion of the account',
    about: 'A request: the account stays open until the chain has deleted it.',
    unread: 'A status of success says that the request has arrived.',
    refusals: { 409: 'The account cannot be deleted. A message is shown to the customer.' },
  },
};
