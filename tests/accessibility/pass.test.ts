import type { PersonaId } from '#sandbox/personas.ts';
import type { Language } from '#sites/site.ts';
import { axeProblems } from '#tests/support/axe.ts';
import { LANGUAGE_SITES } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';
import { EVERYTHING, look, LOOKS, type Look } from '#tests/support/looks.ts';

/*
 * Checks the pass in the states that an active subscription does not show. `AXE=all` takes every language and look;
 * `npm test` takes those that the component tests of the subscription, which are French and dark, leave out.
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

const EVERY: readonly Sample[] = PERSONAS.flatMap((persona) =>
  LANGUAGE_SITES.map(([language]) => ({ persona, language, looks: LOOKS })),
);

for (const { persona, language, looks } of EVERYTHING ? EVERY : SAMPLE) {
  test(`the pass: ${persona}, ${language}`, { tag: TAG.nightly }, async ({ page, signIn }) => {
    await signIn(persona, `/${language}/subscription/`, { site: new Map(LANGUAGE_SITES).get(language) });
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const problems: string[] = [];
    for (const one of looks) {
      await look(page, one);
      problems.push(...(await axeProblems(page, `${persona} ${language} ${one.width} ${one.scheme}`)));
    }
    expect(problems).toEqual([]);
  });
}
