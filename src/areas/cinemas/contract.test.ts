import * as v from 'valibot';
import { expect, test } from 'vitest';
import { getCinemas } from '#account/cinemas/contract.ts';
import { getCinema, getFavourites } from './contract.ts';

test.each([
  [
    ['V1', 'V2'],
    ['V1', 'V2'],
  ],
  [[7, '', null], ['7']],
  [
    [{ id: 'V1', name: 'A' }, { id: 'V1', codeCcs: 'V2' }, { vistaRef: 'V3', id: 'x' }, {}],
    ['V1', 'V2', 'V3'],
  ],
  [[], []],
])('[entities/favourite-cinemas] favourites %j are %j', (wire, refs) => {
  expect(v.parse(getFavourites.answer, wire)).toEqual(refs);
});

test('[entities/cinema-fields, http/tolerates-unlisted-shapes] a cinema is what there is of it', () => {
  expect(
    v.parse(getCinema.answer, { slug: 'a', theaters: [{ gpsPosition: '48,2' }, 7], tags: [1, 'IMAX'] }),
  ).toEqual({
    slug: 'a',
    citySlug: '',
    name: '',
    tags: ['IMAX'],
    hasPmrService: false,
    theaters: [{ addressLines: [], zip: '', city: '', gpsPosition: undefined }],
    hallCount: 0,
    seatCount: 0,
    backdrop: '',
    description: '',
    vistaRef: '',
  });
  expect(v.parse(getCinemas.answer, [{}, { slug: '' }, { slug: 'a' }])).toHaveLength(1);
});
