import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { getSettings, type Banner } from '../settings/contract.ts';
import { bannerToast } from './rules.ts';

const BANNER: Banner = {
  level: 'warning',
  text: { fr: ' <b>Demain</b> ', nl: 'Morgen' },
  from: '2026-11-01T08:00:00Z',
  until: '2026-11-02T08:00:00Z',
};
const SHOWING = {
  language: 'fr',
  now: Date.parse('2026-11-01T12:00:00Z'),
  origins: ['https://c.chain.example', 'http://www.films.test'],
  site: { languages: ['fr', 'nl'], domain: 'chain.example', linkHosts: [] },
} as const;

function toast(
  banner: Partial<Banner> = {},
  showing: Partial<typeof SHOWING | { now: number; language: string }> = {},
) {
  return bannerToast({ ...BANNER, ...banner }, { ...SHOWING, ...showing });
}

describe('[toasts/operator-banner] a banner of the settings', () => {
  test('is a toast in the language of the page, which the customer may close', () => {
    expect(toast()).toStrictEqual({
      id: 'banner:warning:<b>Demain</b>',
      i18n: false,
      title: '',
      content: '<b>Demain</b>',
      type: 'error',
      closable: true,
      fromAlert: false,
    });
    expect(toast({ level: 'info' }, { language: 'nl' })).toMatchObject({ content: 'Morgen', type: 'info' });
  });

  test.each(['en', 'constructor', '__proto__'])(
    'is none in a language that it does not have: %s',
    (language) => {
      expect(toast({}, { language })).toBeUndefined();
    },
  );

  test.each([
    ['2026-11-01T07:59:59Z', false],
    ['2026-11-01T08:00:00Z', true],
    ['2026-11-02T07:59:59Z', true],
    ['2026-11-02T08:00:00Z', false],
  ])('at %s: %s', (now, shows) => {
    expect(toast({}, { now: Date.parse(now) }) !== undefined).toBe(shows);
  });

  test('without instants shows always, and with one that nobody can read never', () => {
    expect(toast({ from: null, until: '' })).toBeDefined();
    expect(toast({ from: undefined, until: undefined })).toBeDefined();
    expect(toast({ from: 'soon' })).toBeUndefined();
    expect(toast({ until: '31 of May' })).toBeUndefined();
  });

  test.each([
    ['/fr/contact/', '/fr/contact/'],
    ['https://c.chain.example/fr/contact/', '/fr/contact/'],
    ['https://www.chain.example/fr/faq/', 'https://www.chain.example/fr/faq/'],
    ['http://www.films.test/fr/faq/', 'http://www.films.test/fr/faq/'],
    ['/api/ec/cancel/40', undefined],
    ['https://c.chain.example/api/ec/cancel/40', undefined],
    ['http://www.films.test/api/ec/cancel/40', undefined],
    ['https://evil.example/', undefined],
    ['//evil.example/', undefined],
    ['http://c.chain.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['https://c.chain.example.evil.example/', undefined],
    ['https://[', undefined],
  ])('with a link to %s leads to %s', (href, expected) => {
    const shown = toast({ link: { href, text: { fr: 'Lire' } } });
    expect(shown?.content).toBe('<b>Demain</b>');
    expect(shown?.cta).toEqual(expected && { label: 'Lire', href: expected });
  });

  test.each<Record<string, string>>([{ nl: 'Lees' }, { fr: ' ' }, {}])(
    'with a link without words has none: %j',
    (text) => {
      expect(toast({ link: { href: '/fr/contact/', text } })).toStrictEqual(toast());
    },
  );

  test.each([
    7,
    'Demain',
    [],
    { ...BANNER, level: 'loud' },
    { ...BANNER, text: 'Demain' },
    { ...BANNER, text: { fr: 7 } },
    { ...BANNER, from: 1 },
    { ...BANNER, link: '/fr/' },
    { text: BANNER.text },
  ])('of another shape is none, and the settings hold: %j', (banner) => {
    expect(v.parse(getSettings.answer, { clientSettings: {}, banner }).banner).toBeNull();
  });

  test('is optional', () => {
    expect(v.parse(getSettings.answer, { clientSettings: {} }).banner).toBeNull();
    expect(v.parse(getSettings.answer, { clientSettings: {}, banner: BANNER }).banner).toEqual(BANNER);
  });
});
