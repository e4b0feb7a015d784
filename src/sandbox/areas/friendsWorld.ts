import type { FriendWire } from '#areas/friends/contract.ts';
import type { Site } from '#sites/site.ts';
import { testDomain } from '../names.ts';
import type { PersonaId } from '../personas.ts';

const DAY = 24 * 60 * 60 * 1000;

type Name = readonly [first: string, infix: string, last: string];

// Unsorted, as a server may send friends.
const NAMES: readonly Name[] = [
  ['Zoé', '', 'Martin'],
  ['Jan', 'van der', 'Berg'],
  ['Émile', '', 'Durand'],
  ['Aïcha', '', 'Benali'],
  ['Sanne', 'de', 'Vries'],
  ['Lucas', '', 'Bernard'],
];

const FIRST = ['Anna', 'Bram', 'Chloé', 'Daan', 'Élise', 'Fleur', 'Gaël', 'Hannah', 'Ilse', 'Jules'];

const LAST = ['Lefèvre', 'Jansen', 'Garnier', 'Bakker', 'Rousseau', 'Visser', 'Fontaine', 'Smit', 'Mercier'];

interface Place {
  site: Site;
  /** Epoch milliseconds. */
  now: number;
}

function named(
  index: number,
  [firstName, infixName, lastName]: Name,
  status: string,
  { site, now }: Place,
): FriendWire {
  return {
    id: String(index + 1),
    firstName,
    infixName,
    lastName,
    mail:
      `${firstName}.${lastName}`
        .normalize('NFD')
        .replaceAll(/[^\w.]/g, '')
        .toLowerCase() + `@${testDomain(site)}`,
    date: new Date(now - (index + 1) * 17 * DAY).toISOString(),
    status,
  };
}

export function buildFriends(persona: PersonaId, place: Place): FriendWire[] {
  switch (persona) {
    case 'empty':
    case 'unregistered':
      return [];
    case 'heavy':
      return Array.from({ length: 200 }, (_, index) =>
        named(
          index,
          [FIRST[index % FIRST.length] ?? '', index % 7 === 0 ? 'van' : '', LAST[index % LAST.length] ?? ''],
          index < 8 ? 'received' : index < 20 ? 'pending' : 'accepted',
          place,
        ),
      );
    default:
      return NAMES.map((name, index) =>
        named(index, name, index === 2 ? 'received' : index === 5 ? 'pending' : 'accepted', place),
      );
  }
}
