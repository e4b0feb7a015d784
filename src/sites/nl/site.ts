import type { SiteSettings } from '../site.ts';

const colours = { light: '#f8f3ed', dark: '#0f0c10' };

export const site: SiteSettings = {
  languages: ['nl', 'en'],
  brand: 'Lumen Bioscopen',
  pass: { name: 'Cinépass', segment: 'cinepass' },
  passCode: 'code128',
  timeZone: 'Europe/Amsterdam',
  country: 'NL',
  hasInfixes: true,
  cities: [
    { name: 'Amsterdam', slug: 'amsterdam' },
    { name: 'Rotterdam', slug: 'rotterdam' },
    { name: 'Den Haag', slug: 'den-haag' },
    { name: 'Utrecht', slug: 'utrecht' },
    { name: 'Tilburg', slug: 'tilburg' },
  ],
  domain: 'lumen-bioscopen.example',
  consentAge: 16,
  unstatedReason: 'other',
  authority: {
    nl: 'de Autoriteit Consument & Markt (ACM)',
    en: 'the consumer authority ACM (Autoriteit Consument & Markt)',
  },
  accessibilityMail: 'toegankelijkheid@lumen-bioscopen.example',
  pictureHosts: ['lh3.googleusercontent.com', 'platform-lookaside.fbsbx.com'],
  linkHosts: [
    'instagram.example',
    'tiktok.example',
    'youtube.example',
    'facebook.example',
    'linkedin.example',
  ],
  colours,
  port: 1,
};
