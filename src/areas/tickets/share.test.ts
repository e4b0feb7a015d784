import { beforeEach, expect, test, vi } from 'vitest';
import { installPlatform, type Platform } from '#platform/platform.ts';
import { $visibleToast, clearToasts } from '#account/toasts/store.ts';
import { copyLink, hasShareSheet, share } from './share.ts';

const INVITATION = { title: 'Noordzee', text: 'On y va ?', url: 'https://lumen.test/fr/V12S345/booking' };

installPlatform({ now: () => 0, cookies: { read: () => undefined } } as unknown as Platform);
beforeEach(clearToasts);

function device(answer: () => Promise<void>, copy = vi.fn(() => Promise.resolve())) {
  const sheet = vi.fn(answer);
  return { sheet, copy, device: { share: sheet, clipboard: { writeText: copy } as unknown as Clipboard } };
}

function refuse(name: string): Promise<never> {
  return Promise.reject(new DOMException('no', name));
}

test('where there is a share sheet it takes the invitation, and nothing is copied', async () => {
  const phone = device(() => Promise.resolve());
  await share(INVITATION, phone.device);
  expect(phone.sheet).toHaveBeenCalledWith(INVITATION);
  expect(phone.copy).not.toHaveBeenCalled();
  expect($visibleToast.get()).toBeUndefined();
});

test('closing the sheet is no failure', async () => {
  const phone = device(() => refuse('AbortError'));
  await share(INVITATION, phone.device);
  expect(phone.copy).not.toHaveBeenCalled();
  expect($visibleToast.get()).toBeUndefined();
});

test('[tickets/share-copied-toast] beside a sheet the link can be copied', async () => {
  const phone = device(() => Promise.resolve());
  expect(hasShareSheet(phone.device)).toBe(true);
  expect(hasShareSheet({})).toBe(false);
  await copyLink(INVITATION.url, phone.device);
  expect(phone.copy).toHaveBeenCalledWith(INVITATION.url);
});

test('[tickets/share-copied-toast] where there is none, or it is not allowed, the link is copied and the toast has all of it', async () => {
  const webview = device(() => refuse('NotAllowedError'));
  await share(INVITATION, webview.device);
  expect(webview.copy).toHaveBeenCalledWith(INVITATION.url);
  expect($visibleToast.get()).toMatchObject({
    title: 'linkCopied.title',
    type: 'info',
    values: { url: INVITATION.url },
  });
});

test('[tickets/share-copy-failure] what can be neither shared nor copied is an error that shows the link', async () => {
  await share(INVITATION, {});
  expect($visibleToast.get()).toMatchObject({
    title: 'linkNotCopied.title',
    type: 'error',
    values: { url: INVITATION.url },
  });
});
