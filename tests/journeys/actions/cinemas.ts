import { OUTCOMES } from '#tests/support/outcomes.ts';
import type { Action } from '../action.ts';
import { named } from '../kept.ts';
import { CINEMAS } from '../areas.ts';

const CALL = '/api/accounts/me/cinemas';
const LABEL = / dans mes favoris$/;
/** A list with as many is full: the page then takes no other, and sends nothing. */
const MOST = 6;

export const HEART: Action = {
  name: 'heart',
  path: '/fr/cinemas/',
  truth: OUTCOMES.favourite,
  async offer({ page, kept, pick }) {
    const hearts = await page
      .getByRole('main')
      .getByRole('button', { name: LABEL })
      .evaluateAll((all) =>
        all.map((one) => [one.getAttribute('aria-label') ?? '', one.getAttribute('aria-pressed')] as const),
      );
    const isFull = named(kept, 'favourite').length >= MOST;
    const chosen = pick(hearts.filter(([, pressed]) => !isFull || pressed === 'true'));
    if (!chosen) return undefined;
    const [label, pressed] = chosen;
    const name = label.replace(LABEL, '');
    const [reference] = [...CINEMAS].find(([, known]) => known === name) ?? [];
    const isMarked = pressed === 'true';
    const heart = page.getByRole('main').getByRole('button', { name: label, exact: true }).last();
    return {
      what: `${isMarked ? 'unmark' : 'mark'} ${name}`,
      control: heart,
      call: `${isMarked ? 'DELETE' : 'PATCH'} ${CALL}`,
      change: () => ({ [`favourite ${reference ?? ''}`]: isMarked ? undefined : 'yes' }),
      act: () => heart.click(),
    };
  },
};
