import type { SiteSettings } from '../site.ts';

const colours = { light: '#f8f3ed', dark: '#0f0c10' };

export const site: SiteSettings = {
  languages: ['nl', 'fr', 'en'],
  brand: 'Ciné Zeven Zalen',
  pass: { name: 'Passe-Partout', segment: 'passe-partout' },
  timeZone: 'Europe/Brussels',
  country: 'BE',
  hasInfixes: false,
  cities: [
    { name: 'Brussel', slug: 'brussel' },
    { name: 'Antwerpen', slug: 'antwerpen' },
    { name: 'Gent', slug: 'gent' },
    { name: 'Liège', slug: 'liege' },
    { name: 'Namur', slug: 'namur' },
  ],
  domain: 'zevenzalen.example',
  accessibilityMail: 'toegankelijkheid@zevenzalen.example',
  pictureHosts: [],
  linkHosts: ['instagram.example', 'tiktok.example', 'youtube.example', 'facebook.example', 'x.example'],
  consentAge: 13,
  unstatedReason: 'other',
  authority: {
    nl: 'de FOD Economie, of Unia',
    fr: 'le SPF Économie, ou Unia',
    en: 'the Federal Public Service Economy, or Unia',
  },
  colours,
  port: 3,
};
