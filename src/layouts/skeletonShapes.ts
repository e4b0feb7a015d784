import type { RouteId } from '#sites/routes.ts';

/** What a page looks like before its data: the style sheet of `PageSkeleton.astro` has a rule for each shape. */
type Shape = 'cards' | 'form' | 'pass' | 'posters' | 'rows' | 'ticket';

/** How many blocks each shape has. */
export const BLOCKS: Readonly<Record<Shape, number>> = {
  cards: 4,
  form: 6,
  pass: 2,
  posters: 4,
  rows: 4,
  ticket: 3,
};

/** Pages without an entry look like a list of rows. */
const SHAPES: Readonly<Partial<Record<RouteId, Shape>>> = {
  home: 'ticket',
  profile: 'form',
  register: 'form',
  mail: 'form',
  contact: 'form',
  interests: 'form',
  preferences: 'form',
  tickets: 'ticket',
  subscription: 'pass',
  wishlist: 'posters',
  recommendations: 'posters',
  advantages: 'cards',
  vouchers: 'cards',
  cinemas: 'cards',
  history: 'cards',
  ratings: 'cards',
  statistics: 'cards',
  filmYear: 'pass',
};

export function shapeOf(route: RouteId): Shape {
  return SHAPES[route] ?? 'rows';
}
