/** Answers of the calls before, by call. */
export type Answers = ReadonlyMap<string, unknown>;

export interface Inputs {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
}

type Source = (answers: Answers) => Inputs | undefined;

const cinema: Source = (answers) => param('slug', first(answers, 'GET /api/cinemas', 'slug'));

/** What reading calls are asked with, out of the answers to others. Undefined where the backend has no such thing. */
const SOURCES: Readonly<Record<string, Source>> = {
  'GET /api/alerts': () => ({ query: { type: 'ec' } }),
  // Only the link of a mail has a token.
  'GET /api/newsletter': () => undefined,
  'GET /api/cinema/{slug}': cinema,
  'GET /api/cinema/{slug}/shows': cinema,
  'GET /api/zone/{zone}': (answers) => param('zone', field(answers, 'GET /api/accounts/me', 'defaultCity')),
  'GET /api/faq/topic/{id}': (answers) => {
    const themes = field(answers, 'GET /api/faq/data', 'themes');
    const topics = Array.isArray(themes) ? themes.flatMap((theme) => property(theme, 'subThemes') ?? []) : [];
    return param('id', property(topics[0], 'id'));
  },
  'GET /api/accounts/me/subscription/invoice/{id}.pdf': (answers) =>
    param('id', first(answers, 'GET /api/accounts/me/invoices', 'id')),
  'GET /api/accounts/me/subscription/contract': (answers) =>
    field(answers, 'GET /api/accounts/me/subscription', 'card') ? {} : undefined,
  'GET /api/accounts/me/cards/picture/{id}.jpg': (answers) =>
    param('id', property(field(answers, 'GET /api/accounts/me/cards', 'loyalty'), 'picture')),
};

/** @returns undefined for a call that nothing is known to ask with */
export function inputsFor(name: string, path: string, answers: Answers): Inputs | undefined {
  const source = SOURCES[name];
  if (source) return source(answers);
  return path.includes('{') ? undefined : {};
}

/** The calls on whose answers others rest come first. */
export function readingOrder(name: string): number {
  return SOURCES[name] ? 1 : 0;
}

function param(name: string, value: unknown): Inputs | undefined {
  const isGiven = (typeof value === 'string' && value !== '') || typeof value === 'number';
  return isGiven ? { params: { [name]: String(value) } } : undefined;
}

export function field(answers: Answers, call: string, name: string): unknown {
  return property(answers.get(call), name);
}

function first(answers: Answers, call: string, name: string): unknown {
  const list = answers.get(call);
  return Array.isArray(list) ? property(list[0], name) : undefined;
}

export function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
