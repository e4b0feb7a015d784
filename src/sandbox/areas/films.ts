/** The invented films of the stand-in backend. The customer system alone knows two of them. */
export interface Film {
  slug: string;
  /** Id in the customer system. */
  id: string;
  name: string;
  /** Ids of interests. */
  genres: string[];
  actors: string[];
}

function film(id: string, slug: string, name: string, genres: string[], ...actors: string[]): Film {
  return { slug, id, name, genres, actors };
}

export const FILMS = [
  film(
    'SF-1',
    'la-derniere-seance',
    'La Dernière Séance',
    ['drama', 'romance'],
    'Camille Orsay',
    'Hugo Lantier',
  ),
  film('SF-2', '', 'Projection surprise', ['comedy']),
  film('SF-3', 'the-long-reel', 'The Long Reel', ['documentary'], 'Maya Whitlock'),
  film('SF-4', 'carmen-en-direct', 'Carmen, en direct', ['musical'], 'Inès Salvador'),
  film('SF-5', 'un-ete-a-ostende', 'Un été à Ostende', ['romance', 'comedy'], 'Lotte Maes', 'Bram Dekker'),
  film('SF-6', 'les-ombres-du-canal', 'Les Ombres du canal', ['thriller'], 'Nadia Verhoeven'),
  film('SF-7', 'noordzee', 'Noordzee', ['drama', 'adventure'], 'Bram Dekker'),
  film(
    'SF-8',
    'orbite-basse',
    'Orbite basse',
    ['science-fiction', 'thriller'],
    'Hugo Lantier',
    'Maya Whitlock',
  ),
  film('SF-9', 'la-nuit-des-lucioles', 'La Nuit des lucioles', ['animation', 'family'], 'Zoé Klein'),
  film('SF-10', 'le-dernier-phare', 'Le Dernier Phare', ['drama'], 'Camille Orsay'),
  film('SF-11', 'sous-les-paves', 'Sous les pavés', ['comedy', 'drama'], 'Sami Belkacem'),
  film('SF-12', 'midnight-matinee', 'Midnight Matinee', ['horror'], 'Nadia Verhoeven', 'Zoé Klein'),
  film('SF-13', 'retour-a-la-plage', 'Retour à la plage', ['family', 'comedy'], 'Lotte Maes'),
  film(
    'SF-14',
    'trois-tickets-pour-oslo',
    'Trois tickets pour Oslo',
    ['adventure', 'comedy'],
    'Sami Belkacem',
  ),
  film('SF-15', '', 'Ciné-concert : Aurore', ['documentary', 'musical'], 'Maya Whitlock'),
] as const satisfies readonly Film[];

const THINGS = [
  'Phare',
  'Voyage',
  'Jardin',
  'Silence',
  'Royaume',
  'Secret',
  'Hiver',
  'Bal',
  'Train',
  'Miroir',
];
const KINDS = ['Dernier', 'Premier', 'Grand', 'Petit', 'Nouveau', 'Faux', 'Double', 'Long', 'Vieux', 'Autre'];
const PLACES = [
  'de Lyon',
  'd’Utrecht',
  'de Brest',
  'd’Anvers',
  'de Lille',
  'de Gand',
  'de Nice',
  'd’Arles',
  'de Delft',
  'de Metz',
  'de Sète',
  'de Liège',
  'd’Amiens',
  'de Bruges',
  'd’Annecy',
  'de Pau',
  'de Breda',
  'd’Arras',
  'de Tours',
  'de Dijon',
  'de Nancy',
  'de Caen',
  'd’Albi',
  'de Vannes',
  'de Namur',
];
const GENRES = ['drama', 'comedy', 'thriller', 'animation', 'adventure', 'documentary', 'romance', 'horror'];

/** One of 2,500 generated films, for the customer who has seen them all. */
export function anyFilm(index: number): Film {
  const pick = (words: readonly string[], by: number): string => words[by % words.length] ?? '';
  const name = `Le ${pick(KINDS, index)} ${pick(THINGS, Math.floor(index / 10))} ${pick(PLACES, Math.floor(index / 100))}`;
  return {
    id: `SF-H${index}`,
    slug: name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[ ’]/g, '-').toLowerCase(),
    name,
    genres: [pick(GENRES, index), pick(GENRES, index + 3)],
    actors: [pick(['Camille Orsay', 'Hugo Lantier', 'Lotte Maes', 'Sami Belkacem', 'Zoé Klein'], index)],
  };
}
