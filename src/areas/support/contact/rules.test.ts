import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HelpTheme } from '../contract.ts';
import {
  ACCEPTED,
  addFiles,
  cinemaOptions,
  edited,
  EMPTY_FORM,
  fileProblem,
  isBlank,
  MAX_FILE_BYTES,
  MAX_FILES,
  offered,
  reasonsOf,
  requiredChoices,
  topicsOf,
} from './rules.ts';

const THEMES: HelpTheme[] = [
  {
    id: 'pass',
    label: 'Pass',
    subThemes: [
      { id: 'card', label: 'Card', reasons: [{ id: 'lost', label: 'Lost' }] },
      { id: 'pay', label: 'Payment', reasons: [] },
    ],
  },
  { id: 'cinema', label: 'Cinema', subThemes: [] },
];
const FORM = { ...EMPTY_FORM, type: 'pass', topic: 'card', reason: 'lost', subject: 'S', description: 'D' };

describe('[support/choices-depend-on-theme] choices', () => {
  test('topics are the theme’s, reasons the topic’s', () => {
    expect(topicsOf(THEMES, 'pass').map(({ id }) => id)).toEqual(['card', 'pay']);
    expect(topicsOf(THEMES, 'cinema')).toEqual([]);
    expect(topicsOf(THEMES, '')).toEqual([]);
    expect(reasonsOf(THEMES, 'pass', 'card').map(({ id }) => id)).toEqual(['lost']);
    expect(reasonsOf(THEMES, 'cinema', 'card')).toEqual([]);
  });

  test('another theme clears topic and reason, another topic the reason, and nothing else goes', () => {
    expect(edited(FORM, { type: 'cinema', topic: 'card', reason: 'lost' })).toEqual({
      ...FORM,
      type: 'cinema',
      topic: '',
      reason: '',
    });
    expect(edited(FORM, { subject: 'T' })).toEqual({ ...FORM, subject: 'T' });
    expect(edited(FORM, { topic: 'pay', reason: 'lost' })).toEqual({ ...FORM, topic: 'pay', reason: '' });
    expect(edited(FORM, { type: 'pass', topic: 'card', reason: '', subject: 'T' })).toEqual({
      ...FORM,
      reason: '',
      subject: 'T',
    });
  });

  test.each([
    ['nothing yet', '', '', [true, true, true]],
    ['a theme with topics', 'pass', '', [true, true, true]],
    ['a topic with reasons', 'pass', 'card', [true, true, true]],
    ['a topic without reasons', 'pass', 'pay', [true, true, false]],
    ['a theme without topics', 'cinema', '', [true, false, false]],
  ])('[support/case-fields] chosen: %s', (_, type, topic, required) => {
    expect(Object.values(requiredChoices({ ...EMPTY_FORM, type, topic }, THEMES))).toEqual(required);
  });

  test('[support/case-fields] nothing is required where nothing is offered', () => {
    expect(requiredChoices(EMPTY_FORM, [])).toEqual({ type: false, topic: false, reason: false });
  });

  test('what is offered no longer is not chosen any more', () => {
    const [pass, cinema] = THEMES;
    const [card, pay] = pass?.subThemes ?? [];
    const reasons = [{ id: 'found', label: 'Found' }, ...(card?.reasons ?? [])];
    const more = [{ ...pass, subThemes: [{ ...card, reasons }, pay] }, cinema] as HelpTheme[];
    expect(offered(FORM, more)).toEqual(FORM);
    expect(offered(FORM, THEMES)).toEqual(FORM);
    expect(offered({ ...FORM, reason: 'gone' }, THEMES)).toEqual({ ...FORM, reason: '' });
    expect(offered({ ...FORM, topic: 'gone' }, THEMES)).toEqual({ ...FORM, topic: '', reason: '' });
    expect(offered({ ...FORM, type: 'gone' }, THEMES)).toEqual({ ...FORM, type: '', topic: '', reason: '' });
  });
});

test('cinemas are chosen by name, as the language sorts; one without a name or a reference cannot be', () => {
  const cinemas = [
    { vistaRef: '10', name: 'Salle 10' },
    { vistaRef: '3', name: 'Salle 3' },
    { vistaRef: '1', name: 'Étoile' },
    { vistaRef: '2', name: 'Foyer' },
    { vistaRef: '', name: 'Aucune' },
    { vistaRef: '5', name: '' },
  ];
  expect(cinemaOptions(cinemas, 'fr')).toEqual([
    { value: '1', label: 'Étoile' },
    { value: '2', label: 'Foyer' },
    { value: '3', label: 'Salle 3' },
    { value: '10', label: 'Salle 10' },
  ]);
});

