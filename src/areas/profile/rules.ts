import type { Gender } from '#account/user/contract.ts';

const TEXTS = [
  'firstName',
  'infixName',
  'lastName',
  'birthDate',
  'homePhone',
  'mobilePhone',
  'address',
  'addressComplement',
  'postalCode',
  'city',
  'country',
] as const;
const OPT_INS = ['optinMail', 'optinCommunication'] as const;

/** What the form holds: an empty text for what is not known, `birthDate` as YYYY-MM-DD. */
export type Profile = Record<(typeof TEXTS)[number], string> &
  Record<(typeof OPT_INS)[number], boolean> & {
    /** Undefined until chosen; once chosen it can be changed, not taken back. */
    gender: Gender | undefined;
  };

/**
 * What is loaded, as fields of one line hold it: they drop line breaks by themselves, and the difference would
 * be sent as a change that nobody made.
 */
export function toProfile(loaded: Profile): Profile {
  const profile = { ...loaded };
  for (const field of TEXTS) profile[field] = profile[field].replaceAll(/\s*[\r\n]+\s*/g, ' ');
  return profile;
}

/**
 * What `edited` changes of the loaded value, trimmed (SP-18). A text that was emptied is a change to the
 * empty text; space around it is none.
 */
export function changedFields(loaded: Profile, edited: Profile): Partial<Profile> {
  const changed: Partial<Profile> = {};
  for (const field of TEXTS) {
    const text = edited[field].trim();
    if (text !== loaded[field].trim()) changed[field] = text;
  }
  for (const field of OPT_INS) {
    if (edited[field] !== loaded[field]) changed[field] = edited[field];
  }
  if (edited.gender && edited.gender !== loaded.gender) changed.gender = edited.gender;
  return changed;
}
