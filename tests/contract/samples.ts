import type { World } from '#sandbox/world.ts';

/** What a call is asked with, where it takes anything. */
export interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  payload?: unknown;
}

/**
 * By the name of the call. A call without path parameters, query and payload needs none. One that needs something
 * of the customer's reads it from their world and answers undefined for a customer who has nothing of the kind.
 */
export const SAMPLES: Readonly<Record<string, (world: World) => Sample | undefined>> = {
  'GET /api/alerts': () => ({ query: { type: 'ec' } }),
  'GET /api/newsletter': () => ({ query: { token: 'filmnews' } }),
  'PATCH /api/newsletter/unsubscribe': () => ({ query: { token: 'filmnews' } }),
  'PATCH /api/newsletter/unsubscribe/all': () => ({ query: { token: 'filmnews' } }),
  'GET /api/zone/{zone}': () => ({ params: { zone: 'idf' } }),
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
  'PATCH /api/accounts/me/notifications': () => ({ payload: { optinMail: false } }),
};
