import * as v from 'valibot';
import { CONSENT_FIELDS, GENDERS, TEXT_FIELDS } from '#account/user/fields.ts';

/** Values that were typed into a form of details and are not saved. */
export const draftSchema = v.partial(
  v.object({
    ...v.entriesFromList(TEXT_FIELDS, v.string()),
    ...v.entriesFromList(CONSENT_FIELDS, v.boolean()),
    gender: v.picklist(GENDERS),
  }),
);
