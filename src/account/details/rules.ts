import type { Gender } from '#account/user/contract.ts';

export const TEXT_FIELDS = [
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

/** What the customer tells about themselves, as a form holds it: an empty text for what is not known, `birthDate` as YYYY-MM-DD. */
export type Details = Record<(typeof TEXT_FIELDS)[number], string> &
  Record<(typeof OPT_INS)[number], boolean> & {
    /** Undefined until chosen; once chosen it can be changed, not taken back. */
    gender: Gender | undefined;
  };

/** Nothing is known yet. */
export const NO_DETAILS: Details = {
  gender: undefined,
  firstName: '',
  infixName: '',
  lastName: '',
  birthDate: '',
  homePhone: '',
  mobilePhone: '',
  address: '',
  addressComplement: '',
  postalCode: '',
  city: '',
  country: '',
  optinMail: false,
  optinCommunication: false,
};

/**
 * What is loaded, as fields of one line hold it: they drop line breaks by themselves, and the difference would
 * be sent as a change that nobody made.
 */
export function toDetails(loaded: Details): Details {
  const details = { ...loaded };
  for (const field of TEXT_FIELDS) details[field] = details[field].replaceAll(/\s*[\r\n]+\s*/g, ' ');
  return details;
}

/**
 * What `edited` changes of the loaded value, trimmed (SP-18). A text that was emptied is a change to the
 * empty text; space around it is none.
 */
export function changedFields(loaded: Details, edited: Details): Partial<Details> {
  const changed: Partial<Details> = {};
  for (const field of TEXT_FIELDS) {
    const text = edited[field].trim();
    if (text !== loaded[field].trim()) changed[field] = text;
  }
  for (const field of OPT_INS) {
    if (edited[field] !== loaded[field]) changed[field] = edited[field];
  }
  if (edited.gender && edited.gender !== loaded.gender) changed.gender = edited.gender;
  return changed;
}

/** What stands in a form: the texts that it shows, and what every form of these has. */
export type ShownDetails = Partial<Details> & Pick<Details, (typeof OPT_INS)[number] | 'gender'>;

/**
 * What a form provides, trimmed: each text that it shows and that is not empty, and the empty text where one was
 * known before, since leaving it out would keep what the customer has deleted. Consent is provided either way.
 */
export function providedFields(known: Details, shown: ShownDetails): Partial<Details> {
  const provided: Partial<Details> = {};
  for (const field of TEXT_FIELDS) {
    const text = shown[field]?.trim();
    if (text !== undefined && (text !== '' || known[field].trim() !== '')) provided[field] = text;
  }
  for (const field of OPT_INS) provided[field] = shown[field];
  if (shown.gender) provided.gender = shown.gender;
  return provided;
}
