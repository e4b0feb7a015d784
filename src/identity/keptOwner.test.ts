import { beforeEach, expect, test } from 'vitest';
import { installPlatform, platform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { KEPT_KEY } from '#platform/storageKeys.ts';
import { dropKeptOfOthers } from './keptOwner.ts';

beforeEach(() => {
  installPlatform(testPlatform());
});

function keep(text: string): void {
  platform().tab.write(KEPT_KEY, text);
  platform().device.write(KEPT_KEY, text);
}

function left(): (string | undefined)[] {
  return [platform().tab.read(KEPT_KEY), platform().device.read(KEPT_KEY)];
}

const OWN = '{"owner":"account-1","values":{"draft":"a"}}';

test('[decisions/ticket-at-once] a customer who signs in finds what is their own', () => {
  keep(OWN);
  dropKeptOfOthers('account-1');
  expect(left()).toEqual([OWN, OWN]);
});

test.each([
  ['of another customer', OWN.replace('account-1', 'account-2')],
  ['of nobody', '{"values":{}}'],
  ['no object', 'null'],
  ['no JSON', '{"owner":"account-1"'],
])('[decisions/ticket-at-once] what is kept %s is removed from the tab and from the device', (_, text) => {
  keep(text);
  dropKeptOfOthers('account-1');
  expect(left()).toEqual([undefined, undefined]);
});

test('a browser that keeps nothing is left alone', () => {
  dropKeptOfOthers('account-1');
  expect(left()).toEqual([undefined, undefined]);
});
