import { expect, test } from 'vitest';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

test.each([fr, nl])('$id: the time zone is one that browsers know', ({ timeZone }) => {
  expect(Intl.supportedValuesOf('timeZone')).toContain(timeZone);
});
