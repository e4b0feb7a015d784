import { describe, expect, test } from 'vitest';
import en from '#locales/en/tickets.json';
import fr from '#locales/fr/tickets.json';
import nl from '#locales/nl/tickets.json';
import { invitationText } from './invitation.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const TICKET = {
  show: { id: '', slug: '', name: 'Carmen' },
  session: {
    id: '345',
    startDate: '2026-11-22T19:30:00+01:00',
    endDate: '',
    specificities: [],
    version: '',
    auditoriumName: 'Salle 1',
  },
  cinema: { id: '12', name: 'Lumen Bellecour' },
  seats: ['F1', 'F2'],
};

const text = (more: Partial<typeof TICKET> = {}) =>
  invitationText({ ...TICKET, ...more }, NOW, 'en', en.island);

describe('[tickets/share-words] a friend reads film, date, place and seats', () => {
  test.each([
    ['fr', fr.island, 'Lumen Bellecour, Salle 1. J’ai les places F1, F2.'],
    ['nl', nl.island, 'Lumen Bellecour, Salle 1. Ik heb de stoelen F1, F2.'],
    ['en', en.island, 'Lumen Bellecour, Salle 1. I have seats F1, F2.'],
  ] as const)('in %s', (language, words, second) => {
    const [first, ...rest] = invitationText(TICKET, NOW, language, words).split('\n');
    expect(first).toMatch(/Carmen, \S+ 22 \S+ .*19.{1,3}30\.$/);
    expect(rest).toEqual([second]);
  });

  test('one seat', () => expect(text({ seats: ['F1'] })).toContain('I have seat F1.'));

  test('what the server does not send leaves no trace', () => {
    const nowhere = { cinema: { id: '', name: '' }, session: { ...TICKET.session, auditoriumName: '' } };
    expect(text({ seats: [] })).toMatch(/\nLumen Bellecour, Salle 1\.$/);
    expect(text(nowhere)).toMatch(/\nI have seats F1, F2\.$/);
    expect(text({ ...nowhere, seats: [] })).not.toContain('\n');
  });

  test('a show without a date has no invitation', () => {
    expect(text({ session: { ...TICKET.session, startDate: 'soon' } })).toBe('');
  });
});
