import { described, ours, type CallNote, type Notes, type AreaNotes } from '../notes.ts';

const PERSON: Notes = {
  requestId:
    'Made on the device, the same for each attempt at one declaration. A declaration that was received before is not received again: it gets the receipt that it had, before the captcha is checked.',
  name: 'First and last name.',
  contract: 'Number of the contract or of the card, as the visitor types it.',
  mail: 'Where the confirmation goes.',
};

const RECEIPT: CallNote['answer'] = {
  '': { ...described('The receipt. The same is sent to `mail`.'), name: 'LeavingReceipt' },
  receivedAt: { note: 'When the declaration was received.', unit: 'instant' },
  reference: ours('What the visitor can name when asking about it.', 'The confirmation names none.'),
};

const ABOUT =
  'Sent without a session. The answer is the same whether there is such a contract or not: it must not tell strangers who is a customer.';

const refusals = {
  429: 'Too many requests. `Retry-After` says when the next one may be sent; the page repeats it in words.',
};

export const LEAVING: AreaNotes = {
  'POST /api/contracts/cancellation': {
    summary: 'Takes a cancellation from somebody without an account',
    about: ABOUT,
    captcha: true,
    payload: {
      ...PERSON,
      endsOn: {
        note: 'The day on which the contract should end; the earliest possible one without it.',
        unit: 'day',
      },
      ground: 'A legitimate ground for ending the contract early. Nobody has to give one.',
    },
    answer: RECEIPT,
    refusals,
  },
  'POST /api/contracts/withdrawal': {
    summary: 'Takes a withdrawal from a contract from somebody without an account',
    about: ABOUT,
    captcha: true,
    payload: PERSON,
    answer: RECEIPT,
    refusals,
  },
};
