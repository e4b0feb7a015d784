import { CONSENT_FIELDS, TEXT_FIELDS, type Consents, type Details } from '#account/user/fields.ts';

export const NO_CONSENT = everyField(CONSENT_FIELDS, false);

/** Nothing is known yet. */
export const NO_DETAILS: Details = { ...everyField(TEXT_FIELDS, ''), ...NO_CONSENT, gender: undefined };

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
  for (const field of CONSENT_FIELDS) {
    if (edited[field] !== loaded[field]) changed[field] = edited[field];
  }
  if (edited.gender && edited.gender !== loaded.gender) changed.gender = edited.gender;
  return changed;
}

/** What stands in a form: the texts that it shows, and what every form of these has. */
export type ShownDetails = Partial<Details> & Consents & Pick<Details, 'gender'>;

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
  for (const field of CONSENT_FIELDS) provided[field] = shown[field];
  if (shown.gender) provided.gender = shown.gender;
  return provided;
}

function everyField<Field extends string, Value>(fields: readonly Field[], value: Value) {
  return Object.fromEntries(fields.map((field) => [field, value])) as Record<Field, Value>;
}
