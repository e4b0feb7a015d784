import { atom, computed } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveUnasked, warnOnLeaveWhile } from './leave.ts';

let target: EventTarget;

beforeEach(() => {
  target = new EventTarget();
  vi.stubGlobal('window', target);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Whether the browser asks the customer before the tab is closed. */
function asks(): boolean {
  return !target.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** As the areas' stores: computed, and without a listener until the area asks for one. */
function unsaved(at: boolean) {
  const $value = atom(at);
  return { set: (value: boolean) => $value.set(value), $unsaved: computed($value, (value) => value) };
}

test('asks while something is not saved', () => {
  const { $unsaved, set } = unsaved(false);
  warnOnLeaveWhile($unsaved);
  expect(asks()).toBe(false);
  set(true);
  expect(asks()).toBe(true);
  set(false);
  expect(asks()).toBe(false);
});

test('asks when something was not saved before the area arrived', () => {
  const { $unsaved, set } = unsaved(true);
  warnOnLeaveWhile($unsaved);
  expect(asks()).toBe(true);
  set(false);
  expect(asks()).toBe(false);
});

test('asks until all is saved', () => {
  const form = unsaved(true);
  const choice = unsaved(true);
  warnOnLeaveWhile(form.$unsaved);
  warnOnLeaveWhile(choice.$unsaved);
  form.set(false);
  expect(asks()).toBe(true);
  choice.set(false);
  expect(asks()).toBe(false);
});

test('does not ask when the page leaves by itself', () => {
  const { $unsaved, set } = unsaved(true);
  warnOnLeaveWhile($unsaved);
  leaveUnasked();
  expect(asks()).toBe(false);
  set(false);
});

test('does not ask when a missing script makes the page reload', () => {
  const { $unsaved, set } = unsaved(true);
  warnOnLeaveWhile($unsaved);
  Object.assign(globalThis.accountPage ?? {}, { leaving: 'reload' });
  expect(asks()).toBe(false);
  Object.assign(globalThis.accountPage ?? {}, { leaving: undefined });
  set(false);
});

test('needs no window in the build, where nothing is unsaved', () => {
  vi.stubGlobal('window', undefined);
  expect(() => warnOnLeaveWhile(unsaved(false).$unsaved)).not.toThrow();
});
