import { ours, sometimes, type Notes, type AreaNotes } from '../notes.ts';

function showNotes(at: string): Notes {
  return {
    [`${at}.slug`]: sometimes('Part of the address of the show. Without it the show has no link.'),
    [`${at}.name`]: sometimes('Title. Without it the page makes one from the slug.'),
    [`${at}.genres`]: sometimes('Genres.'),
    [`${at}.genres[]`]: 'A name, or an object with id and name.',
    [`${at}.genres[].id`]: 'Id of the genre.',
    [`${at}.genres[].name`]: 'Name in the language of the call.',
    [`${at}.actors`]: sometimes('Names of actors.'),
    [`${at}.actors[]`]: 'Name of an actor.',
  };
}

const AVAILABILITY = (at: string): Notes => ({
  [`${at}.presales`]: sometimes('Tickets are sold before the show runs.'),
  [`${at}.comingSoon`]: sometimes('The show does not run yet.'),
  [`${at}.bookable`]: sometimes('Tickets are sold.'),
});

const CINEMA = (at: string): Notes => {
  const field = (name: string): string => (at === '' ? name : `${at}.${name}`);
  return {
    [at]: { note: 'A cinema of the catalogue.', name: 'Cinema' },
    [field('slug')]: 'Part of the address of the cinema. A cinema without one is left out.',
    [field('citySlug')]: sometimes('Part of the address of its city.'),
    [field('name')]: 'Name of the cinema.',
    [field('tags')]: sometimes('What it offers, such as `IMAX`.'),
    [field('tags[]')]: 'A word that is shown.',
    [field('hasPmrService')]: sometimes('Open to wheelchairs.'),
    [field('theaters')]: sometimes('Its houses; the first one has the address.'),
    [field('theaters[]')]: { note: 'A house of a cinema.', name: 'Theater' },
    [field('theaters[].addressLines')]: sometimes('Lines above the city.'),
    [field('theaters[].addressLines[]')]: 'A line.',
    [field('theaters[].zip')]: sometimes('Postal code.'),
    [field('theaters[].city')]: sometimes('City.'),
    [field('theaters[].gpsPosition')]: sometimes('Without it the cinema has no distance.', {
      name: 'Position',
    }),
    [field('theaters[].gpsPosition.latitude')]: { note: 'Latitude.', unit: 'degrees' },
    [field('theaters[].gpsPosition.longitude')]: { note: 'Longitude.', unit: 'degrees' },
    [field('hallCount')]: sometimes('Number of halls.'),
    [field('seatCount')]: sometimes('Number of seats.'),
    [field('backdrop')]: sometimes('Address of a picture.'),
    [field('description')]: sometimes('Text in the language of the call.'),
    [field('vistaRef')]: {
      note: 'By which favourites name it. Without one it cannot become a favourite.',
      schema: { minLength: 1 },
    },
  };
};

const FEELING = 'The feelings are loaded again.';
const FELT = {
  params: {
    id: 'Id of the customer.',
    slug: 'Slug of the show.',
    showId: 'Id of the show in the customer system; of an intention the slug, where the show has one.',
  },
  refusals: { 403: 'The id in the path is another customer’s.', 404: 'There is no such show.' },
};

const SOME = {
  cinemas:
    'The `vistaRef` of each cinema that is added or removed. The name is ours: the specification says “a list”.',
  'cinemas[]': 'A `vistaRef`.',
};

