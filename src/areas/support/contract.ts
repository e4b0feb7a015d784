import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { lenient, list, text } from '#http/wire.ts';

const entry = { id: text(), label: text() };
const reason = v.object(entry);
const subTheme = v.object({ ...entry, reasons: lenient(list(reason), []) });
const theme = v.object({ ...entry, subThemes: lenient(list(subTheme), []) });

/** Themes, sub-themes and reasons: the "categories" of the start (SP-13). */
export const getHelpData = defineCall({
  method: 'GET',
  path: '/api/faq/data',
  target: 'client',
  token: 'ifSignedIn',
  answer: v.object({ themes: lenient(list(theme), []) }),
});
