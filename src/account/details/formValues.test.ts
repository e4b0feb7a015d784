import { expect, test } from 'vitest';
import type { Details } from '#account/user/fields.ts';
import { NO_DETAILS } from './details.ts';
import { readDetails, readShown } from './formValues.ts';

const LOADED: Details = {
  ...NO_DETAILS,
  firstName: 'Jan',
  infixName: 'van der',
  lastName: 'Berg',
  gender: 'mr',
  birthDate: '1990-05-01',
  homePhone: '',
  mobilePhone: '0612345678',
  address: '',
  addressComplement: '',
  postalCode: '',
  city: 'Lyon',
  country: 'FR',
  optinMail: true,
  optinCommunication: false,
};

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

test('a field that the form does not show keeps its loaded value; one that was emptied is empty', () => {
  const edited = readDetails(form({ city: '' }), LOADED);
  expect(edited.infixName).toBe('van der');
  expect(edited.city).toBe('');
});

test('[entities/opt-in-booleans] a checkbox that is not checked is false, one that is is true', () => {
  const edited = readDetails(form({ optinCommunication: 'on' }), LOADED);
  expect(edited).toMatchObject({ optinMail: false, optinCommunication: true });
});

test.each(['mr', 'ms', 'other'])('gender %s', (gender) => {
  expect(readDetails(form({ gender }), LOADED).gender).toBe(gender);
});

test('no gender chosen is none, whatever else a radio may say', () => {
  expect(readDetails(form({}), LOADED).gender).toBeUndefined();
  expect(readDetails(form({ gender: 'civ-mr' }), LOADED).gender).toBeUndefined();
});

test('a form of some fields says nothing of the others', () => {
  expect(readShown(form({ city: 'Lyon', terms: 'on' }))).toStrictEqual({
    gender: undefined,
    optinMail: false,
    optinCommunication: false,
    city: 'Lyon',
  });
});
