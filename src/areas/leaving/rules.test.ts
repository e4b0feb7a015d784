import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getChallenge } from '#account/captcha/contract.ts';
import { getSettings } from '#account/settings/contract.ts';
import { EXTENSION_FLAGS } from '#sites/flags.ts';
import { postCancellation, postWithdrawal } from './contract.ts';
import { CHALLENGE_PATH, LEAVING_FLAGS, SETTINGS_PATH } from './paths.ts';
import { declarationOf, filledOf, flagIn, isDay, isSame, problemsOf, type Declaration } from './rules.ts';

const TODAY = '2026-11-23';
const FILLED: Declaration = {
  name: 'Ana Moreau',
  contract: '0012 3456',
  mail: 'ana@customer.example',
  endsOn: '',
  ground: '',
};

test('[calls/get-settings, leaving/captcha] the page asks at the addresses of the contract', () => {
  expect([SETTINGS_PATH, CHALLENGE_PATH]).toEqual([getSettings.path, getChallenge.path]);
});

describe('the form', () => {
  test('[leaving/form-fields] name, contract and mail are needed; a date and a ground are not', () => {
    expect(problemsOf(FILLED, TODAY)).toEqual([]);
    expect(problemsOf({ ...FILLED, name: '', contract: '', mail: '' }, TODAY)).toEqual([
      'name',
      'contract',
      'mail',
    ]);
  });

  test.each(['ana', 'ana@', '@b.fr', 'ana@b', 'a b@c.fr', 'a@b@c.fr', 'ana@b.fr c', 'ana@b.fr@c'])(
    '[leaving/form-fields] %s is no address for a confirmation',
    (mail) => {
      expect(problemsOf({ ...FILLED, mail }, TODAY)).toEqual(['mail']);
    },
  );

  test.each([
    ['2026-11-22', ['endsOn']],
    ['2026-11-23', []],
    ['2027-01-31', []],
    ['2027-02-31', ['endsOn']],
    ['tomorrow', ['endsOn']],
    ['20000-01-01', ['endsOn']],
  ])('[leaving/form-fields] a wished end on %s has the problems %j', (endsOn, problems) => {
    expect(problemsOf({ ...FILLED, endsOn }, TODAY)).toEqual(problems);
  });

  test.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-1-1', false],
    ['', false],
  ])('%s is a day of the calendar: %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });

  test('what is typed is trimmed and shortened; another kind of value is none', () => {
    const values = { name: '  Ana ', contract: 12, mail: null, ground: 'x'.repeat(3000) };
    const read = declarationOf((field) => Reflect.get(values, field) as unknown);
    expect(read).toEqual({ name: 'Ana', contract: '', mail: '', endsOn: '', ground: 'x'.repeat(2000) });
    expect(declarationOf((field) => field)).toEqual({
      name: 'name',
      contract: 'contract',
      mail: 'mail',
      endsOn: 'endsOn',
      ground: 'ground',
    });
  });

  test('[leaving/counts-once] a declaration is another one as soon as one field differs', () => {
    expect(isSame(FILLED, { ...FILLED })).toBe(true);
    expect(isSame(FILLED, { ...FILLED, ground: 'Moving' })).toBe(false);
  });

  test.each([FILLED, { ...FILLED, endsOn: '2027-01-31', ground: 'Moving' }])(
    '[leaving/form-fields] what the form accepts, the contract of the call takes',
    (declaration) => {
      const payload = { requestId: crypto.randomUUID(), ...filledOf(declaration) };
      expect(v.safeParse(postCancellation.payload ?? v.never(), payload).success).toBe(true);
      expect(v.safeParse(postWithdrawal.payload ?? v.never(), payload).success).toBe(true);
    },
  );
});

test.each([
  [{ clientSettings: { withdrawalEnabled: true } }, true],
  [{ clientSettings: { withdrawalEnabled: 'true' } }, false],
  [{ clientSettings: {} }, false],
  [{ clientSettings: null }, undefined],
  [{ clientSettings: 'withdrawalEnabled' }, undefined],
  [{}, undefined],
  [null, undefined],
  ['<!doctype html>', undefined],
  [undefined, undefined],
])('[leaving/behind-flags, decisions/extension-calls-off-by-default] settings %j: %s', (settings, isOn) => {
  expect(flagIn(settings, 'withdrawalEnabled')).toBe(isOn);
});

test('[leaving/behind-flags, decisions/extension-calls-off-by-default] each way has a flag, which settings that do not name it have off', () => {
  const { clientSettings } = v.parse(getSettings.answer, { clientSettings: { clubEnabled: true } });
  expect(EXTENSION_FLAGS.filter((flag) => clientSettings[flag])).toEqual([]);
  expect([postCancellation.extension, postWithdrawal.extension]).toEqual(Object.values(LEAVING_FLAGS));
});
