import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { text } from '#http/wire.ts';

const survey = v.object({ title: text(), description: text(), ctaLabel: text(), ctaUrl: text() });
export type Survey = v.InferOutput<typeof survey>;

/** While no survey is running, the answer has none. */
export const getSurvey = defineCall({
  method: 'GET',
  path: '/api/v2/survey',
  target: 'client',
  token: 'ifSignedIn',
  answer: v.nullish(survey),
});
