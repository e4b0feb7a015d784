import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { FLAGS } from '#sites/flags.ts';
import { getSettings } from './contract.ts';

function parse(answer: unknown) {
  return v.parse(getSettings.answer, answer);
}

test('[http/settings-without-bearer] never carries a token', () => {
  expect(getSettings.token).toBe('never');
});

describe('flags', () => {
  test('[errors/flags-without-settings] one that is missing, or no boolean, is off', () => {
    const { clientSettings } = parse({
      clientSettings: { clubEnabled: true, goodiesEnabled: 'true', offersMenuEnabled: 1 },
    });
    expect(FLAGS.filter((flag) => clientSettings[flag])).toEqual(['clubEnabled']);
  });

  test.each([null, {}, { clientSettings: null }, []])(
    '[errors/flags-without-settings] %o says nothing: the built-in ones hold',
    (answer) => {
      expect(v.safeParse(getSettings.answer, answer).success).toBe(false);
    },
  );
});

test('[entities/settings-fields] default city, mobile key and injections, each empty when it is missing', () => {
  expect(parse({ clientSettings: {} })).toMatchObject({
    defaultCity: '',
    mobileKey: '',
    injections: [],
    clientSettings: { ageRestriction: null },
  });
  expect(
    parse({ defaultCity: 'idf', mobileKey: 'k', injections: null, clientSettings: { ageRestriction: 16 } }),
  ).toMatchObject({
    defaultCity: 'idf',
    mobileKey: 'k',
    injections: [],
    clientSettings: { ageRestriction: 16 },
  });
});

test('[entities/settings-fields] an injection that is none, or has no known place, is left out', () => {
  const meta = { element: 'meta', position: 'head', value: '', attributes: { name: 'a', content: 'b' } };
  const injections = [
    null,
    { element: 'script' },
    { ...meta, position: 'body' },
    { ...meta, attributes: { a: 1 } },
    { ...meta, position: 'noscript' },
    { ...meta, position: 'no-script' },
    meta,
  ];
  expect(parse({ injections, clientSettings: {} }).injections).toEqual([
    { ...meta, attributes: {} },
    { ...meta, position: 'noscript' },
    { ...meta, position: 'noscript' },
    meta,
  ]);
});
