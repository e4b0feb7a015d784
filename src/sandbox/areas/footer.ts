import { getFooter, type FooterWire } from '#account/footer/contract.ts';
import type { Language, Site } from '#sites/site.ts';
import { type ByLanguage, type BySite, inLanguage, ofSite } from '../choose.ts';
import { serve, type Sandbox } from '../serve.ts';

interface FooterTexts {
  house: string;
  about: string;
  jobs: string;
  press: string;
  partners: string;
  legal: string;
  terms: string;
  privacy: string;
  cookies: string;
  accessibility: string;
}

const TEXTS: ByLanguage<FooterTexts> = {
  fr: {
    house: 'La maison',
    about: 'Qui sommes-nous ?',
    jobs: 'Nous rejoindre',
    press: 'Presse',
    partners: 'Privatiser une salle',
    legal: 'Informations légales',
    terms: 'Conditions générales',
    privacy: 'Protection des données',
    cookies: 'Gérer mes cookies',
    accessibility: 'Accessibilité en salle',
  },
  nl: {
    house: 'Over ons',
    about: 'Wie we zijn',
    jobs: 'Werken bij ons',
    press: 'Pers',
    partners: 'Een zaal huren',
    legal: 'Juridisch',
    terms: 'Algemene voorwaarden',
    privacy: 'Privacyverklaring',
    cookies: 'Mijn cookies beheren',
    accessibility: 'Toegankelijkheid in de zaal',
  },
  en: {
    house: 'About us',
    about: 'Who we are',
    jobs: 'Work with us',
    press: 'Press',
    partners: 'Hire a screen',
    legal: 'Legal',
    terms: 'Terms and conditions',
    privacy: 'Data protection',
    cookies: 'Manage my cookies',
    accessibility: 'Accessibility in our cinemas',
  },
};

const SHOWS: BySite<FooterWire['shows']> = {
  fr: [
    { title: 'La Dernière Séance', slug: 'la-derniere-seance', isMovie: true },
    { title: 'Un été à Ostende', slug: 'un-ete-a-ostende', isMovie: true },
    { title: 'The Long Reel', slug: 'the-long-reel', isMovie: true },
    { title: 'Carmen, en direct', slug: 'carmen-en-direct', isMovie: false },
  ],
  nl: [
    { title: 'Noordzee', slug: 'noordzee', isMovie: true },
    { title: 'The Long Reel', slug: 'the-long-reel', isMovie: true },
    { title: 'La Dernière Séance', slug: 'la-derniere-seance', isMovie: true },
    { title: 'Het Zwanenmeer, live', slug: 'het-zwanenmeer-live', isMovie: false },
  ],
};

const NETWORKS: BySite<readonly string[]> = {
  fr: ['instagram', 'tiktok', 'youtube', 'facebook', 'x'],
  nl: ['instagram', 'tiktok', 'youtube', 'facebook', 'linkedin'],
};

function footer(site: Site, language: Language): FooterWire {
  const texts = inLanguage(TEXTS, language);
  const page = (slug: string): string => `https://www.${site.domain}/${language}/${slug}/`;
  return {
    shows: ofSite(SHOWS, site),
    columns: [
      {
        title: texts.house,
        elements: [
          { title: texts.about, url: page('about'), newTab: false },
          { title: texts.jobs, url: page('jobs'), newTab: true },
          { title: texts.press, url: page('press'), newTab: true },
          { title: texts.partners, url: page('rent'), newTab: false },
        ],
      },
      {
        title: texts.legal,
        elements: [
          { title: texts.terms, url: page('terms'), newTab: false },
          { title: texts.privacy, url: page('privacy'), newTab: false },
          { title: texts.cookies, cookie: true },
          { title: texts.accessibility, url: page('accessibility'), newTab: false },
        ],
      },
    ],
    socialNetworks: ofSite(NETWORKS, site).map((label) => ({
      label,
      url: `https://${label}.example/${site.id}`,
    })),
  };
}

export function serveFooter(sandbox: Sandbox): void {
  serve(sandbox, getFooter, ({ language }) => footer(sandbox.site, language));
}
