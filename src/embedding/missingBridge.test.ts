import { afterEach, expect, test, vi } from 'vitest';
import { giveHostFile, greetApp, tellHost } from './host.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['a browser', {}],
  ['an iOS app without handlers', { webkit: {} }],
  ['an iOS app without the handler of the message', { webkit: { messageHandlers: {} } }],
  ['an Android app whose interface takes no messages', { Android: {} }],
])('[embedding/missing-bridge-harmless] %s takes no message, and nothing throws', (_, host) => {
  const window: object = Object.assign(new EventTarget(), host);
  vi.stubGlobal('window', Object.assign(window, { parent: window }));
  expect(() => tellHost('logout')).not.toThrow();
  expect(() => giveHostFile({ name: 'a.pdf', mime: 'application/pdf', base64: '' })).not.toThrow();
});

test.each(['hello', 'postMessage'])(
  '[environments/optional-layers] an app whose %s throws keeps nobody from signing in or out',
  (method) => {
    const fail = (): never => {
      throw new Error('Java exception was raised during method invocation');
    };
    const window: object = Object.assign(new EventTarget(), { Android: { [method]: fail } });
    vi.stubGlobal('window', Object.assign(window, { parent: window }));
    expect(greetApp).not.toThrow();
    expect(() => tellHost('logout')).not.toThrow();
  },
);
