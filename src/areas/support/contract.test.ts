import * as v from 'valibot';
import { expect, test } from 'vitest';
import { getCases } from './contract.ts';

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
  expect(v.parse(getCases.answer, [CASE])).toEqual([CASE]);
});

test('[entities/case-fields, http/tolerates-unlisted-shapes] of a case that has nothing but an id, the rest is empty; what has none is left out', () => {
  expect(
    v.parse(getCases.answer, [{ id: 7, messages: [{ id: 8, received: 'yes' }, { body: 'x' }] }, {}]),
  ).toEqual([
    {
      id: '7',
      subject: '',
      number: '',
      createdAt: '',
      closed: false,
      description: '',
      messages: [{ id: '8', body: '', createdAt: '', received: false }],
    },
  ]);
});
