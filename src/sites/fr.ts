import type { Site } from './site.ts';

export const fr: Site = {
  id: 'fr',
  languages: ['fr', 'en'],
  brand: 'Lumen Cinémas',
  timeZone: 'Europe/Paris',
  country: 'FR',
  cities: [
    { name: 'Paris', slug: 'paris' },
    { name: 'Lyon', slug: 'lyon' },
    { name: 'Marseille', slug: 'marseille' },
    { name: 'Toulouse', slug: 'toulouse' },
    { name: 'Nice', slug: 'nice' },
  ],
  domain: 'lumen-cinemas.example',
  // The product ships no third-party script: docs/decisions.md#no-tracker-shipped.
  injectionHosts: [],
  clientId: 'lumen-fr',
  providerPortOffset: 2,
};
