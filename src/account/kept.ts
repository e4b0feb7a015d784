import { atom, computed, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import { $session } from '#identity/session.ts';
import { platform, type TextStore } from '#platform/platform.ts';

/**
 * What a customer has written or done that must outlive the document: left for another page, for the sign-in after
 * the end of a session, or for another day. It is personal. Its owner is the account id of the session, which is known
 * before any call answers: only the owner finds it again, and the session of another customer removes it. So does the
 * sign-out.
 *
 * `tab`: goes with the tab, which is as far as a draft should reach on a computer that others use too.
 * `device`: stays until the sign-out.
 */
const PLACES = ['tab', 'device'] as const;
export type KeptIn = (typeof PLACES)[number];

export interface Kept<T> {
  /** Undefined where there is nothing, or nobody is signed in. */
  $value: ReadableAtom<T | undefined>;
  /** Whether the browser takes it; where it refuses, the value lasts as long as the document. */
  $stored: ReadableAtom<boolean>;
  keep(value: T): void;
  forget(): void;
}

const KEY = 'kept';

const storedSchema = v.object({ owner: v.string(), values: v.record(v.string(), v.unknown()) });
type Stored = v.InferOutput<typeof storedSchema>;

const inMemory = new Set<() => void>();

const $owner = computed($session, (session) =>
  session.status === 'authenticated' ? session.claims.accountId : undefined,
);
$owner.subscribe((owner) => {
  if (owner === undefined) return;
  for (const place of PLACES) read(place, owner);
});

export function createKept<T>(place: KeptIn, name: string, schema: v.GenericSchema<unknown, T>): Kept<T> {
  const $value = atom<T | undefined>(undefined);
  const $stored = atom(true);
  let owner: string | undefined;

  function write(value: T | undefined): void {
    $value.set(value);
    if (owner === undefined) return;
    const { values } = read(place, owner);
    $stored.set(save(place, { owner, values: { ...values, [name]: value } }));
  }

  $owner.subscribe((now) => {
    if (now === owner) return;
    owner = now;
    // The end of a session leaves it where it lies: docs/decisions.md#end-of-session.
    $value.set(owner === undefined ? undefined : known(schema, read(place, owner).values[name]));
  });
  inMemory.add(() => {
    owner = undefined;
    $value.set(undefined);
  });

  return {
    $value,
    $stored,
    keep: write,
    forget: () => {
      write(undefined);
    },
  };
}

/** Whoever has left it: for what shows without a session while there is no network (docs/decisions.md#offline-tickets). */
export function keptByLast<T>(
  place: KeptIn,
  name: string,
  schema: v.GenericSchema<unknown, T>,
): T | undefined {
  const stored = v.safeParse(storedSchema, jsonOrNothing(storeOf(place).read(KEY) ?? ''));
  return stored.success ? known(schema, stored.output.values[name]) : undefined;
}

/** The customer has signed out: nothing of theirs stays behind. */
export function forgetKept(): void {
  for (const place of PLACES) storeOf(place).remove(KEY);
  for (const forget of inMemory) forget();
}

/** What is the customer's own; what another one has left behind is removed. */
function read(place: KeptIn, owner: string): Stored {
  const text = storeOf(place).read(KEY);
  const stored = v.safeParse(storedSchema, text === undefined ? undefined : jsonOrNothing(text));
  if (stored.success && stored.output.owner === owner) return stored.output;
  if (text !== undefined) storeOf(place).remove(KEY);
  return { owner, values: {} };
}

function save(place: KeptIn, { owner, values }: Stored): boolean {
  const left = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  if (Object.keys(left).length > 0) return storeOf(place).write(KEY, JSON.stringify({ owner, values: left }));
  storeOf(place).remove(KEY);
  return true;
}

function storeOf(place: KeptIn): TextStore {
  return platform()[place];
}

function known<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
