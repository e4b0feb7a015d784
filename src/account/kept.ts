import { atom, computed, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import { $session } from '#identity/session.ts';
import { parsedJson } from '#platform/json.ts';
import { platform, type TextStore } from '#platform/platform.ts';
import { KEPT_KEY } from '#platform/storageKeys.ts';

/**
 * Keeps what a customer has written or done beyond the document: for another page, for the sign-in after the end of a
 * session, or for another day. It is personal. Its owner is the account id of the session, which is known before any
 * call answers. Only the owner gets it back; a sign-out and the session of another customer remove it.
 *
 * `tab`: until the tab is closed. Drafts go no further, since others may use the same computer. `device`: until the
 * sign-out.
 */
const PLACES = ['tab', 'device'] as const;
export type KeptIn = (typeof PLACES)[number];

export interface Kept<T> {
  /** Undefined when nothing is kept, or nobody is signed in. */
  $value: ReadableAtom<T | undefined>;
  /** Whether the browser has stored the value. If not, the value lasts as long as the document. */
  $stored: ReadableAtom<boolean>;
  keep(value: T): void;
  forget(): void;
}

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
    // The end of a session leaves it where it lies, for the next sign-in of its owner.
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

/**
 * The value of the last customer, for pages that show without a session and a network
 * (docs/decisions.md#offline-tickets).
 */
export function keptByLast<T>(
  place: KeptIn,
  name: string,
  schema: v.GenericSchema<unknown, T>,
): T | undefined {
  const stored = v.safeParse(storedSchema, parsedJson(storeOf(place).read(KEPT_KEY) ?? ''));
  return stored.success ? known(schema, stored.output.values[name]) : undefined;
}

/** Removes all kept values, at the sign-out. */
export function forgetKept(): void {
  for (const place of PLACES) storeOf(place).remove(KEPT_KEY);
  for (const forget of inMemory) forget();
}

/** Reads the customer's own values, and removes those of another customer. */
function read(place: KeptIn, owner: string): Stored {
  const text = storeOf(place).read(KEPT_KEY);
  const stored = v.safeParse(storedSchema, text === undefined ? undefined : parsedJson(text));
  if (stored.success && stored.output.owner === owner) return stored.output;
  if (text !== undefined) storeOf(place).remove(KEPT_KEY);
  return { owner, values: {} };
}

function save(place: KeptIn, { owner, values }: Stored): boolean {
  const left = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  if (Object.keys(left).length > 0)
    return storeOf(place).write(KEPT_KEY, JSON.stringify({ owner, values: left }));
  storeOf(place).remove(KEPT_KEY);
  return true;
}

function storeOf(place: KeptIn): TextStore {
  return platform()[place];
}

function known<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}
