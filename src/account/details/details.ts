import { plain } from '#i18n/plain.ts';
import { CONSENT_FIELDS, TEXT_FIELDS, type Consents, type Details } from '#account/user/fields.ts';

/** Digits and the characters that people write between them. The number of digits differs between countries. */
export const PHONE = String.raw`\+?[\d\s.\(\)\/\-]{6,}`;

export const NO_CONSENT = everyField(CONSENT_FIELDS, false);

/** Details of a customer about whom nothing is known. */
export const NO_DETAILS: Details = { ...everyField(TEXT_FIELDS, ''), ...NO_CONSENT, gender: undefined };

/**
 * The loaded details as text fields hold them. A text field drops line breaks, and the difference would be sent as a
 * change that the customer has not made.
 */
export function toDetails(loaded: Details): Details {
  const details = { ...loaded };
  for (const field of TEXT_FIELDS) details[field] = details[field].replaceAll(/[\r\n]+/g, ' ');
  return details;
}

/**
 * The fields of `edited` that differ from the loaded value, in their plain form. A text that was emptied is a change to
 * the empty text. What a clipboard adds to a text is not a change.
 * @param unsettled fields that count as changed whatever was loaded: nobody knows what the server has
 */
export function changedFields(
  loaded: Details,
  edited: Details,
  unsettled: ReadonlySet<string> = new Set(),
): Partial<Details> {
  const changed: Partial<Details> = {};
  for (const field of TEXT_FIELDS) {
    const isSame = plain(edited[field]) === plain(loaded[field]);
    if (unsettled.has(field) || !isSame) changed[field] = isSame ? loaded[field] : plain(edited[field]);
  }
  for (const field of CONSENT_FIELDS) {
    if (unsettled.has(field) || edited[field] !== loaded[field]) changed[field] = edited[field];
  }
  if (edited.gender && (unsettled.has('gender') || edited.gender !== loaded.gender))
    changed.gender = edited.gender;
  return changed;
}

/** Values of a form that shows some of the texts, and always consents and gender. */
export type ShownDetails = Partial<Details> & Consents & Pick<Details, 'gender'>;

/**
 * The fields that a form sends: what was known as it was, the rest in its plain form. An empty text is sent only when a text was known before: leaving it out would
 * keep what the customer has deleted. Consents are always sent.
 * @param unsettled fields that the server may have, whatever was loaded: an earlier try had no answer
 */
export function providedFields(
  known: Details,
  shown: ShownDetails,
  unsettled: ReadonlySet<string> = new Set(),
): Partial<Details> {
  const provided: Partial<Details> = {};
  for (const field of TEXT_FIELDS) {
    if (shown[field] === undefined) continue;
    const text = plain(shown[field]);
    const before = plain(known[field]);
    if (text !== '' || before !== '' || unsettled.has(field))
      provided[field] = text === before ? known[field] : text;
  }
  for (const field of CONSENT_FIELDS) provided[field] = shown[field];
  if (shown.gender) provided.gender = shown.gender;
  return provided;
}

function everyField<Field extends string, Value>(fields: readonly Field[], value: Value) {
  return Object.fromEntries(fields.map((field) => [field, value])) as Record<Field, Value>;
}
