import * as v from 'valibot';
import { TEXT_FIELDS } from './rules.ts';

/** What was typed into a form of details and is not saved. */
export const draftSchema = v.partial(
  v.object({
    ...v.entriesFromList(TEXT_FIELDS, v.string()),
    gender: v.picklist(['mr', 'ms', 'other']),
    optinMail: v.boolean(),
    optinCommunication: v.boolean(),
  }),
);
