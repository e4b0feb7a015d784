import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Show } from './contract.ts';
import { createSearch } from './Finder.tsx';

function show(name: string, genre = '', actor = ''): Show {
  return {
    slug: name,
    id: '',
    name,
    genres: genre ? [{ id: 'g', name: genre }] : [],
    actors: actor ? [actor] : [],
  };
}

const SHOWS = [
  show('La Dernière Séance', 'Comédie', 'Inès Salvador'),
  show('L’Été de Noël'),
  show('Noordzee', 'Drame', 'Bram Dekker'),
];
const search = createSearch(SHOWS, (one) => one);

function found(query: string): string[] {
  return search(query).map(({ name }) => name);
}

describe('createSearch', () => {
  test.each([
    ['seance', 'La Dernière Séance'],
    ['SÉANCE', 'La Dernière Séance'],
    ['  derniere   la ', 'La Dernière Séance'],
    ['comedie', 'La Dernière Séance'],
    ['ines salv', 'La Dernière Séance'],
    ["l'ete", 'L’Été de Noël'],
    ['dram dekker', 'Noordzee'],
  ])('"%s" finds %s', (query, name) => {
    expect(found(query)).toEqual([name]);
  });

  test('every word must be there', () => {
    expect(found('seance noordzee')).toEqual([]);
  });

  test('no words find everything, in the order given', () => {
    expect(search('')).toBe(SHOWS);
    expect(search('  ')).toBe(SHOWS);
  });

  test('any show is found by its own name, and what is found is a part of the list', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (names, name) => {
        const shows = [...names, name].map((one) => show(one));
        const hits = createSearch(shows, (one) => one)(name);
        expect(hits).toContain(shows.at(-1));
        expect(shows.filter((one) => hits.includes(one))).toEqual(hits);
      }),
    );
  });
});
