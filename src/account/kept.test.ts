import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform, type TestPlatform } from '#platform/testing/testPlatform.ts';
import { createKept, forgetKept, keptByLast } from './kept.ts';
import { $session } from '#identity/session.ts';
import { endTurn, takeTurn } from '#identity/turn.ts';

let platform: TestPlatform;

/** What a session is entered with; nothing has answered yet. */
function enter(accountId: string): void {
  const claims = { accountId, icu: '', firstLogin: false, emailVerified: true };
  $session.set({ status: 'authenticated', claims });
}

function end(): void {
  $session.set({ status: 'anonymous' });
}

/** Opens a new document, which finds what the previous one has stored. */
function open<T extends string | number>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  place: 'tab' | 'device' = 'tab',
) {
  return createKept(place, name, schema);
}

beforeEach(() => {
  platform = testPlatform();
  installPlatform(platform);
  end();
});

describe('what is kept', () => {
  test('[identity/login-required-ends-session] is there again for its owner after the session and the document', () => {
    const draft = open('draft', v.string());
    enter('ana');
    draft.keep('Bonjour');
    end();
    expect(draft.$value.get()).toBeUndefined();
    enter('ana');
    expect(draft.$value.get()).toBe('Bonjour');
    expect(open('draft', v.string()).$value.get()).toBe('Bonjour');
  });

  test('[decisions/one-customer-per-document, identity/logout-leaves-nothing] is not for another customer, whose sign-in removes it', () => {
    const draft = open('draft', v.string());
    enter('ana');
    draft.keep('Bonjour');
    end();
    enter('jan');
    expect(draft.$value.get()).toBeUndefined();
    expect(platform.tab.read('kept')).toBeUndefined();
    enter('ana');
    expect(draft.$value.get()).toBeUndefined();
  });

  test('[identity/logout-leaves-nothing] goes with the sign-out, here and in memory, and nothing writes it again', () => {
    const draft = open('draft', v.string());
    const read = open('read', v.string(), 'device');
    enter('ana');
    draft.keep('Bonjour');
    read.keep('C1');
    forgetKept();
    draft.keep('typed while leaving');
    expect(platform.tab.read('kept')).toBeUndefined();
    expect(platform.device.read('kept')).toBeUndefined();
    expect(read.$value.get()).toBeUndefined();
  });

  test('[environments/tabs-merge, identity/logout-leaves-nothing] nothing is written after a sign-out in another tab, whose word is late', () => {
    enter('ana');
    for (const place of ['tab', 'device'] as const) {
      platform.device.write('sign-out', 'begun');
      open('draft', v.string(), place).keep('Bonjour');
      expect(platform[place].read('kept')).toBeUndefined();
      platform.device.remove('sign-out');
      open('draft', v.string(), place).keep('Bonjour');
      expect(platform[place].read('kept')).toContain('Bonjour');
    }
  });

  test.each(['tab', 'device'] as const)(
    '[identity/logout-leaves-nothing] another session removes it, whether anything asks for it or not (%s)',
    (place) => {
      enter('ana');
      open('draft', v.string(), place).keep('Bonjour');
      end();
      expect(platform[place].read('kept')).toContain('Bonjour');
      enter('jan');
      expect(platform[place].read('kept')).toBeUndefined();
      expect(keptByLast(place, 'draft', v.string())).toBeUndefined();
    },
  );

  test.each(['tab', 'device'] as const)(
    '[decisions/one-customer-per-document] a document neither reads, writes nor removes what is of the customer who has signed in since (%s)',
    (place) => {
      takeTurn('ana');
      const draft = open('draft', v.string(), place);
      enter('ana');
      takeTurn('jan');
      const text = JSON.stringify({ owner: 'jan', values: { draft: 'Ahoj' } });
      platform[place].write('kept', text);
      draft.keep('Bonjour');
      draft.keep((stored) => `${stored ?? ''}!`);
      draft.forget();
      expect(open('draft', v.string(), place).$value.get()).toBeUndefined();
      expect(platform[place].read('kept')).toBe(text);
    },
  );

  test('[identity/logout-leaves-nothing] a document writes nothing once the turn of its customer has ended', () => {
    takeTurn('ana');
    const draft = open('draft', v.string(), 'device');
    enter('ana');
    endTurn();
    draft.keep('Bonjour');
    expect(platform.device.read('kept')).toBeUndefined();
  });

  test('[decisions/one-customer-per-document] a document that closes leaves on the device what is of the customer who has signed in since', () => {
    takeTurn('ana');
    open('draft', v.string()).keep('of nobody');
    enter('ana');
    open('draft', v.string()).keep('Bonjour');
    takeTurn('jan');
    platform.tab.write('typed', 'Bonjour');
    platform.device.write('kept', '{"owner":"jan","values":{}}');
    forgetKept('ana');
    expect(platform.device.read('kept')).toBe('{"owner":"jan","values":{}}');
    expect(platform.tab.read('typed')).toBeUndefined();
  });

  test('each name is on its own; the last one forgotten leaves nothing', () => {
    enter('ana');
    const one = open('one', v.string());
    const two = open('two', v.number());
    one.keep('1');
    two.keep(2);
    one.forget();
    expect(open('two', v.number()).$value.get()).toBe(2);
    two.forget();
    expect(platform.tab.read('kept')).toBeUndefined();
  });

  test('what cannot be read is nothing', () => {
    enter('ana');
    open('draft', v.string()).keep('text');
    expect(open('draft', v.number()).$value.get()).toBeUndefined();
    platform.tab.write('kept', '{');
    expect(open('draft', v.string()).$value.get()).toBeUndefined();
  });

  test('where the browser stores nothing it lasts as long as the document, and says so', () => {
    enter('ana');
    const draft = open('draft', v.string());
    platform.tab.write = () => false;
    draft.keep('Bonjour');
    expect(draft.$value.get()).toBe('Bonjour');
    expect(draft.$stored.get()).toBe(false);
  });
});
