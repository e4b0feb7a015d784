/** What the client makes of an answer: values by their path, or a failure that the page states. */
type AsRead = 'fails' | Readonly<Record<string, unknown>>;

/** What a backend sends that has drifted from the contract. */
export interface Drift {
  what: string;
  call: string;
  /** Changes the answer of the sandbox. */
  body?: (answer: unknown) => unknown;
  /** Changes the text of the answer. */
  text?: (text: string) => string;
  status?: number;
  contentType?: string;
  /** Encodes the text. UTF-8 by default. */
  bytes?: (text: string) => Uint8Array;
  /** Where `npm run conform` finds it. */
  where: string;
  client: AsRead;
}

const SUBSCRIPTION = 'GET /api/accounts/me/subscription';
const INVOICES = 'GET /api/accounts/me/invoices';
const TICKETS = 'GET /api/ec/ebillet';
const ACCOUNT = 'GET /api/accounts/me';
const CARDS = 'GET /api/accounts/me/cards';
const FRIENDS = 'GET /api/accounts/me/friends';
const CASES = 'GET /api/accounts/me/case';
const CINEMAS = 'GET /api/cinemas';
const HELP = 'GET /api/faq/data';
const SURVEY = 'GET /api/v2/survey';
const PREPAIDS = 'GET /api/accounts/me/prepaids';

/** A debt whose amount cannot be read. */
const OWES = { unpaidInvoice: true, unpaidBalance: undefined };

type Change = readonly [what: string, call: string, path: string, value: unknown, client: AsRead];

/** One value of an answer is another one. */
const VALUES: readonly Change[] = [
  [
    'euros and cents for cents',
    SUBSCRIPTION,
    'unpaidBalance',
    19.9,
    { unpaidInvoice: true, unpaidBalance: 1990 },
  ],
  ['whole euros for cents', SUBSCRIPTION, 'unpaidBalance', 20, { unpaidInvoice: true }],
  ['an amount as text', SUBSCRIPTION, 'unpaidBalance', '1990', { unpaidBalance: 1990 }],
  ['an amount with its currency', SUBSCRIPTION, 'unpaidBalance', '19,90 €', { unpaidBalance: 1990 }],
  ['an amount in an object', SUBSCRIPTION, 'unpaidBalance', { value: 1990 }, OWES],
  ['euros in an invoice', INVOICES, '0.amount', 23.9, { '0.amount': 2390 }],
  ['euros on a ticket', TICKETS, '0.payment.totalAmount', 23.5, { '0.payment.totalAmount': 2350 }],
  ['a number for a text', CARDS, 'cards.0.number', 90_400_001, { 'cards.0.number': '90400001' }],
  ['a text for a flag', ACCOUNT, 'registered', 'true', { registered: false }],
  ['1 for true', SUBSCRIPTION, 'cancelPending', 1, { cancelPending: false }],
  ['a count as text', CINEMAS, '0.hallCount', '12', { '0.hallCount': 12 }],
  ['null for an inner list', SUBSCRIPTION, 'addons', null, { addons: [] }],
  ['a text for an object', TICKETS, '0.cinema', 'Lumen Bellecour', { '0.cinema.name': '' }],
  ['another case of letters', FRIENDS, '0.status', 'Accepted', { '0.status': 'Accepted' }],
  ['small letters for capitals', TICKETS, '0.status', 'confirmed', { '0.status': 'confirmed' }],
  ['an unknown status', SUBSCRIPTION, 'card.status', 'frozen', { 'card.status': 'frozen' }],
  ['English for French', CARDS, 'cards.2.subscriptionStatus', 'active', { 'cards.2.active': true }],
  ['salutations of another list', ACCOUNT, 'salutation', 'Mme', { gender: undefined }],
  ['an instant without a zone', TICKETS, '0.session.startDate', '2026-12-24T20:15:00', { '0.id': '42' }],
  [
    'an instant with slashes',
    TICKETS,
    '0.session.startDate',
    '05/11/2026 20:15',
    { '0.session.startDate': '' },
  ],
  ['a date with slashes', ACCOUNT, 'dateOfBirth', '12/04/1990', { birthDate: '' }],
  ['a day that no calendar has', ACCOUNT, 'dateOfBirth', '1990-02-30', { birthDate: '' }],
  ['seconds for an instant', FRIENDS, '0.date', 1_790_000_000, { '0.date': '' }],
  ['a slash in an expiry', ACCOUNT, 'card.expirationDate', '09/28', { 'card.lastDigits': '4242' }],
  ['a missing id', CASES, '0.id', undefined, { length: 2 }],
];

type Rename = readonly [
  what: string,
  call: string,
  path: string,
  name: string,
  where: string,
  client: AsRead,
];

/** One field of an answer has another name. */
const NAMES: readonly Rename[] = [
  ['a renamed amount', SUBSCRIPTION, 'unpaidBalance', 'balance', 'unpaidBalance', { unpaidInvoice: false }],
  ['a renamed field that is needed', CINEMAS, '0.slug', 'key', '[0].slug', { '0.slug': 'lumen-bastille' }],
  ['a renamed field that is specified', TICKETS, '0.code', 'qrCode', '[0].code', { '0.code': '' }],
  ['another case of letters in a name', ACCOUNT, 'zipCode', 'zipcode', 'zipcode', { postalCode: '' }],
  ['the product’s name of a field', ACCOUNT, 'email', 'mail', 'email', { mail: '' }],
  [
    'a renamed optional field',
    CARDS,
    'cards.0.active',
    'isActive',
    'cards[].isActive',
    { 'cards.0.active': true },
  ],
];

