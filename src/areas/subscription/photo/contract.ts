import * as v from 'valibot';
import { defineCall } from '#http/call.ts';

/** Sends a new photo for a pass that is blocked for its photo. A person looks at it before the pass works again. */
export const postPhoto = defineCall({
  method: 'POST',
  path: '/api/accounts/me/photo',
  target: 'client',
  token: 'required',
  form: true,
  extension: 'photoUploadEnabled',
  payload: v.object({ photo: v.file() }),
  answer: v.unknown(),
});
