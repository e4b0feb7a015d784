import fc from 'fast-check';
import { expect, test } from 'vitest';
import { followable } from './followable.ts';

test.each([
  ['https://www.example.fr/a?b=1#c', 'https://www.example.fr/a?b=1#c'],
  ['mailto:bonjour@example.fr', 'mailto:bonjour@example.fr'],
  ['/fr/tickets/?x=1#y', '/fr/tickets/?x=1#y'],
  [' /fr/ ', '/fr/'],
  ['//other.example/fr', 'https://other.example/fr'],
])('[http/server-text-is-text] %j is followed as %j', (href, followed) => {
  expect(followable(href)).toBe(followed);
});

test.each([
  '',
  ' ',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'http://www.example.fr/',
  'data:text/html,x',
  'blob:https://own.invalid/1',
  'tel:0612345678',
  'https://',
  '/.//other.example',
])('[http/server-text-is-text] %j is not followed', (href) => {
  expect(followable(href)).toBeUndefined();
});

test('whatever the server sends, a browser on our own site follows nothing but https, mailto and our own pages', () => {
  const ours = new URL('http://localhost:4321/fr/');
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    ' ',
    '\t',
    'https:',
    'http:',
    'javascript:',
    'mailto:',
    'a',
    '?',
    '#',
    ':',
  );
  const anything = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(anything, (href) => {
      const followed = followable(href);
      if (followed === undefined) return;
      const url = new URL(followed, ours);
      expect(url.origin === ours.origin || url.protocol === 'https:' || url.protocol === 'mailto:').toBe(
        true,
      );
    }),
  );
});
