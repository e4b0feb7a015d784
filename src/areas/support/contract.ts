import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { instant, lenient, list, text } from '#http/wire.ts';

const given = v.pipe(text(), v.nonEmpty());

/** Without an id it cannot be sent, and without a label nobody knows what to choose. */
const entry = { id: given, label: given };
const reason = v.object(entry);
const subTheme = v.object({ ...entry, reasons: lenient(list(reason), []) });
const theme = v.object({ ...entry, subThemes: lenient(list(subTheme), []) });

/**
 * Themes, sub-themes and reasons, which the start loads as "categories": no other listed call fits. A sub-theme is the
 * topic of a case.
 */
export const getHelpData = defineCall({
  method: 'GET',
  path: '/api/faq/data',
  target: 'client',
  token: 'ifSignedIn',
  answer: v.object({ themes: lenient(list(theme), []) }),
});
export type HelpTheme = v.InferOutput<typeof theme>;

const question = v.object({ id: text(), question: given, answer: given });
const questions = v.object({ questions: lenient(list(question), []) });
export type Question = v.InferOutput<typeof question>;

/** Frequent questions about one topic. */
export const getTopicFaq = defineCall({
  method: 'GET',
  path: '/api/faq/topic/{id}',
  target: 'client',
  token: 'ifSignedIn',
  answer: questions,
});

/** The most frequent questions. */
export const getHelpCentreFaq = defineCall({
  method: 'GET',
  path: '/api/cms/1.7.0/help-center/faq',
  target: 'tunnel',
  token: 'ifSignedIn',
  answer: questions,
});

const message = v.object({
  id: given,
  body: text(),
  /** ISO instant. */
  createdAt: instant(),
  /** Whether the cinema wrote the message. Otherwise the customer did. */
  received: lenient(v.boolean(), false),
});
export type Message = v.InferOutput<typeof message> & { files?: readonly string[] };

const supportCase = v.object({
  id: given,
  subject: text(),
  number: text(),
  /** ISO instant. */
  createdAt: instant(),
  closed: lenient(v.boolean(), false),
  description: text(),
  messages: lenient(list(message), []),
  /** The files that came with the description. The specification lists none. */
  attachments: lenient(list(v.object({ name: given })), []),
});
export type Case = v.InferOutput<typeof supportCase>;
export type CaseWire = v.InferInput<typeof supportCase>;

const own = { target: 'client', token: 'required' } as const;

export const getCases = defineCall({
  ...own,
  method: 'GET',
  path: '/api/accounts/me/case',
  answer: list(supportCase),
  resource: 'cases',
});

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());

/*
 * The answers of these changes are checked strictly. An answer without the case or message may come from a proxy, and
 * then does not tell whether the change was made.
 */

export const postCase = defineCall({
  ...own,
  method: 'POST',
  path: '/api/accounts/me/case',
  form: true,
  payload: v.object({
    // A choice that the help data does not offer is left out.
    type: v.optional(filled),
    topic: v.optional(filled),
    reason: v.optional(filled),
    subject: filled,
    description: filled,
    cinema: v.optional(filled),
    attachments: v.optional(v.array(v.file())),
  }),
  answer: supportCase,
  refreshes: ['cases'],
});

export const patchCase = defineCall({
  ...own,
  method: 'PATCH',
  path: '/api/accounts/me/case/{id}',
  payload: v.strictObject({ closed: v.boolean() }),
  answer: supportCase,
  refreshes: ['cases'],
});

export const postComment = defineCall({
  ...own,
  method: 'POST',
  path: '/api/accounts/me/case/{id}/comment',
  payload: v.strictObject({ body: filled }),
  answer: message,
  refreshes: ['cases'],
});
