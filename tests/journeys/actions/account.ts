import { EVENTS, GENRES } from '#sandbox/areas/interests.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import type { Action } from '../action.ts';
import { changed, differences } from '../kept.ts';

const PATCH = 'PATCH /api/accounts/me';

const CONSENTS = [
  ['optinMail', 'Sorties et avant-premières'],
  ['optinCommunication', 'Offres de nos partenaires'],
] as const;

export const CONSENT: Action = {
  name: 'consent',
  path: '/fr/preferences/',
  truth: OUTCOMES.switchFilms,
  async offer({ page, pick }) {
    const [line, name] = pick(CONSENTS) ?? CONSENTS[0];
    const one = page.getByRole('switch', { name });
    if ((await one.count()) === 0) return undefined;
    const wanted = String((await one.getAttribute('aria-checked')) !== 'true');
    return {
      what: `${line} ${wanted}`,
      control: one,
      call: 'PATCH /api/accounts/me/notifications',
      change: () => ({ [line]: wanted }),
      act: () => one.click(),
    };
  },
};

export const MOVE_HOUSE: Action = {
  name: 'move house',
  path: '/fr/profile/',
  truth: OUTCOMES.saveProfile,
  isKept: true,
  offer({ page, journey }) {
    const city = `Ville ${journey.newNumber()}`;
    return {
      what: `move to ${city}`,
      control: page.getByLabel('Ville'),
      call: PATCH,
      change: () => ({ city }),
      async act() {
        await page.getByLabel('Ville').fill(city);
        await page.getByRole('button', { name: 'Enregistrer' }).first().click();
      },
    };
  },
};

export const INTEREST: Action = {
  name: 'interest',
  path: '/fr/my-interests/',
  truth: OUTCOMES.saveInterests,
  isKept: true,
  async offer({ page, kept, pick }) {
    const boxOf = (name: string) => page.getByRole('checkbox', { name, exact: true });
    const genre = pick(Object.values(GENRES))?.fr;
    if (genre === undefined || (await boxOf(genre).count()) === 0) return undefined;
    // The page may hold choices that an earlier try has not saved.
    const lines = Object.entries({ ...GENRES, ...EVENTS }).map(async ([id, { fr: name = '' }]) => {
      const isChosen = (await boxOf(name).isChecked()) !== (name === genre);
      return [`interest ${id}`, isChosen ? 'yes' : undefined] as const;
    });
    const after = Object.fromEntries(await Promise.all(lines));
    if (differences(kept, changed(kept, after)).length === 0) return undefined;
    return {
      what: `choose or drop ${genre}`,
      control: boxOf(genre),
      call: PATCH,
      change: () => after,
      async act() {
        await boxOf(genre).click();
        await page.getByRole('button', { name: 'Enregistrer' }).click();
      },
    };
  },
};
