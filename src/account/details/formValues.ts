import { CONSENT_FIELDS, DAY_FIELDS, GENDERS, TEXT_FIELDS, type Details } from '#account/user/fields.ts';
import { typedDate } from '#ui/form/values.ts';
import { NO_CONSENT, type ShownDetails } from './details.ts';

/** Reads a form, which may show only some of the details. */
export function readShown(values: FormData): ShownDetails {
  const gender = GENDERS.find((one) => one === values.get('gender'));
  const shown: ShownDetails = { ...NO_CONSENT, gender };
  for (const field of CONSENT_FIELDS) shown[field] = values.has(field);
  for (const field of TEXT_FIELDS) {
    const value = values.get(field);
    if (typeof value === 'string') shown[field] = value;
  }
  for (const field of DAY_FIELDS) {
    if (values.has(field)) shown[field] = typedDate(values, field);
  }
  return shown;
}

/** Reads the edited details. A field that the form does not show keeps its loaded value. */
export function readDetails(values: FormData, loaded: Details): Details {
  return { ...loaded, ...readShown(values) };
}
