import { issueChallenge } from '#sandbox/areas/captcha.ts';
import { cinemasOf } from '#sandbox/areas/cinemaCatalogue.ts';
import { PERSONA_PASSWORD, personaAccountId } from '#sandbox/personas.ts';
import type { World } from '#sandbox/world.ts';
import type { Site } from '#sites/site.ts';

/** The parameters, query, payload and headers to send a call with. */
export interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  payload?: unknown;
  headers?: Record<string, string>;
}

/**
 * Samples by the name of the call. A call without path parameters, query and payload needs none. A sample that needs
 * something of the customer, such as a ticket, reads it from their world, and is undefined where they have none.
 */
export const SAMPLES: Readonly<
  Record<string, (world: World) => Sample | undefined | Promise<Sample | undefined>>
> = {
  'GET /api/alerts': () => ({ query: { type: 'ec' } }),
  'GET /api/newsletter': () => ({ query: { token: 'filmnews' } }),
  'PATCH /api/newsletter/unsubscribe': () => ({ query: { token: 'filmnews' } }),
  'PATCH /api/newsletter/unsubscribe/all': () => ({ query: { token: 'filmnews' } }),
  'POST /api/contracts/cancellation': () =>
    challenged({ ...LEAVER, endsOn: '2027-01-31', ground: 'Moving abroad' }),
  'POST /api/contracts/withdrawal': () => challenged(LEAVER),
  'GET /api/cinema/{slug}': ({ site }) => ({ params: { slug: cinema(site).slug } }),
  'GET /api/cinema/{slug}/shows': ({ site }) => ({ params: { slug: cinema(site).slug } }),
  'PATCH /api/accounts/me/cinemas': ({ site }) => ({
    payload: { cinemas: [cinema(site).vistaRef] },
  }),
  'DELETE /api/accounts/me/cinemas': ({ favourites: [first] }) =>
    first === undefined ? undefined : { payload: { cinemas: [first] } },
  'POST /api/accounts/me/photo': ({ subscription }) =>
    subscription.card?.blockedReason === 'incorrect_photo'
      ? { payload: { photo: new File([PHOTO], 'photo.png', { type: 'image/png' }) } }
      : undefined,
  'GET /api/zone/{zone}': () => ({ params: { zone: 'idf' } }),
  'GET /api/ec/sendmail/{a}/{b}': ({ tickets }) => {
    const ticket = tickets.find(({ status }) => status === 'CONFIRMED');
    return ticket && { params: { a: String(ticket.id), b: 'a+b@c.fr' } };
  },
  'GET /api/ec/cancel/{id}': ({ tickets }) => {
    const ticket = tickets.find(({ status, refundable }) => status === 'CONFIRMED' && refundable === true);
    return ticket && { params: { id: String(ticket.id) } };
  },
  'POST /api/accounts/me/unlink': ({ identities }) => {
    const identity = identities.find(({ main }) => !main);
    return identity && { payload: { provider: identity.provider, id: identity.accountId } };
  },
  'POST /api/accounts/me/link': () => ({ payload: { token: 'apple|1', provider: 'apple' } }),
  'POST /api/accounts/me/checkCredentials': async ({ account }) => ({
    payload: { mail: account.email, password: PERSONA_PASSWORD },
    headers: await challengeAnswer(),
  }),
  'PATCH /api/accounts/me/email': async () => ({
    payload: { newMail: 'new@customer.example', newMailConfirmation: 'new@customer.example' },
    headers: await challengeAnswer(),
  }),
  'PATCH /api/accounts/me/subscription/suspend': ({ subscription }) =>
    subscription.eligibleForSuspension === true ? { payload: { action: 'suspend' } } : undefined,
  'DELETE /api/accounts/me/subscription/suspend': ({ subscription }) => subscription.card && {},
  'PATCH /api/accounts/me/subscription/cancel': ({ subscription }) =>
    subscription.card?.status === 'active' && subscription.cancelPending !== true
      ? { payload: { reason: 'moving' } }
      : undefined,
  'DELETE /api/accounts/me/subscription/cancel': ({ subscription }) => subscription.card && {},
  'DELETE /api/accounts/me/subscription/downgrade': ({ subscription }) => subscription.card && {},
  'PATCH /api/accounts/me/subscription/groupSupplementInvoice': ({ subscription }) =>
    subscription.card && { payload: { action: 'disabled' } },
  'GET /api/accounts/me/subscription/invoice/{id}.pdf': ({ invoices: [invoice] }) =>
    invoice && { params: { id: invoice.id ?? '' } },
  'GET /api/accounts/me/subscription/contract': ({ subscription }) => subscription.card && {},
  'PATCH /api/accounts/me/ignoreMovie': ({ films }) => {
    const [film] = films.toNote;
    return film && { payload: { idSpectacle: film.id } };
  },
  'POST /api/client/{id}/show/{slug}/emotion': ({ persona }) => ({
    params: { id: personaAccountId(persona), slug: 'noordzee' },
    payload: { emotion: 4, isDelete: false },
  }),
  'POST /api/client/{id}/show/sf/{showId}/emotion': ({ persona }) => ({
    params: { id: personaAccountId(persona), showId: 'SF-2' },
    payload: { emotion: 4, isDelete: true },
  }),
  'POST /api/client/{id}/show/{showId}/intention': ({ persona }) => ({
    params: { id: personaAccountId(persona), showId: 'noordzee' },
    payload: { intention: 2, isDelete: false },
  }),
  'PATCH /api/accounts/me': () => ({
    payload: {
      salutation: 'civ-mm',
      firstname: 'Ana',
      city: 'Lyon',
      addressComplement: '',
      registered: true,
      optinMail: false,
      interest: { genres: ['drama'], events: null },
    },
  }),
  'POST /api/accounts/me/friends': () => ({ payload: { mail: 'somebody.new@customer.example' } }),
  'PATCH /api/accounts/me/friends': ({ friends }) => friendOf(friends),
  'DELETE /api/accounts/me/friends': ({ friends }) => friendOf(friends),
  'GET /api/accounts/me/cards/picture/{id}.jpg': ({ cards }) =>
    cards.loyalty?.picture ? { params: { id: cards.loyalty.picture } } : undefined,
  'PATCH /api/accounts/me/cards': ({ account }) =>
    challenged({ lastname: account.lastname, cardNumber: '0055' }),
  'DELETE /api/accounts/me/cards/cb': async ({ account }) =>
    account.card && { headers: await challengeAnswer() },
  'PATCH /api/accounts/me/prepaids': () => challenged({ num: '0012' }),
  'PATCH /api/accounts/me/voucher': () => challenged({ cardNumber: '0013' }),
  'PATCH /api/accounts/me/giftcard': () => challenged({ cardNumber: '0014', pinCode: '0412' }),
  'DELETE /api/accounts/me/prepaids': ({ prepaids: [item] }) => item && challenged({ num: item.number }),
  'POST /api/accounts/me/prepaids/cancel': ({ prepaids }) => {
    const item = prepaids.find(({ given }) => !given);
    return item && challenged({ id: item.id });
  },
  'POST /api/accounts/me/prepaids/donate': ({ prepaids }) => {
    const item = prepaids.find(({ given, shareable }) => !given && shareable);
    return item && challenged({ id: item.id, email: 'lou@customer.example' });
  },
  'POST /api/accounts/me/prepaids/donate/cancel': ({ prepaids }) => {
    const item = prepaids.find(({ given }) => given);
    return item && challenged({ id: item.id });
  },
  'GET /api/faq/topic/{id}': () => ({ params: { id: 'card' } }),
  'POST /api/accounts/me/case': () => ({
    payload: {
      type: 'pass',
      topic: 'card',
      reason: 'lost',
      subject: 'Lost',
      description: 'Where is my card?',
      cinema: '12',
      attachments: [new File(['%PDF'], 'card.pdf', { type: 'application/pdf' })],
    },
  }),
  'PATCH /api/accounts/me/case/{id}': ({ cases }) => {
    const open = cases.find(({ closed }) => closed !== true);
    return open && { params: { id: open.id ?? '' }, payload: { closed: true } };
  },
  'POST /api/accounts/me/case/{id}/comment': ({ cases }) => {
    const open = cases.find(({ closed }) => closed !== true);
    return open && { params: { id: open.id ?? '' }, payload: { body: 'Thank you' } };
  },
  'PATCH /api/accounts/me/notifications': () => ({ payload: { optinMail: false } }),
};

/** One pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const LEAVER = {
  requestId: '7d1d4a0e-5c0b-4b7e-9a52-2f6c1d9e8b10',
  name: 'Ana Moreau',
  contract: '0012 3456',
  mail: 'ana@customer.example',
};

/** Any cinema of the site. */
function cinema(site: Site): { slug: string; vistaRef: string } {
  const { slug = '', vistaRef } = cinemasOf(site, site.languages[0])[0] ?? {};
  return { slug, vistaRef: String(vistaRef) };
}

function friendOf([friend]: World['friends']): Sample | undefined {
  return friend && { payload: { id: friend.id } };
}

async function challenged(payload: unknown): Promise<Sample> {
  return { payload, headers: await challengeAnswer() };
}

/** The header of calls that need a solved captcha; the sandbox accepts this answer without the computation. */
async function challengeAnswer(): Promise<Record<string, string>> {
  const { challenge, number } = await issueChallenge(Date.now());
  return { 'x-captcha-response': btoa(JSON.stringify({ ...challenge, number })) };
}
