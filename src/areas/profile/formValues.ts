import type { Gender } from '#account/user/contract.ts';
import type { Profile } from './rules.ts';

const GENDERS: readonly Gender[] = ['mr', 'ms', 'other'];

/** What stands in the form. A field that it does not show keeps its loaded value. */
export function readProfile(values: FormData, loaded: Profile): Profile {
  const text = (field: keyof Profile): string => {
    const value = values.get(field) ?? loaded[field];
    return typeof value === 'string' ? value : '';
  };
  return {
    gender: GENDERS.find((gender) => gender === values.get('gender')),
    firstName: text('firstName'),
    infixName: text('infixName'),
    lastName: text('lastName'),
    birthDate: text('birthDate'),
    homePhone: text('homePhone'),
    mobilePhone: text('mobilePhone'),
    address: text('address'),
    addressComplement: text('addressComplement'),
    postalCode: text('postalCode'),
    city: text('city'),
    country: text('country'),
    optinMail: values.has('optinMail'),
    optinCommunication: values.has('optinCommunication'),
  };
}
