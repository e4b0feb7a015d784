import * as v from 'valibot';
import type { Hello, ToHost } from '#embedding/messages.ts';

/*
 * The messages of docs/app-bridge/messages.schema.json. A validator of JSON Schema would compile its checks, which the
 * policy of the pages forbids. A unit test compares the two.
 */

const logout = v.strictObject({ type: v.literal('logout') });
const refreshLogin = v.strictObject({ type: v.literal('refresh-login') });
const texts = v.array(v.string());

/** To the host, by type. */
export const TO_HOST = {
  close: v.strictObject({ type: v.literal('close') }),
  logout,
  'refresh-login': refreshLogin,
  download: v.strictObject({
    type: v.literal('download'),
    name: v.string(),
    mime: v.string(),
    base64: v.string(),
  }),
  hello: v.object({
    type: v.literal('hello'),
    version: v.pipe(v.literal<Hello['version']>(1), v.integer()),
    sends: texts,
    takes: texts,
  }),
} satisfies Record<ToHost['type'], v.GenericSchema>;

/** From the parent window, by type. */
export const TO_PAGE = {
  logout,
  'refresh-login': refreshLogin,
  hello: v.object({ type: v.literal('hello') }),
} satisfies Record<Hello['takes'][number], v.GenericSchema>;
