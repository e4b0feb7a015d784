import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { lenient, list, number, text } from '#http/wire.ts';

/** In degrees. */
const position = v.object({ latitude: number(), longitude: number() });

const theater = v.object({
  /** Lines of the address above the city: street and number, and others. */
  addressLines: lenient(v.array(v.string()), []),
  zip: text(),
  city: text(),
  gpsPosition: lenient(v.optional(position), undefined),
});

export const cinema = v.object({
  slug: v.pipe(v.string(), v.nonEmpty()),
  citySlug: text(),
  name: text(),
  tags: lenient(list(v.pipe(v.string(), v.nonEmpty())), []),
  hasPmrService: lenient(v.boolean(), false),
  theaters: lenient(list(theater), []),
  hallCount: lenient(number(), 0),
  seatCount: lenient(number(), 0),
  backdrop: text(),
  description: text(),
  vistaRef: text(),
});

export type Cinema = v.InferOutput<typeof cinema>;
export type CinemaWire = v.InferInput<typeof cinema>;
export type Position = v.InferOutput<typeof position>;

export const getCinemas = defineCall({
  method: 'GET',
  path: '/api/cinemas',
  target: 'catalogueWeb',
  token: 'ifSignedIn',
  answer: list(cinema),
});
