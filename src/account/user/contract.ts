import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { text, lenient } from '#http/wire.ts';

export type Gender = 'mr' | 'ms' | 'other';

/** `ms` is `civ-mm` on the server (TR-07). */
const GENDERS = { 'civ-mr': 'mr', 'civ-mm': 'ms', 'civ-other': 'other' } as const;
const SALUTATIONS = { mr: 'civ-mr', ms: 'civ-mm', other: 'civ-other' } as const satisfies Record<
  Gender,
  string
>;

const subscription = v.object({
  status: text(),
  subscriptionId: text(),
  blockedReason: text(),
});

/** Something that the customer likes, as the account holds it: without an id where it cannot be read, and then kept. */
export interface Liking {
  id: string | undefined;
  wire: unknown;
}

export function toLiking(wire: unknown): Liking {
  return { id: idOf(wire), wire };
}

function idOf(wire: unknown): string | undefined {
  if (typeof wire === 'object' && wire !== null && 'id' in wire) return idOf(wire.id);
  return v.parse(text(), wire) || undefined;
}

const likings = lenient(v.array(v.pipe(v.unknown(), v.transform(toLiking))), []);

/** What the pass is paid with. */
const bankCard = v.pipe(
  v.object({
    lastDigits: text(),
    /** Compact, as `expiry` of the cards' rules cuts it (TR-26). */
    expirationDate: text(),
    /** One of five names that there are pictures for, or another. */
    icon: text(),
  }),
  v.check(({ lastDigits }) => lastDigits !== '', 'no card'),
);

/** A count that servers may leave out, send as text, or get wrong: none is less than nothing (L-12). */
const count = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(Number),
    v.transform((value) => (Number.isFinite(value) && value > 0 ? value : 0)),
  ) as v.GenericSchema<number | null | undefined, number>,
  0,
);

const statistics = v.object({
  /** Minutes; the specification names no unit. */
  timeSpent: count,
  showsSeen: count,
  favoriteGenre: text(),
  mostVisitedCinema: text(),
  /** Of 100, how many were original versions. */
  voPercent: count,
});

export type Statistics = v.InferOutput<typeof statistics>;

const NO_STATISTICS: Statistics = {
  timeSpent: 0,
  showsSeen: 0,
  favoriteGenre: '',
  mostVisitedCinema: '',
  voPercent: 0,
};

const accountWire = v.object({
  id: text(),
  salutation: text(),
  firstname: text(),
  infixname: text(),
  lastname: text(),
  picture: text(),
  dateOfBirth: text(),
  email: text(),
  homePhone: text(),
  mobilePhone: text(),
  address: text(),
  addressComplement: text(),
  zipCode: text(),
  city: text(),
  country: text(),
  registered: lenient(v.boolean(), true),
  mailNotification: lenient(v.boolean(), false),
  optinMail: lenient(v.boolean(), false),
  optinCommunication: lenient(v.boolean(), false),
  hasLoyalty: lenient(v.boolean(), false),
  interest: lenient(v.object({ genres: likings, events: likings }), { genres: [], events: [] }),
  social: text(),
  defaultCity: text(),
  mobileKey: text(),
  hasSubscription: lenient(v.boolean(), false),
  card: lenient(v.optional(bankCard), undefined),
  subscription: lenient(v.optional(subscription), undefined),
  subscriptionState: lenient(
    v.object({
      eligibleReSubscription: lenient(v.boolean(), false),
      eligibleRenew: lenient(v.boolean(), false),
    }),
    { eligibleReSubscription: false, eligibleRenew: false },
  ),
  statistics: lenient(statistics, NO_STATISTICS),
  trackingData: lenient(v.record(v.string(), v.unknown()), {}),
});

const account = v.pipe(accountWire, v.transform(toUser));

export type User = ReturnType<typeof toUser>;
export type AccountWire = v.InferInput<typeof accountWire>;

function toUser(wire: v.InferOutput<typeof accountWire>) {
  const { salutation, firstname, infixname, lastname, dateOfBirth, email, zipCode, ...same } = wire;
  return {
    ...same,
    firstName: firstname,
    infixName: infixname,
    lastName: lastname,
    gender: isSalutation(salutation) ? GENDERS[salutation] : undefined,
    birthDate: calendarDay(dateOfBirth),
    mail: email,
    postalCode: zipCode,
  };
}

/** `YYYY-MM-DD` of a date or an instant; nothing for what no calendar has, since no date field could hold it. */
function calendarDay(date: string): string {
  const day = date.slice(0, 10);
  const at = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) ? day : '';
}

function isSalutation(value: string): value is keyof typeof GENDERS {
  return Object.hasOwn(GENDERS, value);
}

export const getAccount = defineCall({
  method: 'GET',
  path: '/api/accounts/me',
  target: 'client',
  token: 'required',
  resource: 'account',
  answer: account,
});

const optionalText = v.optional(v.string());
/** Ids, and what the account held before, as it came. */
const nullableList = v.nullable(v.array(v.unknown()));

/**
 * Only what is given is sent (specification, section 5). Its answer is not listed, and not needed: `saveUser`
 * loads the account again, and an answer of another shape must not make a saved change look like a failed one.
 */
export const patchAccount = defineCall({
  method: 'PATCH',
  path: '/api/accounts/me',
  target: 'client',
  token: 'required',
  payload: v.strictObject({
    salutation: v.optional(v.picklist(['civ-mr', 'civ-mm', 'civ-other'])),
    firstname: optionalText,
    lastname: optionalText,
    infixname: optionalText,
    dateOfBirth: optionalText,
    email: optionalText,
    homePhone: optionalText,
    mobilePhone: optionalText,
    address: optionalText,
    addressComplement: optionalText,
    zipCode: optionalText,
    city: optionalText,
    country: optionalText,
    registered: v.optional(v.boolean()),
    optinMail: v.optional(v.boolean()),
    optinCommunication: v.optional(v.boolean()),
    hasLoyalty: v.optional(v.boolean()),
    interest: v.optional(v.object({ genres: nullableList, events: nullableList })),
  }),
  answer: v.unknown(),
});

export type AccountPatch = v.InferInput<NonNullable<typeof patchAccount.payload>>;

/** What a customer can change, in the house's names. */
export type UserChange = Partial<
  Pick<
    User,
    | 'firstName'
    | 'infixName'
    | 'lastName'
    | 'gender'
    | 'birthDate'
    | 'mail'
    | 'homePhone'
    | 'mobilePhone'
    | 'address'
    | 'addressComplement'
    | 'postalCode'
    | 'city'
    | 'country'
    | 'registered'
    | 'optinMail'
    | 'optinCommunication'
    | 'hasLoyalty'
  >
> & { interest?: AccountPatch['interest'] };

const SERVER_NAMES: Record<string, keyof AccountPatch> = {
  firstName: 'firstname',
  infixName: 'infixname',
  lastName: 'lastname',
  birthDate: 'dateOfBirth',
  mail: 'email',
  postalCode: 'zipCode',
};

/** House names to the server's (TR-20); keys that are not there stay away. */
export function toAccountPatch(change: UserChange): AccountPatch {
  const { gender, ...rest } = change;
  const renamed = Object.entries<unknown>(rest)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [SERVER_NAMES[key] ?? key, value]);
  const salutation = gender === undefined ? {} : { salutation: SALUTATIONS[gender] };
  return { ...Object.fromEntries(renamed), ...salutation } as AccountPatch;
}
