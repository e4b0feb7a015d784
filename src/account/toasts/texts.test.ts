import { describe, expect, test } from 'vitest';
import type { Toast } from './rules.ts';
import { toastTexts } from './texts.ts';

const TEXTS = {
  default: { title: 'Oups', content: 'Réessayez.' },
  start: { advantage: { title: 'Un avantage', content: '{{name}}, jusqu’au {{date}}.', cta: 'Voir' } },
};

function worded(key: string, values?: Record<string, string>): Toast {
  return {
    id: key,
    i18n: true,
    title: `${key}.title`,
    content: `${key}.content`,
    type: 'info',
    closable: true,
    fromAlert: false,
    ...(values ? { values } : {}),
  };
}

function content(date: string): string {
  return toastTexts(worded('start.advantage', { name: 'Popcorn', date }), TEXTS, 'fr').content;
}

describe('toastTexts', () => {
  test('[entities/toast-fields] a toast with its own texts shows these, braces and all', () => {
    const toast: Toast = {
      id: 'a',
      i18n: false,
      title: '',
      content: '<b>{{name}}</b>',
      type: 'info',
      closable: true,
      fromAlert: true,
      cta: { label: 'start.advantage.cta', href: '/' },
    };
    expect(toastTexts(toast, TEXTS, 'fr')).toEqual({
      title: '',
      content: '<b>{{name}}</b>',
      cta: 'start.advantage.cta',
    });
  });

  test('keys are looked up with their dots', () => {
    const toast: Toast = {
      ...worded('start.advantage', { name: 'Popcorn' }),
      cta: { label: 'start.advantage.cta', action: 'x' },
    };
    expect(toastTexts(toast, TEXTS, 'fr')).toMatchObject({ title: 'Un avantage', cta: 'Voir' });
  });

  test('[toasts/advantage-with-expiry] a day is that day wherever the phone is, an instant is in the cinema’s zone', () => {
    expect(content('2026-12-31')).toBe('Popcorn, jusqu’au 31\u00a0décembre\u00a02026.');
    expect(content('2026-12-31T23:30:00Z')).toBe('Popcorn, jusqu’au 1er\u00a0janvier\u00a02027.');
    expect(content('bientôt')).toBe('Popcorn, jusqu’au bientôt.');
  });

  test.each(['nope', 'start', 'start.advantage.title.more', 'constructor', '__proto__'])(
    'no raw key is shown for %s',
    (key) => {
      expect(toastTexts(worded(key), TEXTS, 'fr')).toEqual({ title: '', content: 'Réessayez.', cta: '' });
    },
  );
});
