import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TAKE_OVER } from './rules.ts';
import { wakeUnseen } from './register.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const postMessage = vi.fn();

function turn(visibilityState: DocumentVisibilityState) {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  postMessage.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
});

test('[decisions/stored-page-at-once] a page asks the waiting worker a second after it was hidden, unless it shows again or none waits', () => {
  const registration: NonNullable<Parameters<typeof wakeUnseen>[0]> = { waiting: null };
  wakeUnseen(registration);
  turn('hidden');
  vi.advanceTimersByTime(1000);
  Object.assign(registration, { waiting: { postMessage } });

  turn('hidden');
  vi.advanceTimersByTime(999);
  turn('visible');
  vi.advanceTimersByTime(1000);
  expect(postMessage).not.toHaveBeenCalled();

  turn('hidden');
  vi.advanceTimersByTime(999);
  expect(postMessage).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(postMessage.mock.calls).toEqual([[TAKE_OVER]]);
});
