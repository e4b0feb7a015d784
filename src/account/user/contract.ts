import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { lenient, text } from '#http/wire.ts';
import { DETAIL_ANSWERS, DETAIL_FIELDS, DETAIL_PAYLOADS, SALUTATIONS, type Details } from './fields.ts';

const subscription = v.object({
  status: text(),
  subscriptionId: text(),
  blockedReason: text(),
});

/** Something that the customer likes, as the account holds it. An entry without a readable id is kept as it came. */
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

/** The bank card that pays for the pass. */
const bankCard = v.pipe(
  v.object({
    lastDigits: text(),
    /** Four digits, which `expiry` of the cards' rules splits into month and year. */
    expirationDate: text(),
    /** One of five names with a picture, or another name. */
    icon: text(),
  }),
  v.check(({ lastDigits }) => lastDigits !== ''),
);

/** A count that servers may leave out, send as text, or get wrong. Anything but a positive number is 0. */
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
  /** The percentage of films seen in the original version. */
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
  ...DETAIL_ANSWERS,
  picture: text(),
  email: text(),
  // The guard must fail closed: an account that does not say so is not registered.
  registered: lenient(v.boolean(), false),
  mailNotification: lenient(v.boolean(), false),
  hasLoyalty: lenient(v.boolean(), false),
  interest: lenient(v.object({ genres: likings, events: likings }), { genres: [], events: [] }),
  social: text(),
  defaultCity: text(),
  mobileKey: text(),
  hasSubscription: lenient(v.optional(v.boolean()), undefined),
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

export type AccountWire = v.InferInput<typeof accountWire>;
type AccountAnswer = ReturnType<typeof withPass>;

/** The account in our names. */
export type User = Details & Omit<AccountAnswer, keyof typeof DETAIL_ANSWERS | 'email'> & { mail: string };

const SERVER_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(DETAIL_FIELDS).map(([name, { wire }]) => [name, wire])),
  mail: 'email',
};
const OUR_NAMES = Object.fromEntries(Object.entries(SERVER_NAMES).map(([name, wire]) => [wire, name]));

const account = v.pipe(
  accountWire,
  v.transform(withPass),
  v.transform((wire) => renamed(Object.entries(wire), OUR_NAMES) as User),
);

/** The specification's subscription flag has no name there. Without it, a status other than the end says it. */
function withPass({ hasSubscription, ...wire }: v.InferOutput<typeof accountWire>) {
  const status = wire.subscription?.status ?? '';
  return { ...wire, hasSubscription: hasSubscription ?? !['', 'canceled'].includes(status) };
}

function renamed(fields: [string, unknown][], names: Readonly<Record<string, string>>): object {
  return Object.fromEntries(fields.map(([name, value]) => [names[name] ?? name, value]));
}

export const getAccount = defineCall({
  method: 'GET',
  path: '/api/accounts/me',
  target: 'client',
  token: 'required',
  resource: 'account',
  answer: account,
});

/** Ids, and the entries that the account held before, as they came. */
const nullableList = v.nullable(v.array(v.unknown()));

/**
 * Only the given fields are sent (specification, section 5). The answer is not checked: `saveUser` loads the account
 * again, and an unexpected answer must not make a saved change look like a failed one.
 */
export const patchAccount = defineCall({
  method: 'PATCH',
  path: '/api/accounts/me',
  target: 'client',
  token: 'required',
  payload: v.strictObject({
    ...DETAIL_PAYLOADS,
    email: v.optional(v.string()),
    registered: v.optional(v.boolean()),
    hasLoyalty: v.optional(v.boolean()),
    interest: v.optional(v.object({ genres: nullableList, events: nullableList })),
  }),
  answer: v.unknown(),
});

export type AccountPatch = v.InferInput<NonNullable<typeof patchAccount.payload>>;

/** What a customer can change, in our names. */
export type UserChange = Partial<Details & Pick<User, 'mail' | 'registered' | 'hasLoyalty'>> & {
  interest?: AccountPatch['interest'];
};

/** The change in the server's names; a field that is undefined is not sent. */
export function toAccountPatch({ gender, ...change }: UserChange): AccountPatch {
  const birthDate = change.birthDate === '' ? null : change.birthDate;
  const given = Object.entries({ ...change, birthDate, gender: gender && SALUTATIONS[gender] });
  return renamed(
    given.filter(([, value]) => value !== undefined),
    SERVER_NAMES,
  );
}
