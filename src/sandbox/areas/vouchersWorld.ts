import type { getGoodies } from '#areas/wallet/contract.ts';
import type { WireAnswer } from '#http/call.ts';
import type { ByLanguage } from '../choose.ts';
import type { PersonaId } from '../personas.ts';

export type SandboxGoodie = Pick<WireAnswer<typeof getGoodies>[number], 'number'> & {
  names: ByLanguage<string>;
};

const POSTER = { fr: 'Affiche collector', nl: 'Verzamelposter', en: 'Collector’s poster' };

const POPCORN = { fr: 'Boîte à pop-corn', nl: 'Popcorndoos', en: 'Popcorn box' };

const PREVIEW = { fr: 'Invitation avant-première', nl: 'Uitnodiging voorpremière', en: 'Preview invitation' };

export function buildGoodies(persona: PersonaId): SandboxGoodie[] {
  switch (persona) {
    case 'empty':
    case 'unregistered':
    case 'unverified-mail':
      return [];
    case 'heavy':
      return Array.from({ length: 120 }, (_, index) => ({
        number: `G-${String(index).padStart(6, '0')}`,
        names: index % 2 === 0 ? POSTER : POPCORN,
      }));
    default:
      return [
        { number: 'G-004217', names: POSTER },
        { number: 'G-004873', names: PREVIEW },
      ];
  }
}
