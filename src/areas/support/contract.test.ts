import * as v from 'valibot';
import { expect, test } from 'vitest';
import { getCases, getHelpData } from './contract.ts';

const CASE = {
  id: 'C1',
  subject: 'Lost scarf',
  number: '2026-004201',
  createdAt: '2026-11-20T10:00:00Z',
  closed: true,
  description: 'It is red',
  messages: [{ id: 'C1-M1', body: 'We have it', createdAt: '2026-11-20T12:00:00Z', received: true }],
};

test('[entities/case-fields] a case, under the names that the specification gives it', () => {
  expect(v.parse(getCases.answer, [CASE])).toEqual([{ ...CASE, attachments: [] }]);
});

test('[entities/case-fields, http/tolerates-unlisted-shapes] of a case that has nothing but an id, the rest is empty; what has none is left out', () => {
  expect(
    v.parse(getCases.answer, [{ id: 7, messages: [{ id: 8, received: 'yes' }, { body: 'x' }] }, {}]),
  ).toEqual([
    {
      id: '7',
      attachments: [],
      subject: '',
      number: '',
      createdAt: '',
      closed: false,
      description: '',
      messages: [{ id: '8', body: '', createdAt: '', received: false }],
    },
  ]);
});

test.each([
  [{}, []],
  [{ themes: null }, []],
  [{ themes: [{ id: 'web', label: 'Website' }] }, [{ id: 'web', label: 'Website', subThemes: [] }]],
  [
    { themes: [{ id: 1, label: 'Pass', subThemes: [{ id: 2, label: 'Photo' }, { id: 3 }] }, { label: 'x' }] },
    [{ id: '1', label: 'Pass', subThemes: [{ id: '2', label: 'Photo', reasons: [] }] }],
  ],
])(
  '[http/tolerates-unlisted-shapes] help data %j: a theme without sub-themes and a topic without reasons stay, what cannot be chosen goes',
  (answer, themes) => {
    expect(v.parse(getHelpData.answer, answer)).toEqual({ themes });
  },
);
