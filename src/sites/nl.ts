import type { Site } from './site.ts';

export const nl: Site = {
  id: 'nl',
  languages: ['nl', 'en'],
  brand: 'Lumen Bioscopen',
  timeZone: 'Europe/Amsterdam',
  country: 'NL',
  cities: [
    { name: 'Amsterdam', slug: 'amsterdam' },
    { name: 'Rotterdam', slug: 'rotterdam' },
    { name: 'Den Haag', slug: 'den-haag' },
    { name: 'Utrecht', slug: 'utrecht' },
    { name: 'Tilburg', slug: 'tilburg' },
  ],
  domain: 'lumen-bioscopen.example',
  // The product ships no third-party script: docs/decisions.md#no-tracker-shipped.
  injectionHosts: [],
  clientId: 'lumen-nl',
  providerPortOffset: 1,
};
