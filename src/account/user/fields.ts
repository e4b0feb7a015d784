import * as v from 'valibot';
import { instant, lenient, text } from '#http/wire.ts';
import { dayOf, isDay } from '#i18n/siteClock.ts';

/**
 * The details that customers give about themselves: our name of each field, the server's name, and what the field
 * holds. The account's answer, the payload of a change, and what forms keep, compare and send follow from this table.
 */
export const DETAIL_FIELDS = {
  gender: { wire: 'salutation', holds: 'gender' },
  firstName: { wire: 'firstname', holds: 'text' },
  infixName: { wire: 'infixname', holds: 'text' },
  lastName: { wire: 'lastname', holds: 'text' },
  birthDate: { wire: 'dateOfBirth', holds: 'day' },
  homePhone: { wire: 'homePhone', holds: 'text' },
  mobilePhone: { wire: 'mobilePhone', holds: 'text' },
  address: { wire: 'address', holds: 'text' },
  addressComplement: { wire: 'addressComplement', holds: 'text' },
  postalCode: { wire: 'zipCode', holds: 'text' },
  city: { wire: 'city', holds: 'text' },
  country: { wire: 'country', holds: 'text' },
  optinMail: { wire: 'optinMail', holds: 'consent' },
  optinCommunication: { wire: 'optinCommunication', holds: 'consent' },
} as const;

export const GENDERS = ['mr', 'ms', 'other'] as const;
export type Gender = (typeof GENDERS)[number];

/** The server's `civ-mm` is `ms`. */
export const SALUTATIONS = { mr: 'civ-mr', ms: 'civ-mm', other: 'civ-other' } as const satisfies Record<
  Gender,
  string
>;

/** What the server sends, and what it takes, for each kind of field. */
const SCHEMAS = {
  text: { answer: text(), payload: v.string() },
  /** `YYYY-MM-DD`; null when it was emptied, since an empty text is no date. */
  day: { answer: v.pipe(instant(), v.transform(calendarDay)), payload: v.nullable(v.string()) },
  consent: { answer: lenient(v.boolean(), false), payload: v.boolean() },
  gender: { answer: v.pipe(text(), v.transform(genderOf)), payload: v.picklist(Object.values(SALUTATIONS)) },
};

type Fields = typeof DETAIL_FIELDS;
type Name = keyof Fields;
type Kind = keyof typeof SCHEMAS;
type NamesOf<Kinds extends Kind> = { [N in Name]: Fields[N]['holds'] extends Kinds ? N : never }[Name];
type SchemaOf<N extends Name, Use extends 'answer' | 'payload'> = (typeof SCHEMAS)[Fields[N]['holds']][Use];

/** An empty text stands for what is not known, and an undefined gender for one that was not chosen. */
export type Details = { [N in Name]: v.InferOutput<SchemaOf<N, 'answer'>> };
export type Consents = Pick<Details, NamesOf<'consent'>>;

export const TEXT_FIELDS = namesOf('text', 'day');
export const DAY_FIELDS = namesOf('day');
export const CONSENT_FIELDS = namesOf('consent');

/** Entries of the account's schema. */
export const DETAIL_ANSWERS = byServerName(({ holds }) => SCHEMAS[holds].answer) as {
  [N in Name as Fields[N]['wire']]: SchemaOf<N, 'answer'>;
};

/** Entries of the payload's schema: only what has changed is sent. */
export const DETAIL_PAYLOADS = byServerName(({ holds }) => v.optional(SCHEMAS[holds].payload)) as {
  [N in Name as Fields[N]['wire']]: v.OptionalSchema<SchemaOf<N, 'payload'>, undefined>;
};

function namesOf<Kinds extends Kind>(...kinds: Kinds[]): readonly NamesOf<Kinds>[] {
  const names = Object.keys(DETAIL_FIELDS) as Name[];
  return names.filter((name): name is NamesOf<Kinds> =>
    kinds.some((kind) => kind === DETAIL_FIELDS[name].holds),
  );
}

function byServerName(schemaOf: (field: Fields[Name]) => v.GenericSchema) {
  return Object.fromEntries(Object.values(DETAIL_FIELDS).map((field) => [field.wire, schemaOf(field)]));
}

function genderOf(salutation: string): Gender | undefined {
  return GENDERS.find((gender) => SALUTATIONS[gender] === salutation);
}

/**
 * The day itself, or the day on which an instant falls where the site is; '' for a day that no calendar has, since no
 * date field could hold it.
 */
function calendarDay(date: string): string {
  const day = date.slice(0, 10);
  if (!isDay(day)) return '';
  return date === day || Number.isNaN(Date.parse(date)) ? day : dayOf(date);
}
