import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONSENT_FIELDS, TEXT_FIELDS, type Details } from '#account/user/fields.ts';
import { changedFields, NO_DETAILS, providedFields, toDetails } from './details.ts';

const LOADED: Details = {
  ...NO_DETAILS,
  firstName: 'Jan',
  infixName: 'van der',
  lastName: 'Berg',
  gender: 'mr',
  birthDate: '1990-05-01',
  homePhone: '',
  mobilePhone: '0612345678',
  address: '1 rue de la Paix',
  addressComplement: 'Bât. B',
  postalCode: '69001',
  city: 'Lyon',
  country: 'FR',
  optinMail: true,
  optinCommunication: false,
};
/** A value for every field of the table, so that the test compares new fields too. */
const OTHER: Details = {
  ...NO_DETAILS,
  ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, `another ${field}`])),
  ...Object.fromEntries(CONSENT_FIELDS.map((field) => [field, !LOADED[field]])),
  gender: 'other',
};

function changes(change: Partial<Details>) {
  return changedFields(LOADED, { ...LOADED, ...change });
}

test('[profile/save-only-when-changed] nothing changed: nothing', () => {
  expect(changes({})).toEqual({});
});

test('[profile/restored-field-unchanged] a change undone is none: the loaded value counts, not the last one', () => {
  const inParis = { ...LOADED, city: 'Paris' };
  expect(changedFields(LOADED, { ...inParis, city: 'Lyon' })).toEqual({});
});

test('[profile/only-changed-fields-sent] only what changed', () => {
  expect(changes({ mobilePhone: '0700000000' })).toEqual({ mobilePhone: '0700000000' });
});

test.each(Object.entries(OTHER))('[profile/only-changed-fields-sent] %s is compared', (field, value) => {
  expect(changes({ [field]: value })).toEqual({ [field]: value });
});

test('[decisions/what-may-have-happened] what nobody knows the server’s value of is sent as it stands: a consent withdrawn again too', () => {
  const unsettled = new Set(['optinMail', 'city', 'gender', 'interest']);
  expect(changedFields(LOADED, LOADED, unsettled)).toEqual({ optinMail: true, city: 'Lyon', gender: 'mr' });
});

test('[profile/cleared-field-sent] a text that was emptied is sent as empty', () => {
  expect(changes({ addressComplement: '' })).toEqual({ addressComplement: '' });
  expect(changes({ addressComplement: '   ' })).toEqual({ addressComplement: '' });
});

test('space around a text is no change, and does not travel', () => {
  expect(changes({ city: ' Lyon\t', homePhone: '  ' })).toEqual({});
  expect(changedFields({ ...LOADED, city: 'Lyon ' }, LOADED)).toEqual({});
  expect(changes({ city: ' Paris ' })).toEqual({ city: 'Paris' });
});

test('an opt-in taken back is a change to false', () => {
  expect(changes({ optinMail: false })).toEqual({ optinMail: false });
});

test('a gender not chosen is no change: the set stays empty, so that nothing is sent', () => {
  expect(changes({ gender: undefined })).toStrictEqual({});
  expect(changedFields({ ...LOADED, gender: undefined }, LOADED)).toEqual({ gender: 'mr' });
});

test('what was sent, once loaded, leaves nothing to send', () => {
  const text = fc.constantFrom('', ' ', 'a', ' a ', 'b');
  const profiles = fc
    .record({
      ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, text])),
      ...Object.fromEntries(CONSENT_FIELDS.map((field) => [field, fc.boolean()])),
      gender: fc.constantFrom('mr', 'ms', 'other', undefined),
    })
    .map((values): Details => ({ ...NO_DETAILS, ...values }));
  fc.assert(
    fc.property(profiles, profiles, (loaded, edited) => {
      const saved = { ...loaded, ...changedFields(loaded, edited) };
      expect(changedFields(saved, edited)).toEqual({});
    }),
  );
});

test('line breaks that a field cannot hold are no change', () => {
  const loaded = toDetails({ ...LOADED, address: '1 rue de la Paix \r\nEscalier B\n' });
  expect(loaded.address).toBe('1 rue de la Paix  Escalier B ');
  expect(changedFields(loaded, { ...loaded, address: '1 rue de la Paix Escalier B' })).toEqual({});
});

function provided(known: Partial<Details>, shown: Partial<Details>) {
  return providedFields(
    { ...NO_DETAILS, ...known },
    { gender: undefined, optinMail: false, optinCommunication: false, ...shown },
  );
}

const NO_CONSENT = { optinMail: false, optinCommunication: false };

test('[profile/registration-success] what is provided: texts that are not empty, trimmed, known before or not', () => {
  expect(provided({ lastName: 'Berg' }, { firstName: ' Jan ', lastName: 'Berg', city: '  ' })).toStrictEqual({
    ...NO_CONSENT,
    firstName: 'Jan',
    lastName: 'Berg',
  });
});

test('[profile/registration-success] a text that was known and is emptied is provided as empty', () => {
  expect(provided({ city: 'Lyon' }, { city: '' })).toStrictEqual({ ...NO_CONSENT, city: '' });
});

test('[decisions/what-may-have-happened] a text that the server may have is provided as empty once it is emptied', () => {
  const shown = { gender: undefined, ...NO_CONSENT, city: '', homePhone: '' };
  expect(providedFields(NO_DETAILS, shown, new Set(['city']))).toStrictEqual({ ...NO_CONSENT, city: '' });
});

test('[profile/registration-success] a text that the form does not show is not provided', () => {
  expect(provided({ homePhone: '0472000000', infixName: 'de' }, {})).toStrictEqual(NO_CONSENT);
});

test('[profile/registration-success] consent is provided either way; a gender only when chosen', () => {
  expect(provided({ optinMail: true, gender: 'mr' }, { optinCommunication: true })).toStrictEqual({
    optinMail: false,
    optinCommunication: true,
  });
  expect(provided({}, { gender: 'other' })).toStrictEqual({ ...NO_CONSENT, gender: 'other' });
});