type Reshape = readonly [
  what: string,
  call: string,
  body: (answer: unknown) => unknown,
  where: string,
  client: AsRead,
];

const listed = (answer: unknown): unknown[] => answer as unknown[];

/** The answer as a whole has another shape. */
const SHAPES: readonly Reshape[] = [
  ['null for a list', TICKETS, () => null, 'the answer', 'fails'],
  ['one thing for a list', FRIENDS, (all) => listed(all)[0], 'the answer', 'fails'],
  [
    'an object with keys for a list',
    INVOICES,
    (all) => Object.fromEntries(listed(all).entries()),
    'the answer',
    'fails',
  ],
  ['null among the entries', PREPAIDS, (all) => [null, ...listed(all)], '[0]', { '0.id': 'v1' }],
  ['a list in data', TICKETS, (data) => ({ data }), 'the answer', 'fails'],
  ['a page of a list', INVOICES, (items) => ({ items, total: 14 }), 'the answer', 'fails'],
  ['a pass in a list', SUBSCRIPTION, (pass) => [pass], 'the answer', 'fails'],
  ['an account in result', ACCOUNT, (result) => ({ result }), 'id', 'fails'],
  ['a pass in data', SUBSCRIPTION, (data) => ({ data }), 'eligibleReSubscription', 'fails'],
  ['cards in data, beside a status', CARDS, (data) => ({ status: 'ok', data }), 'cards', 'fails'],
  ['themes in data', HELP, (data) => ({ data }), 'themes', 'fails'],
  ['a survey in a list', SURVEY, (survey) => [survey], 'the answer', 'fails'],
  ['each entry in data', CINEMAS, (all) => listed(all).map((data) => ({ data })), '[0].slug', 'fails'],
  [
    'each entry without its id',
    CASES,
    (all) => listed(all).map((one) => ({ ...(one as Holder), id: undefined })),
    '[0].id',
    'fails',
  ],
  ['an empty object for a pass', SUBSCRIPTION, () => ({}), 'eligibleRenew', { unpaidInvoice: false }],
  ['JSON in a text', CASES, (all) => JSON.stringify(all), 'the answer', 'fails'],
];

const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const LATIN = 'application/json; charset=iso-8859-1';

/** The message around the answer is another one. */
const MESSAGES: readonly Drift[] = [
  {
    what: 'decimals with zeros',
    call: INVOICES,
    text: (text) => text.replace(/"amount":\d+/, '"amount":24.00'),
    where: '[0].amount',
    client: { '0.amount': 2400 },
  },
  {
    what: 'a page of HTML',
    call: TICKETS,
    text: () => '<!doctype html><title>Login</title>',
    contentType: 'text/html',
    where: 'the content type',
    client: 'fails',
  },
  { what: '204 for 200', call: TICKETS, text: () => '', status: 204, where: 'the status', client: 'fails' },
  {
    what: 'an answer that is cut off',
    call: INVOICES,
    text: (text) => text.slice(0, -20),
    where: 'the body',
    client: 'fails',
  },
  {
    what: 'a comment before the JSON',
    call: INVOICES,
    text: (text) => `/* invoices */${text}`,
    where: 'the body',
    client: 'fails',
  },
  {
    what: 'another character set',
    call: ACCOUNT,
    contentType: LATIN,
    bytes: latin,
    where: 'the character set',
    client: { registered: true },
  },
  {
    what: 'another character set that is not named',
    call: ACCOUNT,
    text: (text) => text.replace('Lyon', 'Besançon'),
    bytes: latin,
    where: 'the character set',
    client: { registered: true },
  },
];

export const DRIFTS: readonly Drift[] = [
  ...VALUES.map(([what, call, path, value, client]) => ({
    what,
    call,
    body: changed(path, (holder, last) => ({ ...holder, [last]: value })),
    where: path.replaceAll(/(^|\.)(\d+)/g, '[$2]'),
    client,
  })),
  ...NAMES.map(([what, call, path, name, where, client]) => ({
    what,
    call,
    body: changed(path, ({ [lastOf(path)]: value, ...rest }) => ({ ...rest, [name]: value })),
    where,
    client,
  })),
  ...SHAPES.map(([what, call, body, where, client]) => ({ what, call, body, where, client })),
  ...MESSAGES,
];

/** What the backend sends in place of a good answer. */
export function sentBy(
  {
    body = (same) => same,
    text = (same) => same,
    bytes = (texts) => new TextEncoder().encode(texts),
    status = 200,
    contentType = 'application/json',
  }: Drift,
  answer: unknown,
): { status: number; contentType: string; bytes: Uint8Array } {
  return { status, contentType, bytes: bytes(text(JSON.stringify(body(answer)))) };
}

type Holder = Record<string, unknown>;

function lastOf(path: string): string {
  return path.split('.').at(-1) ?? '';
}

/** Changes the object that holds the value at a path such as `0.payment.totalAmount`. */
function changed(path: string, change: (holder: Holder, last: string) => unknown) {
  return (answer: unknown): unknown => along(answer, path.split('.'));

  function along(node: unknown, [key = '', ...rest]: string[]): unknown {
    if (rest.length === 0) return change(node as Holder, key);
    const isList = Array.isArray(node);
    const inner = along((node as Holder)[key], rest);
    return isList ? listed(node).with(Number(key), inner) : { ...(node as Holder), [key]: inner };
  }
}
