import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { instant, lenient, list, number } from '#http/wire.ts';
import { customerShow } from '../contract.ts';

const feeling = v.pipe(
  v.object({
    intention: lenient(number(), 0),
    emotion: lenient(number(), 0),
    isSeen: lenient(v.boolean(), false),
    show: customerShow,
    updatedAt: instant(),
  }),
  v.transform(({ updatedAt, emotion, ...rest }) => ({
    ...rest,
    emotion: Math.min(5, Math.round(emotion)),
    /** Epoch milliseconds. 0 where the time is unknown. */
    at: Date.parse(updatedAt) || 0,
  })),
);

/** What the customer feels about a show. 0 means no intention, or no emotion. */
export type Feeling = v.InferOutput<typeof feeling>;
export type FeelingWire = v.InferInput<typeof feeling>;

export const getFeelings = defineCall({
  method: 'GET',
  path: '/api/v4/client/shows',
  target: 'client',
  token: 'required',
  resource: 'feelings',
  answer: list(feeling),
});

const isDelete = v.boolean();
const emotionPayload = v.strictObject({
  /** Stars. */
  emotion: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  isDelete,
});

/** `id` is the customer's id. */
export const postEmotion = defineCall({
  method: 'POST',
  path: '/api/client/{id}/show/{slug}/emotion',
  target: 'client',
  token: 'required',
  payload: emotionPayload,
  answer: v.unknown(),
  refreshes: ['feelings'],
});

/** For a show without a slug. */
export const postEmotionById = defineCall({
  method: 'POST',
  path: '/api/client/{id}/show/sf/{showId}/emotion',
  target: 'client',
  token: 'required',
  payload: emotionPayload,
  answer: v.unknown(),
  refreshes: ['feelings'],
});

/** `showId` is the slug. Without a slug it is the id in the customer system. */
export const postIntention = defineCall({
  method: 'POST',
  path: '/api/client/{id}/show/{showId}/intention',
  target: 'client',
  token: 'required',
  payload: v.strictObject({ intention: v.pipe(v.number(), v.integer(), v.minValue(1)), isDelete }),
  answer: v.unknown(),
  refreshes: ['feelings'],
});
