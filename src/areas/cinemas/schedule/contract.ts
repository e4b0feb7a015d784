import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { list, text } from '#http/wire.ts';

/** The programme of a zone. Its shape is not specified, and no page shows it yet. */
export const getSchedule = defineCall({
  method: 'GET',
  path: '/api/zone/{zone}',
  target: 'catalogueMobile',
  token: 'ifSignedIn',
  answer: list(v.object({ slug: text() })),
});
