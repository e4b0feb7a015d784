import { atom, computed, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import { $session } from '#identity/session.ts';
import { mayOpenSilently } from '#identity/signOutMark.ts';
import { forgetInTab, forgetStored, hasTurn } from '#identity/turn.ts';
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

/** Changes what is stored by now. */
type Change<T> = (stored: T | undefined) => T | undefined;

export interface Kept<T> {
  /** Undefined when nothing is kept, or nobody is signed in. */
  $value: ReadableAtom<T | undefined>;
  /** Whether the browser has stored the value. If not, the value lasts as long as the document. */
  $stored: ReadableAtom<boolean>;
  /** @param value a function changes what is stored by now, where other tabs of the customer write it too */
  keep(value: T | Change<T>): void;
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

export function createKept<T extends object | string | number>(
  place: KeptIn,
  name: string,
  schema: v.GenericSchema<unknown, T>,
): Kept<T> {
  const $value = atom<T | undefined>(undefined);
  const $stored = atom(true);
  let owner: string | undefined;

  function stored(): T | undefined {
    return owner === undefined ? undefined : known(schema, read(place, owner).values[name]);
  }

  function write(next?: T | Change<T>): void {
    const value =
      typeof next === 'function'
        ? (next as Change<T>)(owner !== undefined && $stored.get() ? stored() : $value.get())
        : next;
    $value.set(value);
    // The word of a sign-out in another tab (`start/late.ts`) may be late; its mark never is, nor is the turn.
    if (owner === undefined || !mayOpenSilently() || !hasTurn(owner)) return;
    $stored.set(save(place, { owner, values: { ...read(place, owner).values, [name]: value } }));
  }

  $owner.subscribe((now) => {
    if (now === owner) return;
    owner = now;
    // The end of a session leaves it where it lies, for the next sign-in of its owner.
    $value.set(stored());
  });
  inMemory.add(() => {
    owner = undefined;
    $value.set(undefined);
  });

  return {
    $value,
    $stored,
    keep: write,
    // Without a value.
    forget: write,
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
  return known(schema, known(storedSchema, parsedJson(storeOf(place).read(KEPT_KEY)))?.values[name]);
}

/**
 * Removes all that is stored of the customer, at the sign-out.
 * @param owner the customer whose document closes: what another one has stored since on the device stays
 */
export function forgetKept(owner?: string): void {
  if (owner === undefined || hasTurn(owner)) forgetStored();
  else forgetInTab();
  for (const forget of inMemory) forget();
}

/** Reads the customer's own values, and removes those of another customer. */
function read(place: KeptIn, owner: string): Stored {
  const text = storeOf(place).read(KEPT_KEY);
  const stored = known(storedSchema, parsedJson(text));
  if (stored?.owner === owner) return stored;
  if (text !== undefined && hasTurn(owner)) storeOf(place).remove(KEPT_KEY);
  return { owner, values: {} };
}

function save(place: KeptIn, stored: Stored): boolean {
  // JSON leaves out what is undefined.
  if (JSON.stringify(stored.values) !== '{}') return storeOf(place).write(KEPT_KEY, JSON.stringify(stored));
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
