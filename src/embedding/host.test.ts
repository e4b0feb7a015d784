import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onParentMessage, trustParents } from './host.ts';

const PARENT = 'https://www.lumen-cinemas.example';

/** The part of a window that exchanges messages with a host. Without a parent it is not framed. */
class FakeWindow extends EventTarget {
  readonly parent: object;

  constructor(parent?: object) {
    super();
    this.parent = parent ?? this;
  }
}

const parent = {};
let heard: string[];

function listenIn(window: FakeWindow): (message: { source: unknown; origin: string; data: unknown }) => void {
  vi.stubGlobal('window', window);
  onParentMessage((type) => heard.push(type));
  return (message) => {
    window.dispatchEvent(Object.assign(new Event('message'), message));
  };
}

beforeEach(() => {
  heard = [];
  trustParents([PARENT]);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('[decisions/trusted-host-lists] the parent of the list is heard', () => {
  const say = listenIn(new FakeWindow(parent));
  say({ source: parent, origin: PARENT, data: { type: 'logout' } });
  say({ source: parent, origin: PARENT, data: { type: 'refresh-login' } });
  expect(heard).toEqual(['logout', 'refresh-login']);
});

test.each([
  ['from the parent, of an origin that is not listed', parent, 'https://evil.example', { type: 'logout' }],
  ['from the parent, of an origin that begins like it', parent, `${PARENT}.evil.example`, { type: 'logout' }],
  ['from the parent, of an origin that is none', parent, 'null', { type: 'logout' }],
  ['from another window of the listed origin', {}, PARENT, { type: 'logout' }],
  ['from nobody', null, PARENT, { type: 'logout' }],
  ['that is a text', parent, PARENT, 'logout'],
  ['that is nothing', parent, PARENT, null],
  ['without a type', parent, PARENT, { logout: true }],
  ['of a type that nobody knows', parent, PARENT, { type: 'close' }],
  ['whose type only reads like one', parent, PARENT, { type: ['logout'] }],
])('[decisions/trusted-host-lists] a message %s is dropped', (_, source, origin, data) => {
  listenIn(new FakeWindow(parent))({ source, origin, data });
  expect(heard).toEqual([]);
});

test('[decisions/trusted-host-lists] on a page of its own nobody is heard, not even the page', () => {
  const window = new FakeWindow();
  listenIn(window)({ source: window, origin: PARENT, data: { type: 'logout' } });
  expect(heard).toEqual([]);
});
