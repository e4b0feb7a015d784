import { getSurvey, type Survey } from '#areas/home/contract.ts';
import type { Site } from '#sites/site.ts';
import { type ByLanguage, inLanguage } from '../choose.ts';
import { serve, type Sandbox } from '../serve.ts';

const surveyOf = (site: Site): ByLanguage<Survey> => ({
  fr: {
    title: 'Votre avis fait le programme',
    description: 'Trois questions, une minute : quels films aimeriez-vous revoir sur grand écran ?',
    ctaLabel: 'Donner mon avis',
    ctaUrl: `https://enquete.${site.domain}/programme`,
  },
  nl: {
    title: 'Jij maakt het programma',
    description: 'Drie vragen, één minuut: welke films wil je terugzien op het grote doek?',
    ctaLabel: 'Geef je mening',
    ctaUrl: `https://onderzoek.${site.domain}/programma`,
  },
  en: {
    title: 'You make the programme',
    description: 'Three questions, one minute: which films would you love to see again on the big screen?',
    ctaLabel: 'Have your say',
    ctaUrl: `https://survey.${site.domain}/programme`,
  },
});

/** A new customer is not asked, and neither is a visitor without a sign-in. */
export function serveSurvey(sandbox: Sandbox): void {
  serve(sandbox, getSurvey, ({ browserWorld, language }) =>
    browserWorld && browserWorld.persona !== 'empty'
      ? inLanguage(surveyOf(sandbox.site), language)
      : undefined,
  );
}
