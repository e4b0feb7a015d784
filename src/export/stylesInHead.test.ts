import { expect, test } from 'vitest';
import { withStylesInHead } from './stylesInHead.ts';

test('styles of the body move to the end of the head, in their order', () => {
  expect(
    withStylesInHead(
      '<html><head><style>a{}</style></head><body><div><style>b{}</style>text<style>c{}</style></div></body></html>',
    ),
  ).toBe(
    '<html><head><style>a{}</style><style>b{}</style><style>c{}</style></head><body><div>text</div></body></html>',
  );
});

test('a page whose styles stand in the head, and what only looks like a style, stay as they are', () => {
  const html =
    '<html><head><style>a{}</style></head><body title="<style>"><noscript><style>b{}</style></noscript></body></html>';
  expect(withStylesInHead(html)).toBe(html);
});

test('a page without a head to put them into is refused', () => {
  expect(() => withStylesInHead('<p><style>b{}</style></p>')).toThrow('must have a head');
});