test('a form is blank when nothing but blanks is in it', () => {
  expect(isBlank({ ...EMPTY_FORM, subject: ' \n' })).toBe(true);
  expect(isBlank({ ...EMPTY_FORM, cinema: '12' })).toBe(false);
  expect(isBlank(EMPTY_FORM)).toBe(true);
  expect(Object.keys(EMPTY_FORM)).toEqual(['type', 'topic', 'reason', 'subject', 'description', 'cinema']);
});

function file(name: string, size = 10, type = 'application/pdf') {
  return { name, size, type, lastModified: 1 };
}

describe('[support/attachment-limits-shown] attachments', () => {
  test.each([
    ['a.pdf', 1, 'application/pdf', undefined],
    ['a.jpg', 1, 'image/jpeg', undefined],
    ['a.png', 1, 'image/png', undefined],
    ['a.JPEG', 1, '', undefined],
    ['a.jpg', 1, '', undefined],
    ['a.exe', 1, '', 'kind'],
    ['a.pdf.exe', 1, '', 'kind'],
    ['a.jpeg.exe', 1, '', 'kind'],
    ['a.png.exe', 1, '', 'kind'],
    ['a.pdf', 1, 'application/octet-stream', undefined],
    ['a.pdf', 1, 'application/x-pdf', undefined],
    ['a.pdf', 1, 'application/force-download', undefined],
    ['a.pdf', 1, 'binary/octet-stream', undefined],
    ['a.jpg', 1, 'image/jpg', undefined],
    ['a.jpg', 1, 'image/pjpeg', undefined],
    ['a.exe', 1, 'application/octet-stream', 'kind'],
    ['a.jpg', 1, 'image/heic', 'kind'],
    ['a.pdf', 1, 'text/html', 'kind'],
    ['a.svg', 1, 'image/svg+xml', 'kind'],
    ['constructor', 1, 'constructor', 'kind'],
    ['a.pdf', 0, 'application/pdf', 'empty'],
    ['a.pdf', 10_000_000, 'application/pdf', undefined],
    ['a.pdf', MAX_FILE_BYTES, 'application/pdf', undefined],
    ['a.pdf', MAX_FILE_BYTES + 1, 'application/pdf', 'size'],
  ])('%s of %i bytes, %s: %s', (name, size, type, problem) => {
    expect(fileProblem({ name, size, type })).toBe(problem);
  });

  test('the choice of files offers these kinds, by media type and by the end of the name', () => {
    expect(ACCEPTED).toBe('application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png');
  });

  test('a file is the same with the same name, size and time alone', () => {
    const [one, other] = [file('1.pdf'), file('2.pdf')];
    const others = [
      { ...one, size: 11 },
      { ...one, lastModified: 2 },
    ];
    expect(addFiles([other, one], [one, ...others]).files).toEqual([other, one, ...others]);
  });

  test('ten megabytes are ten times 1024 × 1024', () => {
    expect(MAX_FILE_BYTES).toBe(10_485_760);
  });

  test('the same file is there once; one too many is refused by name', () => {
    const [one, two] = [file('1.pdf'), file('2.pdf')];
    expect(addFiles([one], [one, two])).toEqual({ files: [one, two], refused: [] });
    const five = Array.from({ length: MAX_FILES }, (_, index) => file(`${String(index)}.pdf`));
    expect(addFiles(five, [file('more.pdf')])).toEqual({
      files: five,
      refused: [{ name: 'more.pdf', problem: 'count' }],
    });
    expect(addFiles(five.slice(1), [file('more.pdf')]).refused).toEqual([]);
  });

  test('whatever is chosen, there are never too many, none is wrong, and each is kept or refused', () => {
    const anyFile = fc.record({
      name: fc.stringMatching(/^[a-z]{1,2}\.(pdf|exe)$/),
      size: fc.constantFrom(0, 1, MAX_FILE_BYTES, MAX_FILE_BYTES + 1),
      type: fc.constantFrom('', 'application/pdf', 'text/plain'),
      lastModified: fc.constant(1),
    });
    fc.assert(
      fc.property(fc.array(fc.array(anyFile, { maxLength: 8 }), { maxLength: 4 }), (rounds) => {
        let files: readonly ReturnType<typeof file>[] = [];
        for (const chosen of rounds) {
          const next = addFiles(files, chosen);
          expect(next.files.slice(0, files.length)).toEqual(files);
          expect(next.files.length + next.refused.length).toBeLessThanOrEqual(files.length + chosen.length);
          files = next.files;
        }
        expect(files.length).toBeLessThanOrEqual(MAX_FILES);
        expect(files.map(fileProblem).filter(Boolean)).toEqual([]);
      }),
    );
  });
});
