import { afterEach, expect, test, vi } from 'vitest';
import { openPopup, untilAnswered } from './popup.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the popup is a new window without a name, as wide as the pages of providers need', () => {
  const popup = {};
  const open = vi.fn(() => popup);
  vi.stubGlobal('window', { open });
  expect(openPopup()).toBe(popup);
  expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank', 'popup,width=420,height=640');
});

test.each([
  ['nothing', null],
  ['a closed window', { closed: true, close: vi.fn() }],
  ['a frame', { closed: false, top: {}, close: vi.fn() }],
])(
  '[errors/identity-errors-handled, environments/cause-named] a popup that is blocked says so: %s',
  (_, given) => {
    vi.stubGlobal('window', { open: () => given });
    expect(openPopup).toThrow(expect.objectContaining({ problem: 'popup_blocked' }));
  },
);

test('a popup is closed from the second look on: its answer may still be on the way', () => {
  const popup = { closed: false };
  const seen = untilAnswered(popup as Window);
  expect(seen.closed).toBe(false);
  popup.closed = true;
  expect(seen.closed).toBe(false);
  expect(seen.closed).toBe(true);
  expect(seen.closed).toBe(true);
});

test('a popup that has closed before the first look is closed from the second one on too', () => {
  const seen = untilAnswered({ closed: true } as Window);
  expect([seen.closed, seen.closed]).toEqual([false, true]);
});

test('led elsewhere and closed, it is the window itself', () => {
  let closed = 0;
  const popup = { location: { href: 'about:blank' }, close: () => (closed += 1) };
  const seen = untilAnswered(popup as unknown as Window);
  seen.location.href = 'https://provider.example/authorize';
  seen.close();
  expect([popup.location.href, closed]).toEqual(['https://provider.example/authorize', 1]);
});
