import { beforeEach, expect, test } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { keepWanted, takeWanted } from './wanted.ts';

beforeEach(() => {
  installPlatform(testPlatform('https://c.example.fr/fr/mail/'));
});

test('[routes/mail-two-guards] the page first asked for is given back once, with its query', () => {
  keepWanted('/fr/tickets/?from=mail#next');
  expect(takeWanted('/fr/')).toBe('/fr/tickets/?from=mail#next');
  expect(takeWanted('/fr/')).toBe('/fr/');
});

test('the last one counts', () => {
  keepWanted('/fr/tickets/');
  keepWanted('/fr/profile/');
  expect(takeWanted('/fr/')).toBe('/fr/profile/');
});

test('what is no page of ours leads home', () => {
  keepWanted('https://evil.example/');
  expect(takeWanted('/fr/')).toBe('/fr/');
});
