import type { SiteSettings } from '../site.ts';

const colours = { light: '#f8f3ed', dark: '#0f0c10' };

export const site: SiteSettings = {
  languages: ['fr', 'en'],
  brand: 'Lumen Cinémas',
  pass: { name: 'Cinépass', segment: 'cinepass' },
  timeZone: 'Europe/Paris',
  country: 'FR',
  hasInfixes: false,
  cities: [
    { name: 'Paris', slug: 'paris' },
    { name: 'Lyon', slug: 'lyon' },
    { name: 'Marseille', slug: 'marseille' },
    { name: 'Toulouse', slug: 'toulouse' },
    { name: 'Nice', slug: 'nice' },
  ],
  domain: 'lumen-cinemas.example',
  consentAge: 15,
  unstatedReason: 'other',
  authority: {
    fr: 'le Défenseur des droits, ou la Direction générale de la concurrence, de la consommation et de la répression des fraudes (DGCCRF)',
    en: 'the Défenseur des droits, or the consumer authority DGCCRF',
  },
  accessibilityMail: 'accessibilite@lumen-cinemas.example',
  pictureHosts: ['lh3.googleusercontent.com', 'platform-lookaside.fbsbx.com'],
  linkHosts: ['instagram.example', 'tiktok.example', 'youtube.example', 'facebook.example', 'x.example'],
  colours,
  port: 0,
};
