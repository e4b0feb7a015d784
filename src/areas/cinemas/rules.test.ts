import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cinema } from '#account/cinemas/contract.ts';
import { nameOfSlug } from '#i18n/slug.ts';
import {
  byCity,
  cityOf,
  favouriteCinemas,
  kilometres,
  mayAdd,
  nearby,
  nearest,
  searchText,
  unlistedFavourites,
  withPending,
} from './rules.ts';

function cinema(slug: string, rest: Partial<Cinema> = {}): Cinema {
  return {
    slug,
    citySlug: '',
    name: slug,
    tags: [],
    hasPmrService: false,
    theaters: [],
    hallCount: 0,
    seatCount: 0,
    backdrop: '',
    description: '',
    vistaRef: '',
    ...rest,
  };
}

function at(latitude: number, longitude: number, city = ''): Pick<Cinema, 'theaters'> {
  return { theaters: [{ addressLines: [], zip: '', city, gpsPosition: { latitude, longitude } }] };
}

describe('favourites', () => {
  test.each([
    ['[cinemas/favourite-added]', 0, true],
    ['[cinemas/favourite-added]', 4, true],
    ['[constants/favourites-cap, cinemas/sixth-favourite-accepted]', 5, true],
    ['[cinemas/seventh-favourite-refused]', 6, false],
    ['[cinemas/seventh-favourite-refused]', 7, false],
  ])('%s a list of %i takes one more: %s', (_, count, takes) => {
    expect(mayAdd(Array.from({ length: count }, (__, index) => `V${index}`))).toBe(takes);
  });

  test('from none one comes to six and never further', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (asked) => {
        let list: readonly string[] = [];
        for (const ref of asked) if (mayAdd(list)) list = withPending(list, new Map([[ref, true]]));
        expect(list.length).toBe(Math.min(6, new Set(asked).size));
      }),
    );
  });

  test('what is under way counts already, and what is not stays as it is', () => {
    const pending = new Map([
      ['V1', false],
      ['V2', true],
      ['V3', true],
      ['V4', false],
    ]);
    expect(withPending(['V1', 'V2', 'V5'], pending)).toEqual(['V2', 'V5', 'V3']);
  });

  test('[cinemas/favourites-matched-by-reference] are matched by vistaRef', () => {
    const all = [cinema('a', { vistaRef: 'V1' }), cinema('b', { vistaRef: 'V2' })];
    expect(favouriteCinemas(all, ['V2']).map(({ slug }) => slug)).toEqual(['b']);
  });

  test('[cinemas/unknown-favourite-harmless] a reference to no cinema does no harm, nor does a cinema without one', () => {
    expect(favouriteCinemas([cinema('a')], ['V999', ''])).toEqual([]);
  });

  test('[cinemas/removal-always-possible] those without a cinema are found, to be removed', () => {
    expect(unlistedFavourites([cinema('a', { vistaRef: 'V1' })], ['V1', 'V999'])).toEqual(['V999']);
  });
});

