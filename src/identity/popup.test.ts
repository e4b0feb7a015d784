import { expect, test } from 'vitest';
import { untilAnswered } from './popup.ts';

test('a popup is closed from the second look on: its answer may still be on the way', () => {
  const popup = { closed: false };
  const seen = untilAnswered(popup as Window);
  expect(seen.closed).toBe(false);
  popup.closed = true;
  expect(seen.closed).toBe(false);
  expect(seen.closed).toBe(true);
  expect(seen.closed).toBe(true);
});

test('led elsewhere and closed, it is the window itself', () => {
  let closed = 0;
  const popup = { location: { href: 'about:blank' }, close: () => (closed += 1) };
  const seen = untilAnswered(popup as unknown as Window);
  seen.location.href = 'https://provider.example/authorize';
  seen.close();
  expect([popup.location.href, closed]).toEqual(['https://provider.example/authorize', 1]);
});
