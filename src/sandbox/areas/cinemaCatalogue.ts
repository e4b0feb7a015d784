import type { CinemaWire } from '#account/cinemas/contract.ts';
import type { Language, Site } from '#sites/site.ts';
import { type ByLanguage, type BySite, inLanguage, ofSite } from '../choose.ts';
import { chainName, slugOf } from '../names.ts';

interface Place {
  ref: string;
  /** Behind the name of the chain. */
  name: string;
  street: string;
  zip: string;
  city: string;
  at: readonly [latitude: number, longitude: number];
  halls: number;
  seats: number;
  accessible: boolean;
  tags?: readonly string[];
}

function place(
  ref: string,
  name: string,
  address: readonly [street: string, zip: string, city: string],
  at: Place['at'],
  size: readonly [halls: number, seats: number],
  rest: Partial<Pick<Place, 'accessible' | 'tags'>> = {},
): Place {
  const [street, zip, city] = address;
  const [halls, seats] = size;
  return { ref, name, street, zip, city, at, halls, seats, accessible: true, ...rest };
}

// Unsorted, as the catalogue may send cinemas.
const PLACES: BySite<readonly Place[]> = {
  fr: [
    place('V12', 'Bellecour', ['4 place Bellecour', '69002', 'Lyon'], [45.7578, 4.832], [10, 1840], {
      tags: ['Dolby Cinema', '4K Laser'],
    }),
    place('V7', 'Bastille', ['12 rue de la Roquette', '75011', 'Paris'], [48.8541, 2.3722], [7, 980], {
      accessible: false,
    }),
    place('V3', 'Opéra', ['32 boulevard des Italiens', '75009', 'Paris'], [48.8712, 2.3362], [9, 1520]),
    place('V21', 'Vieux-Port', ['18 quai du Port', '13002', 'Marseille'], [43.2969, 5.3698], [8, 1310]),
    place('V22', 'La Joliette', ['54 rue de Lyon', '13015', 'Marseille'], [43.3189, 5.3662], [14, 3100], {
      tags: ['IMAX'],
    }),
    place('V31', 'Capitole', ['6 rue d’Alsace-Lorraine', '31000', 'Toulouse'], [43.6045, 1.4442], [9, 1450]),
    place('V41', 'Masséna', ['2 avenue Jean-Médecin', '06000', 'Nice'], [43.6983, 7.2696], [6, 890]),
    place('V13', 'Part-Dieu', ['17 rue du Docteur-Bouchut', '69003', 'Lyon'], [45.7607, 4.8587], [14, 2600], {
      tags: ['IMAX', '4DX'],
    }),
    place('V5', 'La Défense', ['4 le Parvis', '92092', 'Puteaux'], [48.8918, 2.2389], [16, 3650], {
      tags: ['IMAX', 'Dolby Atmos'],
    }),
    place('V8', 'Gobelins', ['66 avenue des Gobelins', '75013', 'Paris'], [48.8327, 2.3556], [5, 640], {
      accessible: false,
    }),
    place('V51', 'Graslin', ['1 place Graslin', '44000', 'Nantes'], [47.2133, -1.5623], [7, 1020]),
    place(
      'V61',
      'Île de Ré',
      ['9 cours Poyaud', '17410', 'Saint-Martin-de-Ré'],
      [46.2017, -1.3651],
      [2, 210],
    ),
  ],
  nl: [
    place('V31', 'Oudegracht', ['Oudegracht 156', '3511 AZ', 'Utrecht'], [52.0907, 5.1214], [8, 1240], {
      tags: ['Dolby Cinema'],
    }),
    place('V34', 'Leidseplein', ['Leidseplein 23', '1017 PS', 'Amsterdam'], [52.3641, 4.8828], [7, 1100], {
      accessible: false,
    }),
    place('V35', 'Noord', ['Buikslotermeerplein 8', '1025 EV', 'Amsterdam'], [52.3995, 4.9366], [12, 2200]),
    place(
      'V36',
      'Schouwburgplein',
      ['Schouwburgplein 50', '3012 CL', 'Rotterdam'],
      [51.9214, 4.4736],
      [7, 1900],
      {
        tags: ['IMAX'],
      },
    ),
    place('V37', 'Buitenhof', ['Buitenhof 20', '2513 AG', 'Den Haag'], [52.0793, 4.3122], [6, 870]),
    place('V38', 'Piushaven', ['Piushaven 3', '5017 AN', 'Tilburg'], [51.5532, 5.0972], [8, 1350]),
    place('V39', 'Scheveningen', ['Kurhausplein 1', '2586 CK', 'Den Haag'], [52.1131, 4.2832], [8, 1500]),
    place('V40', 'Leidsche Rijn', ['Brusselplein 2', '3541 CH', 'Utrecht'], [52.1005, 5.066], [9, 1480]),
  ],
  be: [
    place('V71', 'De Brouckère', ['De Brouckèreplein 38', '1000', 'Brussel'], [50.8515, 4.3528], [8, 1620], {
      tags: ['Dolby Cinema'],
    }),
    place('V74', 'Groenplaats', ['Groenplaats 9', '2000', 'Antwerpen'], [51.2187, 4.4016], [9, 1740], {
      accessible: false,
    }),
    place('V75', 'Flagey', ['Heilig Kruisplein 18', '1050', 'Brussel'], [50.8276, 4.3722], [5, 720]),
    place('V76', 'Sint-Pieters', ['Koningin Fabiolalaan 6', '9000', 'Gent'], [51.0362, 3.7101], [12, 2350], {
      tags: ['IMAX'],
    }),
    place('V77', 'Guillemins', ['Rue du Plan Incliné 87', '4000', 'Liège'], [50.6246, 5.5667], [7, 1180]),
    place('V78', 'Confluence', ['Place d’Armes 3', '5000', 'Namur'], [50.4628, 4.8666], [6, 940]),
  ],
};

/** The first of these has the next show, and is the most visited one. */
export function cinemaAt(index: number, site: Site): { id: string; name: string } {
  const places = ofSite(PLACES, site);
  const { ref, name } = places[index % 2] ?? { ref: 'V0', name: '' };
  return { id: ref.slice(1), name: `${chainName(site)} ${name}` };
}

const ABOUT: ByLanguage<string> = {
  fr: 'Des salles confortables, un hall chaleureux et toujours une séance qui commence.',
  nl: 'Comfortabele zalen, een warme foyer en altijd een film die zo begint.',
  en: 'Comfortable screens, a warm foyer, and always a show about to start.',
};

/** The cinemas as `GET /api/cinemas` answers them. */
export function cinemasOf(site: Site, language: Language): CinemaWire[] {
  return ofSite(PLACES, site).map(
    ({ ref, name, street, zip, city, at, halls, seats, accessible, tags = [] }) => ({
      slug: slugOf(`${chainName(site)} ${name}`),
      citySlug: slugOf(city),
      name: `${chainName(site)} ${name}`,
      tags: [...tags],
      hasPmrService: accessible,
      theaters: [{ addressLines: [street], zip, city, gpsPosition: { latitude: at[0], longitude: at[1] } }],
      hallCount: halls,
      seatCount: seats,
      backdrop: '',
      description: inLanguage(ABOUT, language),
      vistaRef: ref,
    }),
  );
}
