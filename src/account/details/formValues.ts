import type { Gender } from '#account/user/contract.ts';
import { TEXT_FIELDS, type Details, type ShownDetails } from './rules.ts';

const GENDERS: readonly Gender[] = ['mr', 'ms', 'other'];

/** What stands in a form, which may show some of the details only. */
export function readShown(values: FormData): ShownDetails {
  const shown: ShownDetails = {
    gender: GENDERS.find((gender) => gender === values.get('gender')),
    optinMail: values.has('optinMail'),
    optinCommunication: values.has('optinCommunication'),
  };
  for (const field of TEXT_FIELDS) {
    const value = values.get(field);
    if (typeof value === 'string') shown[field] = value;
  }
  return shown;
}

/** The details as edited: a field that the form does not show keeps its loaded value. */
export function readDetails(values: FormData, loaded: Details): Details {
  return { ...loaded, ...readShown(values) };
}
