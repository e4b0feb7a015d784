import { GENRES } from '#sandbox/areas/interests.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import type { Action } from '../action.ts';

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
  offer({ page, journey }) {
    const city = `Ville ${journey.newNumber()}`;
    return {
      what: `move to ${city}`,
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
  async offer({ page, pick }) {
    const [id, name] = pick(Object.entries(GENRES).map(([one, names]) => [one, names.fr] as const)) ?? [];
    if (id === undefined || name === undefined) return undefined;
    const box = page.getByRole('checkbox', { name, exact: true });
    if ((await box.count()) === 0) return undefined;
    const isChosen = await box.isChecked();
    return {
      what: `${isChosen ? 'drop' : 'choose'} ${name}`,
      call: PATCH,
      change: () => ({ [`interest ${id}`]: isChosen ? undefined : 'yes' }),
      async act() {
        await box.click();
        await page.getByRole('button', { name: 'Enregistrer' }).click();
      },
    };
  },
};
