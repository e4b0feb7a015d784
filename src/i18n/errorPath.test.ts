import { expect, test } from 'vitest';
import { errorPages, errorPath } from './errorPath.ts';

function paths(segments?: Parameters<typeof errorPages>[1]): string[] {
  return errorPages(['fr', 'en'], segments).map(({ params }) => `/${params.language}/${params.error}/`);
}

test('[routes/error] each language has its error page, at the address where failures go', () => {
  expect(paths()).toEqual(['/fr/error/', '/en/error/']);
  expect(paths()).toContain(errorPath('fr'));
});

test('[routes/error-translated] a translated segment has the page too, and /error/ stays', () => {
  expect(paths({ fr: 'erreur' })).toEqual(['/fr/error/', '/fr/erreur/', '/en/error/']);
});
