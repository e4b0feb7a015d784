import { describe, expect, test } from 'vitest';
import type { Case, Message } from './contract.ts';
import { conversation, isUnread, latestAnswer, newestFirst, sameText } from './rules.ts';

function message(id: string, createdAt: string, received: boolean): Message {
  return { id, body: id, createdAt, received };
}

function supportCase(change: Partial<Case> = {}): Case {
  return {
    id: 'C1',
    subject: 'Scarf',
    number: '2026-1',
    createdAt: '2026-11-01T10:00:00Z',
    closed: false,
    description: 'Where is it?',
    messages: [],
    attachments: [],
    ...change,
  };
}

test('[entities/list-orders] the newest case is first, by instant and not by text; one without a date is last', () => {
  const at = (id: string, createdAt: string) => supportCase({ id, createdAt });
  const cases = [
    at('none', ''),
    at('early', '2026-11-02T00:30:00+02:00'),
    at('late', '2026-11-01T23:00:00Z'),
    at('old', '2025-12-31T23:00:00Z'),
  ];
  expect(newestFirst(cases).map(({ id }) => id)).toEqual(['late', 'early', 'old', 'none']);
});

describe('conversation', () => {
  test('[support/conversation-direction] begins with the description, as the customer’s, and goes on by instant', () => {
    const said = conversation(
      supportCase({
        messages: [message('b', '2026-11-03T10:00:00Z', false), message('a', '2026-11-02T10:00:00Z', true)],
      }),
    );
    expect(said.map(({ body, received }) => [body, received])).toEqual([
      ['Where is it?', false],
      ['a', true],
      ['b', false],
    ]);
    expect(said[0]?.id).toBe('C1#description');
  });

  test('without a description begins with what was said', () => {
    const messages = [message('a', '2026-11-02T10:00:00Z', true)];
    expect(conversation(supportCase({ description: ' ', messages }))).toEqual(messages);
  });
});

describe('unread', () => {
  const answered = supportCase({ messages: [message('a', '2026-11-02T10:00:00Z', true)] });

  test('is an open case whose last word is the cinema’s, until that has been seen', () => {
    expect(isUnread(answered, {})).toBe(true);
    expect(isUnread(answered, { C1: 'a' })).toBe(false);
    expect(isUnread(answered, { C1: 'older' })).toBe(true);
    expect(isUnread(answered, { C2: 'a' })).toBe(true);
  });

  test('is none that the customer has answered, that is closed, or that nobody has answered', () => {
    const replied = [...answered.messages, message('b', '2026-11-03T10:00:00Z', false)];
    expect(latestAnswer(supportCase({ messages: replied }))).toBeUndefined();
    expect(latestAnswer({ ...answered, closed: true })).toBeUndefined();
    expect(latestAnswer(supportCase())).toBeUndefined();
    expect(latestAnswer(supportCase({ description: '' }))).toBeUndefined();
    expect(isUnread({ ...answered, closed: true }, { C1: 'a' })).toBe(false);
  });
});

test('texts are the same whatever their line ends and outer blanks', () => {
  expect(sameText('one\r\ntwo\r\n', ' one\ntwo')).toBe(true);
  expect(sameText('one\rtwo', 'one\ntwo')).toBe(true);
  expect(sameText('one two', 'one\ntwo')).toBe(false);
});
