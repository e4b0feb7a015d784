/** What a value counts, or how a text spells it. */
export type Unit = 'cents' | 'minutes' | 'years' | 'percent' | 'instant' | 'day' | 'degrees';

/** A JSON Schema, or a part of one. */
export type Schema = Record<string, unknown>;

/** What the published contract says about one value, beside what its schema says. */
export interface Described {
  note: string;
  /** The name of an object in the published contract. Objects with one name must be the same. */
  name?: string;
  unit?: Unit;
  /** The specification lists the field, and the server has no value for it at times. It may be left out. */
  isOptional?: true;
  /** The specification does not list the field. What happens without it. */
  without?: string;
  /** Narrows what a server should send. The client takes more. */
  schema?: Schema;
}

export type Note = string | Described;

/**
 * Notes by path: `[]` is an entry of a list, `[].payment.totalAmount` a field, and '' the whole value. Where a value has
 * several shapes, the notes hold for each of them.
 */
export type Notes = Readonly<Record<string, Note>>;

export interface CallNote {
  summary: string;
  /** More than the summary can say. */
  about?: string;
  /** Why the contract says nothing about the body of the answer. */
  unread?: string;
  /** The call carries the answer to a captcha. */
  captcha?: true;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  payload?: Notes;
  answer?: Notes;
  /** Refusals that the page answers in a way of its own, by status. */
  refusals?: Readonly<Record<string, string>>;
}

/** Notes by call, as the specification lists it: `GET /api/cinemas`. */
export type AreaNotes = Readonly<Record<string, CallNote>>;

type More = Omit<Described, 'note' | 'isOptional' | 'without'>;

/** A field that the specification lists and that the server may leave out. */
export function sometimes(note: string, more: More = {}): Described {
  return { note, isOptional: true, ...more };
}

/** A field that the specification does not list. */
export function ours(note: string, without: string, more: More = {}): Described {
  return { note, without, ...more };
}

export function described(note: Note): Described {
  return typeof note === 'string' ? { note } : note;
}
