import { expect, test } from 'vitest';
import { calendarFile } from '#areas/tickets/calendar.ts';
import { fileName } from '#i18n/folded.ts';
import { interpolated } from '#i18n/texts.ts';
import { chainName, codePrefix, slugOf, testDomain } from '#sandbox/names.ts';
import { brandLines, brandSize, shortBrand } from './brandLines.ts';

/** The name, its two lines in the header with their size, and what a home screen shows of it. */
const NAMES = [
  ['Étoile', ['Étoile', ''], 'large', 'Étoile'],
  ['Méditerranéennes', ['Méditerranéennes', ''], 'small', 'Méditerranéennes'],
  ['’t Filmhuis', ['’t', 'Filmhuis'], 'large', '’t Filmhuis'],
  ['Lumière Cinémas', ['Lumière', 'Cinémas'], 'large', 'Lumière'],
  ['Les Cinémas Étoile', ['Les Cinémas', 'Étoile'], 'medium', 'Les Cinémas'],
  ['Bleu & Noir', ['Bleu', '& Noir'], 'large', 'Bleu & Noir'],
  ['L’Étoile & Fils d’Ardenne', ['L’Étoile', '& Fils d’Ardenne'], 'medium', 'L’Étoile'],
  ['Cinéma de la Plage', ['Cinéma de', 'la Plage'], 'medium', 'Cinéma de la'],
  ['Žižkov Kinó "Øst" <1>', ['Žižkov Kinó', '"Øst" <1>'], 'medium', 'Žižkov Kinó'],
  ['Grands Cinémas Méditerranéens Réunis', ['Grands Cinémas', 'Méditerranéens Réunis'], 'small', 'Grands'],
  ['Кіно Київ', ['Кіно', 'Київ'], 'large', 'Кіно Київ'],
] as const;

test.each(NAMES)(
  '[sites/words-in-texts] “%s” stands on two lines, in the size that fits, and short on a home screen',
  (brand, lines, size, short) => {
    expect(brandLines(brand)).toEqual(lines);
    expect(brandSize(brand)).toBe(size);
    expect(shortBrand(brand)).toBe(short);
    // No word is lost.
    expect(brandLines(brand).join(' ').trim()).toBe(brand);
  },
);

test.each(NAMES)('[sites/words-in-texts] “%s” is whole in texts, calendars and files', (brand) => {
  expect(interpolated('© {{brand}}. {{brand}}', { brand })).toBe(`© ${brand}. ${brand}`);
  const texts = { summary: 'b', location: '', description: '' };
  const event = { uid: 'a', created: 0, start: 0, end: 1, alarmHours: 2, ...texts };
  expect(calendarFile(event, brand).replaceAll('\r\n ', '')).toContain(`PRODID:-//${brand}//`);
  expect(fileName(`${brand} 1970`)).toMatch(/^(?:[a-z\d]+-)*1970$/);
});

test.each(NAMES)('[sites/words-in-texts] the stand-in backend names what it invents after “%s”', (brand) => {
  expect(brand.startsWith(chainName({ brand }))).toBe(true);
  expect(slugOf(brand)).toMatch(/^(?:[a-z\d]+(?:-[a-z\d]+)*)?$/);
  expect(testDomain({ brand })).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*\.test$/);
  expect(codePrefix({ brand })).toMatch(/^[A-Z\d]{1,3}$/);
});