describe('cities', () => {
  test('are those of the buildings, or the slug’s', () => {
    expect(cityOf(cinema('a', at(0, 0, 'Saint-Étienne')))).toBe('Saint-Étienne');
    expect(cityOf(cinema('a', { citySlug: 'den-haag' }))).toBe('Den haag');
    const theaters = [...at(0, 0, '').theaters, ...at(0, 0, 'Lyon').theaters];
    expect(cityOf(cinema('a', { theaters }))).toBe('Lyon');
  });

  test('a city has the name that one of its cinemas gives it', () => {
    const all = [
      cinema('a', { citySlug: 'den-haag' }),
      cinema('b', { ...at(0, 0, 'Den Haag'), citySlug: 'den-haag' }),
      cinema('c', at(0, 0, 'Delft')),
      cinema('d'),
    ];
    expect(byCity(all, 'nl').map(({ city, cinemas }) => [city, cinemas.length])).toEqual([
      ['', 1],
      ['Delft', 1],
      ['Den Haag', 2],
    ]);
  });

  test('stand in order, and their cinemas too; accents do not count', () => {
    const all = [
      cinema('z', { citySlug: 'nice' }),
      cinema('Étoile', { citySlug: 'evry' }),
      cinema('b', { citySlug: 'lyon' }),
      cinema('Alpha', { citySlug: 'evry' }),
      cinema('a 10', { citySlug: 'lyon' }),
      cinema('A 9', { citySlug: 'lyon' }),
    ];
    expect(byCity(all, 'fr').map(({ city, cinemas }) => [city, cinemas.map(({ name }) => name)])).toEqual([
      ['Evry', ['Alpha', 'Étoile']],
      ['Lyon', ['A 9', 'a 10', 'b']],
      ['Nice', ['z']],
    ]);
  });

  test('a search looks in name, city, zip and street', () => {
    const text = searchText(
      cinema('Lumen Opéra', {
        theaters: [{ addressLines: ['2 quai X'], zip: '75009', city: 'Paris', gpsPosition: undefined }],
      }),
    );
    expect(text).toBe('Lumen Opéra Paris 2 quai X 75009 Paris');
  });
});

describe('distances', () => {
  const PARIS = { latitude: 48.8566, longitude: 2.3522 };
  const LYON = { latitude: 45.764, longitude: 4.8357 };

  test('from Paris to Lyon it is 392 km, and back', () => {
    expect(kilometres(PARIS, LYON)).toBeCloseTo(391.5, 0);
    expect(kilometres(LYON, PARIS)).toBeCloseTo(kilometres(PARIS, LYON), 6);
    expect(kilometres(PARIS, PARIS)).toBe(0);
  });

  test('no two places are further apart than half the earth', () => {
    const place = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(kilometres(a, b)).toBeGreaterThanOrEqual(0);
        expect(kilometres(a, b)).toBeLessThanOrEqual(20_016);
      }),
    );
  });

  const all = [
    cinema('far', at(45, 5)),
    cinema('nowhere', { citySlug: 'paris' }),
    cinema('near', { ...at(48.9, 2.4), citySlug: 'paris' }),
    cinema('nearest', at(48.86, 2.36)),
    cinema('further', at(43, 5)),
  ];

  test('the nearest comes first; who has no place is left out', () => {
    expect(nearest(all, PARIS).map((near) => near.cinema.slug)).toEqual([
      'nearest',
      'near',
      'far',
      'further',
    ]);
    const theaters = [{ addressLines: [], zip: '', city: '', gpsPosition: undefined }, ...at(45, 5).theaters];
    expect(nearest([cinema('second building', { theaters })], PARIS)).toHaveLength(1);
  });

  test('[cinemas/details-nearby-and-shows] nearby are the three nearest others, or the others of the city', () => {
    expect(nearby(all, cinema('nearest', at(48.86, 2.36))).map(({ slug }) => slug)).toEqual([
      'near',
      'far',
      'further',
    ]);
    expect(nearby([...all, cinema('fourth', at(40, 5))], cinema('nearest', at(48.86, 2.36)))).toHaveLength(3);
    expect(nearby(all, cinema('x', { citySlug: 'paris' })).map(({ slug }) => slug)).toEqual([
      'nowhere',
      'near',
    ]);
    expect(nearby(all, cinema('x'))).toEqual([]);
  });
});

test('a slug is better than no title', () => {
  expect(nameOfSlug('la-derniere-seance')).toBe('La derniere seance');
  expect(nameOfSlug('-oslo-')).toBe('Oslo');
  expect(nameOfSlug('')).toBe('');
  expect(nameOfSlug('ijmuiden')).toBe('IJmuiden');
  expect(nameOfSlug('ile-d-yeu')).toBe('Ile d yeu');
  expect(nameOfSlug('évian')).toBe('Évian');
});
