import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { CallError } from '#http/errors.ts';
import { send } from '#http/send.ts';
import { saveFile } from '#account/download.ts';
import { asCustomer, createLoad } from '#account/load.ts';
import { fileName } from '#i18n/folded.ts';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { computed } from 'nanostores';
import { createChange, type Outcome, createMaybeSent } from '#account/change.ts';
import { infoToast, refusalToast } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { deleteAccount } from './contract.ts';
import { countComing, prepaidSeats, type Consequences } from './rules.ts';
import { noteAct } from './store.ts';

export const consequences = createLoad(async (): Promise<Consequences> => {
  const [tickets, prepaids] = await Promise.all([ticketsAsTheyCome(), prepaidsAsTheyCome()]);
  return {
    comingTickets: countComing(tickets, platform().now()),
    prepaidSeats: prepaidSeats(prepaids),
  };
});

/** There is no `verify`: no call tells whether a deletion has been asked for. */
const askingDeletion = createChange({ send: () => send(deleteAccount) });

const NAME = 'deletion';

const maybeAsked = createMaybeSent(NAME);

/** Whether an earlier request may have arrived. */
export const $mayHaveAsked = computed(maybeAsked.$names, (names) => names.includes(NAME));

export type Saved =
  | { kind: 'complete' }
  | { kind: 'partial'; missing: readonly Part[] }
  /** The app around the page has it, or a toast says that it can have no file. */
  | { kind: 'given' }
  | { kind: 'failed' };

/**
 * A call of another area for the data file: its answer unchanged, with fields that no page shows. `acts` keeps it out
 * of the cache, which holds the area's own, parsed answer for the same address.
 */
function asItComes<const Path extends string>(path: Path) {
  return defineCall({
    method: 'GET',
    path,
    target: 'client',
    token: 'required',
    acts: true,
    // An empty answer counts as missing.
    answer: v.custom((answer) => answer !== undefined),
  });
}

/** The calls whose answers make up the file, by the name of its part; no call gives the whole. */
const OWN_DATA = {
  account: asItComes('/api/accounts/me'),
  identities: asItComes('/api/accounts/me/identities'),
  subscription: asItComes('/api/accounts/me/subscription'),
  invoices: asItComes('/api/accounts/me/invoices'),
  tickets: asItComes('/api/ec/ebillet'),
  prepaids: asItComes('/api/accounts/me/prepaids'),
  cards: asItComes('/api/accounts/me/cards'),
  goodies: asItComes('/api/accounts/me/goodies'),
  advantages: asItComes('/api/accounts/me/advantages'),
  cinemas: asItComes('/api/accounts/me/cinemas'),
  shows: asItComes('/api/v4/client/shows'),
  friends: asItComes('/api/accounts/me/friends'),
  cases: asItComes('/api/accounts/me/case'),
} as const;

type Part = keyof typeof OWN_DATA;
const PARTS = Object.keys(OWN_DATA).filter((name): name is Part => name in OWN_DATA);

interface OwnData {
  parts: Partial<Record<Part, unknown>>;
  /** Parts that could not be loaded. */
  missing: Part[];
}

/** Never rejects: `missing` names the parts that failed. */
async function ownData(): Promise<OwnData> {
  const parts: OwnData['parts'] = {};
  await Promise.all(
    PARTS.map(async (name) => {
      try {
        parts[name] = await send(OWN_DATA[name]);
      } catch (error) {
        // A 404 is a fact: a customer without a pass has no subscription. A part that failed is left out.
        if (isNotFound(error)) parts[name] = null;
      }
    }),
  );
  return { parts, missing: PARTS.filter((name) => !(name in parts)) };
}

function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.failure.kind === 'status' && error.failure.status === 404;
}

/** Undefined when the load fails. */
function ticketsAsTheyCome(): Promise<unknown> {
  return send(OWN_DATA.tickets).catch(() => undefined);
}

/** Undefined when the load fails. */
function prepaidsAsTheyCome(): Promise<unknown> {
  return send(OWN_DATA.prepaids).catch(() => undefined);
}

/** Saves the customer's data as one file. When no part could be loaded there is no file. */
export async function saveDataFile(): Promise<Saved> {
  const isThere = asCustomer();
  const { parts, missing } = await ownData();
  if (Object.keys(parts).length === 0 || !isThere()) return { kind: 'failed' };
  const created = new Date(platform().now()).toISOString();
  const content = { created, brand: site.brand, missing, ...parts };
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const name = `${fileName(`${site.brand} ${created.slice(0, 10)}`)}.json`;
  const way = await saveFile(file, name);
  if (way === undefined || way === 'elsewhere') return { kind: 'given' };
  if (missing.length > 0) return { kind: 'partial', missing };
  return { kind: way === 'app' ? 'given' : 'complete' };
}

/** Sends one request. The customer stays signed in. */
export async function askDeletion(): Promise<Outcome> {
  const outcome = await askingDeletion.run();
  maybeAsked.record(NAME, outcome);
  noteAct(NAME, outcome);
  tell('deletion', outcome, {
    done: () => infoToast('deletionAsked'),
    unknown: (failure) => refusalToast(failure, 'deletionUnknown'),
    failed: refusalToast,
  });
  return outcome;
}
