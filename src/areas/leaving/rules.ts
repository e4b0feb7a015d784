import type { plain } from '#i18n/plain.ts';

/** What the visitor fills in. Empty where nothing is given. */
export interface Declaration {
  name: string;
  /** Number of the contract or of the card. */
  contract: string;
  mail: string;
  /** `YYYY-MM-DD`, the day on which the visitor wishes the contract to end. */
  endsOn: string;
  /** A legitimate ground for ending the contract early. Nobody has to give one. */
  ground: string;
}
export type FieldName = keyof Declaration;

/** Greatest lengths, in UTF-16 units as browsers count them. */
export const MOST = {
  name: 200,
  contract: 100,
  mail: 254,
  endsOn: 10,
  ground: 2000,
} as const satisfies Record<FieldName, number>;

const FIELDS = Object.keys(MOST) as FieldName[];

export function isMail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

/** Whether the text is a day of the calendar, as in `2026-12-31`. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00Z`);
  // V8 reads 31 February as 3 March.
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/**
 * Without what no form of this site can have sent.
 * @param reading of a text: trimmed, or as a person reads it
 */
export function declarationOf(
  values: (field: FieldName) => unknown,
  reading: typeof plain = (text) => text.trim(),
): Declaration {
  const read = (field: FieldName, kind?: Parameters<typeof plain>[1]): string => {
    const value = values(field);
    return typeof value === 'string' ? reading(value, kind).slice(0, MOST[field]) : '';
  };
  return {
    name: read('name'),
    contract: read('contract'),
    mail: read('mail', 'mail'),
    endsOn: read('endsOn'),
    ground: read('ground', 'lines'),
  };
}

/**
 * The fields that have to be filled in or corrected, in the order of the form.
 * @param today `YYYY-MM-DD`
 */
export function problemsOf(declaration: Declaration, today: string): FieldName[] {
  const { name, contract, mail, endsOn } = declaration;
  const wrong: Record<FieldName, boolean> = {
    name: name === '',
    contract: contract === '',
    mail: !isMail(mail),
    // Days of this form compare as texts.
    endsOn: endsOn !== '' && (!isDay(endsOn) || endsOn < today),
    ground: false,
  };
  return FIELDS.filter((field) => wrong[field]);
}

export function isSame(one: Declaration, other: Declaration): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

/** The filled fields of the declaration. */
export function filledOf(declaration: Declaration): Partial<Declaration> {
  return Object.fromEntries(Object.entries(declaration).filter(([, value]) => value !== ''));
}

/** Whether the settings have the flag on; undefined where they say nothing about flags. */
export function flagIn(settings: unknown, flag: string): boolean | undefined {
  if (typeof settings !== 'object' || settings === null || !('clientSettings' in settings)) return undefined;
  const { clientSettings: flags } = settings;
  if (typeof flags !== 'object' || flags === null) return undefined;
  return Reflect.get(flags, flag) === true;
}
