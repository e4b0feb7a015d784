import { OUTCOMES } from '#tests/support/outcomes.ts';
import type { Action } from '../action.ts';
import { oneMore } from '../kept.ts';

const BUTTONS = [
  ['Me désinscrire de cette liste', '/api/newsletter/unsubscribe'],
  ['Me désinscrire de tout', '/api/newsletter/unsubscribe/all'],
] as const;

export const UNSUBSCRIBE: Action = {
  name: 'unsubscribe',
  path: '/fr/unsubscribe/?token=filmnews',
  truth: OUTCOMES.unsubscribe,
  async offer({ page, pick }) {
    const [name, path] = pick(BUTTONS) ?? BUTTONS[0];
    const button = page.getByRole('button', { name });
    if ((await button.count()) === 0) return undefined;
    return {
      what: name,
      control: button,
      call: `PATCH ${path}`,
      change: (kept) => oneMore(kept, `unsubscribed ${path} filmnews`),
      act: () => button.click(),
    };
  },
};
