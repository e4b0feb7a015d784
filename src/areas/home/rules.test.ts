import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  HIDE_DAYS,
  hidePush,
  parsePushHistory,
  passNews,
  visiblePushes,
  type Push,
  type PushSituation,
} from './rules.ts';

const NOW = 1_790_000_000;
const PUSHES = ['birthDate', 'optIn', 'survey'] as const satisfies Push[];
const KEYS = {
  birthDate: 'hideBirthDatePushUntil',
  optIn: 'hideOptInPushUntil',
  survey: 'hideSurveyPushUntil',
} as const;

const ALL: PushSituation = {
  history: {},
  nowSeconds: NOW,
  hasBirthDate: false,
  hasOptedIn: false,
  hasSurvey: true,
};

describe('visiblePushes', () => {
  test('all that the customer has not answered, in the order of the page', () => {
    expect(visiblePushes(ALL)).toEqual(PUSHES);
  });

  test('a birth date, an opt-in, no survey: none', () => {
    expect(visiblePushes({ ...ALL, hasBirthDate: true })).toEqual(['optIn', 'survey']);
    expect(visiblePushes({ ...ALL, hasOptedIn: true })).toEqual(['birthDate', 'survey']);
    expect(visiblePushes({ ...ALL, hasSurvey: false })).toEqual(['birthDate', 'optIn']);
  });

  test.each(PUSHES)(
    '[home/push-returns-after-period] %s is hidden until the very second, then back',
    (push) => {
      const history = { [KEYS[push]]: NOW };
      expect(visiblePushes({ ...ALL, history, nowSeconds: NOW - 1 })).not.toContain(push);
      expect(visiblePushes({ ...ALL, history, nowSeconds: NOW })).toContain(push);
      expect(visiblePushes({ ...ALL, history, nowSeconds: NOW + 1 })).toContain(push);
    },
  );
});

describe('hidePush', () => {
  test.each(PUSHES)(
    '[home/birth-date-push-hideable, home/opt-in-push-hideable, home/survey-push-hideable] %s: 60 days from now, the others untouched',
    (push) => {
      const before = { hideBirthDatePushUntil: 1, hideOptInPushUntil: 2, hideSurveyPushUntil: 3 };
      expect(HIDE_DAYS).toBe(60);
      expect(hidePush(before, push, NOW)).toEqual({ ...before, [KEYS[push]]: NOW + 5_184_000 });
      expect(before).toEqual({ hideBirthDatePushUntil: 1, hideOptInPushUntil: 2, hideSurveyPushUntil: 3 });
    },
  );

  test('[home/pushes-hidden-separately] two hidden: both are in the history, and nothing else', () => {
    const history = hidePush(hidePush({}, 'survey', NOW), 'optIn', NOW + 1);
    expect(history).toEqual({ hideSurveyPushUntil: NOW + 5_184_000, hideOptInPushUntil: NOW + 5_184_001 });
  });

  test('[entities/home-push-seconds] times are whole seconds of 10 digits, also from a clock with fractions', () => {
    expect(String(hidePush({}, 'survey', NOW + 0.9).hideSurveyPushUntil)).toMatch(/^\d{10}$/);
  });
});

describe('parsePushHistory', () => {
  test.each([
    undefined,
    '',
    '%%%',
    '{',
    'null',
    '7',
    '"x"',
    '[1]',
    '{"hideSurveyPushUntil":"9999999999"}',
    '{"__proto__":1}',
  ])('[home/broken-push-cookie-ignored] %s: nothing is hidden', (text) => {
    expect(parsePushHistory(text)).toEqual({});
  });

  test('keeps the three times and drops whatever else is there', () => {
    expect(parsePushHistory('{"hideSurveyPushUntil":5,"hideOptInPushUntil":null,"other":1}')).toEqual({
      hideSurveyPushUntil: 5,
    });
  });

  test('[errors/undecodable-cookies-ignored] no text makes it throw, and what was written is read back', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parsePushHistory(text)));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...PUSHES), fc.nat())), (hidden) => {
        const history = hidden.reduce((so, [push, now]) => hidePush(so, push, now), {});
        expect(parsePushHistory(JSON.stringify(history))).toEqual(history);
      }),
    );
  });
});

test.each([
  [{ owes: true, isEnding: true }, 'owes'],
  [{ owes: false, isEnding: true }, 'ending'],
  [{ owes: false, isEnding: false }, 'active'],
] as const)('[home/pass-strip] of a pass with %j the panel says: %s', (standing, news) => {
  const pass = { type: 'CINEPASS', status: 'active' } as const;
  expect(passNews({ pass, way: 'subscribe', ...standing })).toBe(news);
});

test('[home/pass-strip] without a pass the panel says the way to one', () => {
  expect(passNews({ pass: undefined, owes: false, isEnding: false, way: 'renew' })).toBe('renew');
});

test('[http/tolerates-unlisted-shapes] only a number is a time until which a push is hidden', () => {
  for (const until of ['"2030"', '[1]', 'null', '1e999'])
    expect(parsePushHistory(`{"hideOptInPushUntil":${until}}`)).toEqual({});
});
