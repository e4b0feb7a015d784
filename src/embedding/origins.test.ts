import { expect, test } from 'vitest';
import { addressees, isListed } from './origins.ts';

const LIST = ['https://www.lumen-cinemas.example', 'http://localhost:*'];

test.each(['https://www.lumen-cinemas.example', 'http://localhost:1', 'http://localhost:65535'])(
  '%s is on the list',
  (origin) => {
    expect(isListed(origin, LIST)).toBe(true);
  },
);

test.each([
  'http://www.lumen-cinemas.example',
  'https://lumen-cinemas.example',
  'https://www.lumen-cinemas.example.evil.example',
  'https://www.lumen-cinemas.example:8443',
  'https://evil.example',
  'http://localhost',
  'http://localhost:',
  'http://localhost:4321.evil.example',
  'http://localhost:80@evil.example',
  'http://localhost.evil.example:80',
  'https://localhost:80',
  'null',
  '',
])('[decisions/trusted-host-lists] %s is not', (origin) => {
  expect(isListed(origin, LIST)).toBe(false);
});

test('[embedding/trusted-origins] a message goes to the parent that the browser names, if it is listed; else to the listed origins, never to anyone', () => {
  expect(addressees('http://localhost:9', LIST)).toEqual(['http://localhost:9']);
  expect(addressees('https://evil.example', LIST)).toEqual([]);
  expect(addressees(undefined, LIST)).toEqual(['https://www.lumen-cinemas.example']);
});
