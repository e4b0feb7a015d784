import { beforeEach, expect, test } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform, type TestPlatform } from '#platform/testing/testPlatform.ts';
import { announceAfterReload, announceKept } from './afterReload.ts';
import { $visibleToast, clearToasts } from './store.ts';

let platform: TestPlatform;

beforeEach(() => {
  platform = testPlatform();
  installPlatform(platform);
  clearToasts();
});

test('[profile/mail-change-success] is not said before the reload, and once after it', () => {
  announceAfterReload('mailChanged');
  expect($visibleToast.get()).toBeUndefined();
  announceKept();
  expect($visibleToast.get()?.title).toBe('mailChanged.title');
  clearToasts();
  announceKept();
  expect($visibleToast.get()).toBeUndefined();
});

test('where nothing may be stored it is said at once', () => {
  platform.tab.write = () => false;
  announceAfterReload('mailChanged');
  expect($visibleToast.get()?.title).toBe('mailChanged.title');
});
