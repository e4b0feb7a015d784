import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Friend } from './contract.ts';
import {
  abilities,
  friendName,
  grouped,
  groupOf,
  GROUPS,
  hasAccepted,
  hasInvited,
  hasLeft,
  initials,
} from './rules.ts';

function friend(rest: Partial<Friend> = {}): Friend {
  return {
    id: '1',
    firstName: '',
    infixName: '',
    lastName: '',
    mail: '',
    date: '',
    status: 'accepted',
    ...rest,
  };
}

describe('friendName', () => {
  test('[friends/infix-in-name, entities/friend-fields] shows the infix between first and last name', () => {
    expect(friendName(friend({ firstName: 'Jan', infixName: 'van der', lastName: 'Berg' }))).toBe(
      'Jan van der Berg',
    );
  });

  test.each([
    [{ firstName: 'Zoé', lastName: 'Martin', mail: 'z@m.fr' }, 'Zoé Martin'],
    [{ firstName: ' Zoé ', infixName: '  ' }, 'Zoé'],
    [{ mail: 'z@m.fr' }, 'z@m.fr'],
    [{}, ''],
  ])('leaves out what is not there (%j)', (who, name) => {
    expect(friendName(friend(who))).toBe(name);
  });
});

test.each([
  [{ firstName: 'Jan', infixName: 'van der', lastName: 'berg' }, 'JB'],
  [{ firstName: 'Élise' }, 'É'],
  [{ firstName: '𐐀nna' }, '𐐀'],
  [{ mail: 'z@m.fr' }, 'Z'],
  [{ firstName: 'IJsbrand', lastName: 'de Wit' }, 'IJD'],
  [{}, ''],
])('initials of %j', (who, letters) => {
  expect(initials(friend(who))).toBe(letters);
});

describe('groups', () => {
  test('[entities/friend-fields, entities/unknown-kind-without-actions] each status has its own, an unknown one too', () => {
    expect(['received', 'accepted', 'pending', 'ZZZ', ''].map((status) => groupOf({ status }))).toEqual([
      'received',
      'accepted',
      'pending',
      'other',
      'other',
    ]);
  });

  test('[entities/list-orders] are sorted by name as people do it: accents and case aside, numbers as numbers', () => {
    const names = ['zoé', 'Émile', 'emma', 'Ami 10', 'Ami 9'];
    const [all] = grouped(
      names.map((firstName) => friend({ firstName })),
      'fr',
    );
    expect(all?.friends.map(({ firstName }) => firstName)).toEqual([
      'Ami 9',
      'Ami 10',
      'Émile',
      'emma',
      'zoé',
    ]);
  });

  test('who has neither name nor address is in none', () => {
    expect(grouped([friend(), friend({ mail: 'z@m.fr' })], 'fr').flatMap((one) => one.friends)).toHaveLength(
      1,
    );
  });

  test('everybody is in exactly one, none is empty, and their order is fixed', () => {
    const friends = fc.array(
      fc.record({
        id: fc.string(),
        firstName: fc.string({ minLength: 1 }).filter((name) => name.trim() !== ''),
        status: fc.constantFrom(...GROUPS, 'ZZZ'),
      }),
    );
    fc.assert(
      fc.property(friends, (all) => {
        const list = all.map(friend);
        const groups = grouped(list, 'nl');
        expect(groups.flatMap((one) => one.friends)).toHaveLength(list.length);
        expect(groups.every((one) => one.friends.length > 0)).toBe(true);
        const order = groups.map(({ group }) => GROUPS.indexOf(group));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('abilities', () => {
  test.each([
    ['received', true, true],
    ['accepted', false, true],
    ['pending', false, true],
    ['ZZZ', false, false],
  ])(
    '[friends/accept-only-received, entities/unknown-kind-without-actions] %s: accept %s, remove %s',
    (status, accept, remove) => {
      expect(abilities(friend({ status }))).toEqual({ accept, remove });
    },
  );

  test('without an id nothing can be done', () => {
    expect(abilities(friend({ id: '', status: 'received' }))).toEqual({ accept: false, remove: false });
  });
});

describe('what a fresh list says of a change', () => {
  const list = [friend({ id: '1', mail: 'Zoe@m.fr', status: 'pending' }), friend({ id: '2' })];

  test('an invitation, by its address, however it is written', () => {
    expect(hasInvited(list, 'zoe@M.fr')).toBe(true);
    expect(hasInvited(list, 'ana@m.fr')).toBe(false);
  });

  test('an acceptance, by the status; of somebody who has left nobody can tell', () => {
    expect(hasAccepted(list, '2')).toBe(true);
    expect(hasAccepted(list, '1')).toBe(false);
    expect(hasAccepted(list, '3')).toBeUndefined();
  });

  test('a deletion, by the absence', () => {
    expect(hasLeft(list, '3')).toBe(true);
    expect(hasLeft(list, '2')).toBe(false);
  });
});
