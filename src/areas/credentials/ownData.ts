import * as v from 'valibot';
import { defineCall } from '#http/call.ts';
import { CallError } from '#http/errors.ts';
import { send } from '#http/send.ts';

/**
 * A call of another room as a customer's data file has it: the answer as it comes, with fields that no page
 * shows. `acts` keeps it off the cache, where the rooms' own reading of the same address lies.
 */
function asItComes<const Path extends string>(path: Path) {
  return defineCall({
    method: 'GET',
    path,
    target: 'client',
    token: 'required',
    acts: true,
    // Nothing at all is no answer.
    answer: v.custom((answer) => answer !== undefined),
  });
}

/** What the API knows of a customer (OD-08), by the name of the file's part. */
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

export type Part = keyof typeof OWN_DATA;
const PARTS = Object.keys(OWN_DATA).filter((name): name is Part => name in OWN_DATA);

export interface OwnData {
  parts: Partial<Record<Part, unknown>>;
  /** Could not be had this time. */
  missing: Part[];
}

/** Never rejects: what fails is named. */
export async function ownData(): Promise<OwnData> {
  const parts: OwnData['parts'] = {};
  await Promise.all(
    PARTS.map(async (name) => {
      try {
        parts[name] = await send(OWN_DATA[name]);
      } catch (error) {
        // A customer without a pass has no subscription: that is known then. What failed is told by its absence.
        if (isNotFound(error)) parts[name] = null;
      }
    }),
  );
  return { parts, missing: PARTS.filter((name) => !(name in parts)) };
}

function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.failure.kind === 'status' && error.failure.status === 404;
}

/** Undefined where it cannot be had. */
export function ticketsAsTheyCome(): Promise<unknown> {
  return send(OWN_DATA.tickets).catch(() => undefined);
}

/** Undefined where it cannot be had. */
export function prepaidsAsTheyCome(): Promise<unknown> {
  return send(OWN_DATA.prepaids).catch(() => undefined);
}
