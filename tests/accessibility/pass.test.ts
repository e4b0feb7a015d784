import type { PersonaId } from '#sandbox/personas.ts';
import type { Language, SiteId } from '#sites/site.ts';
import { axeProblems } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/test.ts';
import { EVERYTHING, look, LOOKS, type Look } from '#tests/support/looks.ts';

/*
 * The pass in each of its states, which no page of a subscriber shows: in every language and look when everything is
 * looked at; each `npm test` takes those that the browser tests, on the French page in the dark, do not see.
 */

interface Sample {
  persona: PersonaId;
  language: Language;
  looks: readonly Look[];
}

const PERSONAS = [
  'unpaid',
  'blocked-photo',
  'blocked',
  'paused',
  'cancel-pending',
  'plan-change',
  'renewable',
  'resubscribable',
  'duo',
  'gold',
  'subscriber',
  'casual',
] as const satisfies readonly PersonaId[];

const SAMPLE: readonly Sample[] = [
  { persona: 'unpaid', language: 'nl', looks: [{ width: 360, scheme: 'light' }] },
  { persona: 'plan-change', language: 'en', looks: [{ width: 1280, scheme: 'light' }] },
  { persona: 'blocked-photo', language: 'nl', looks: [{ width: 1280, scheme: 'light' }] },
  { persona: 'resubscribable', language: 'en', looks: [{ width: 360, scheme: 'dark' }] },
];

const SITES = { fr: 'fr', en: 'fr', nl: 'nl' } as const satisfies Record<Language, SiteId>;

const EVERY: readonly Sample[] = PERSONAS.flatMap((persona) =>
  (['fr', 'en', 'nl'] as const).map((language) => ({ persona, language, looks: LOOKS })),
);

for (const { persona, language, looks } of EVERYTHING ? EVERY : SAMPLE) {
  test(`the pass: ${persona}, ${language}`, async ({ page, signIn }) => {
    await signIn(persona, `/${language}/subscription/`, { site: SITES[language] });
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const problems: string[] = [];
    for (const one of looks) {
      await look(page, one);
      problems.push(...(await axeProblems(page, `${persona} ${language} ${one.width} ${one.scheme}`)));
    }
    expect(problems).toEqual([]);
  });
}