export const SHOWS: AreaNotes = {
  'GET /api/cinemas': {
    summary: 'All cinemas of the site',
    answer: { '': 'In any order.', ...CINEMA('[]') },
  },
  'GET /api/cinema/{slug}': {
    summary: 'One cinema',
    params: { slug: 'Slug of the cinema.' },
    answer: CINEMA(''),
    refusals: { 404: 'There is no such cinema.' },
  },
  'GET /api/cinema/{slug}/shows': {
    summary: 'What plays in a cinema',
    params: { slug: 'Slug of the cinema.' },
    answer: {
      '': 'In the order of the page.',
      '[]': { note: 'A show in a cinema.', name: 'CinemaShow' },
      '[].slug': 'Part of the address of the show.',
      '[].salesforceShowId': sometimes('Id in the customer system.'),
      '[].name': ours('Title.', 'The page makes one from the slug.'),
      ...AVAILABILITY('[]'),
    },
    refusals: { 404: 'There is no such cinema.' },
  },
  'GET /api/accounts/me/cinemas': {
    summary: 'The favourite cinemas',
    answer: {
      '': 'In any order.',
      '[]': 'A `vistaRef`, or an object that holds one.',
      '[].vistaRef': 'The `vistaRef` of the cinema.',
      '[].codeCcs': 'The same, under the name that section 3 has.',
      '[].id': 'The same, under a third name.',
    },
  },
  'PATCH /api/accounts/me/cinemas': {
    summary: 'Adds favourites',
    unread: 'The favourites are loaded again.',
    payload: SOME,
    refusals: { 404: 'There is no such cinema.', 409: 'There are five favourites already.' },
  },
  'DELETE /api/accounts/me/cinemas': {
    summary: 'Removes favourites',
    about: 'A DELETE with a body.',
    unread: 'The favourites are loaded again.',
    payload: SOME,
  },
  'GET /api/shows': {
    summary: 'The shows of the catalogue',
    answer: {
      '': 'In any order.',
      '[]': { note: 'A show of the catalogue.', name: 'Show' },
      '[].salesforceShowId': sometimes('Id in the customer system.'),
      ...showNotes('[]'),
      ...AVAILABILITY('[]'),
    },
  },
  'GET /api/shows/trailers': {
    summary: 'Trailers',
    about: 'The specification does not say what a trailer has: all names are ours.',
    answer: {
      '': 'In any order.',
      '[]': { note: 'A trailer.', name: 'Trailer' },
      '[].slug': 'Slug of its show.',
      '[].salesforceShowId': sometimes('Id of its show, where the show has no slug.'),
      '[].url': 'Its address.',
    },
  },
  'GET /api/zone/{zone}': {
    summary: 'The schedule of a zone',
    about: 'The specification does not say what a schedule has. No page shows it.',
    params: { zone: 'The `defaultCity` of the customer.' },
    answer: {
      '': 'In any order.',
      '[]': { note: 'A show of the zone.', name: 'ScheduledShow' },
      '[].slug': 'Slug of the show.',
    },
    refusals: { 404: 'There is no such zone.' },
  },
  'GET /api/v4/client/shows': {
    summary: 'What the customer feels about shows',
    answer: {
      '': 'In any order.',
      '[]': { note: 'A feeling about a show.', name: 'Feeling' },
      '[].intention': { note: '2 is the wishlist, 0 is none.', schema: { type: 'integer' } },
      '[].emotion': {
        note: 'Stars from 1 to 5, 0 is none.',
        schema: { type: 'integer', minimum: 0, maximum: 5 },
      },
      '[].isSeen': 'The customer has seen it.',
      '[].show': { note: 'The show.', name: 'FeltShow' },
      '[].show.id': 'Id in the customer system.',
      ...showNotes('[].show'),
      '[].updatedAt': sometimes('When it was felt. The lists are sorted by it.', { unit: 'instant' }),
    },
  },
  'GET /api/accounts/me/movieToNote': {
    summary: 'Shows that wait for a rating',
    answer: {
      '': 'In the order of the page.',
      '[]': { note: 'A show that the customer has seen.', name: 'FeltShow' },
      '[].id': 'Id in the customer system.',
      ...showNotes('[]'),
    },
  },
  'PATCH /api/accounts/me/ignoreMovie': {
    summary: 'Takes a show off the list of shows to rate',
    unread: 'The list is loaded again.',
    payload: { idSpectacle: 'Id of the show in the customer system.' },
  },
  'POST /api/accounts/me/movieToNote/purge': {
    summary: 'Clears the kept list of shows to rate, after a rating',
    unread: 'The list is loaded again.',
  },
  'POST /api/client/{id}/show/{slug}/emotion': {
    summary: 'Rates a show by its slug',
    unread: FEELING,
    payload: {
      emotion: 'Stars from 1 to 5; of the rating that is taken back, too.',
      isDelete: 'Takes the rating back.',
    },
    ...FELT,
  },
  'POST /api/client/{id}/show/sf/{showId}/emotion': {
    summary: 'Rates a show by its id in the customer system',
    unread: FEELING,
    payload: {
      emotion: 'Stars from 1 to 5; of the rating that is taken back, too.',
      isDelete: 'Takes the rating back.',
    },
    ...FELT,
  },
  'POST /api/client/{id}/show/{showId}/intention': {
    summary: 'Puts a show on the wishlist or takes it off',
    unread: FEELING,
    payload: { intention: '2 is the wishlist.', isDelete: 'Takes the intention back.' },
    ...FELT,
  },
};
