import { atom } from 'nanostores';
import * as v from 'valibot';
import { createKept, keptByLast } from '../kept.ts';
import type { DoorCard } from './rules.ts';

const STATES = ['active', 'unpaid', 'paused', 'blocked', 'canceled', 'inactive'] as const;

const doorCard = v.object({
  number: v.pipe(v.string(), v.nonEmpty()),
  state: v.picklist(STATES),
  isPass: v.boolean(),
  label: v.string(),
}) satisfies v.GenericSchema<unknown, DoorCard>;

/** `at` is in epoch milliseconds. */
const keptDoor = v.object({ at: v.number(), holder: v.string(), cards: v.array(doorCard) });
type KeptDoor = v.InferOutput<typeof keptDoor>;

const CARDS = ['device', 'door', keptDoor] as const;
/** A small JPEG as a data address, so that an `<img>` shows it without a network. */
const PHOTO = [
  'device',
  'doorPhoto',
  v.pipe(
    v.string(),
    v.check((address) => address.startsWith('data:image/jpeg;base64,')),
  ),
] as const;

/** The pass and the cards, kept on this device for the door, until the sign-out or another customer. */
export const doorCards = createKept(...CARDS);
export const doorPhoto = createKept(...PHOTO);

/** What the device keeps of the last customer. Undefined without a card, and until `showLastDoor` has been called. */
export const $lastDoor = atom<(KeptDoor & { photo: string | undefined }) | undefined>(undefined);

/** Shows the cards of the last customer. Called without a network, when nobody can be signed in. */
export function showLastDoor(): void {
  const door = keptByLast(...CARDS);
  $lastDoor.set(door?.cards.length ? { ...door, photo: keptByLast(...PHOTO) } : undefined);
}
