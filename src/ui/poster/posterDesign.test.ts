import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from '#platform/testing/contrast.ts';
import { MOTIFS, posterDesign, titleLines, titleSize } from './posterDesign.ts';

describe('posterDesign', () => {
  test('a show has one poster, and another show another', () => {
    expect(posterDesign('noordzee')).toEqual(posterDesign('noordzee'));
    const slugs = Array.from({ length: 60 }, (_, index) => `film-${index}`);
    expect(new Set(slugs.map((slug) => JSON.stringify(posterDesign(slug)))).size).toBeGreaterThan(35);
    expect(new Set(slugs.map((slug) => posterDesign(slug).motif)).size).toBe(MOTIFS);
    expect(new Set(slugs.map((slug) => posterDesign(slug).palette)).size).toBeGreaterThan(8);
  });

  test('whatever the slug, the picture exists, and white is read on the ground', () => {
    fc.assert(
      fc.property(fc.string(), (slug) => {
        const { palette, motif } = posterDesign(slug);
        expect(Number.isInteger(motif) && motif >= 0 && motif < MOTIFS).toBe(true);
        expect(contrast('#ffffff', palette.ground)).toBeGreaterThan(12);
      }),
    );
  });
});

describe('titleLines', () => {
  test.each([
    ['Noordzee', ['Noordzee']],
    ['La Dernière Séance', ['La Dernière', 'Séance']],
    ['A B C D E F', ['A B C D E F']],
    ['A B C D E F G', ['A B C D E F', 'G']],
    ['Ciné-concert\u202f: Aurore', ['Ciné-concert\u202f:', 'Aurore']],
    ['', []],
    ['   ', []],
  ])('%s', (title, lines) => {
    expect(titleLines(title)).toEqual(lines);
  });

  test('of a fifth line nothing is left but three dots', () => {
    const words = ['Merveilleuse', 'Extraordinaire', 'Inoubliable', 'Incomparable'];
    expect(titleLines(words.join(' '))).toEqual(words);
    expect(titleLines([...words, 'Histoire'].join(' '))).toEqual([...words.slice(0, 3), 'Incomparable…']);
  });

  test('no title makes more than four lines or loses a word before that, and each line fits the poster', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        const lines = titleLines(title);
        expect(lines.length).toBeLessThanOrEqual(4);
        const words = title.split(' ').filter(Boolean).join(' ');
        expect(words.startsWith(lines.join(' ').replace(/…$/, ''))).toBe(true);
        const widest = Math.max(0, ...lines.map(({ length }) => length));
        expect(titleSize(lines) * widest).toBeLessThanOrEqual(15 * 11 + 0.01);
      }),
    );
  });
});

test('short titles are set no larger than a full line', () => {
  expect(titleSize(['Ça'])).toBe(15);
  expect(titleSize([])).toBe(15);
});
