import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, expect, test, vi } from 'vitest';
import { giveHostFile, greetHost, onParentMessage, tellHost, trustParents } from './host.ts';
import { BRIDGE_VERSION } from './messages.ts';

const PARENT = 'https://www.lumen-cinemas.example';

interface Schema {
  $defs: Record<string, object>;
}
const schema = JSON.parse(readFileSync('docs/app-bridge/messages.schema.json', 'utf8')) as Schema;
const ajv = new Ajv2020({ strict: false });
ajv.addSchema(schema);
const fits = (name: string, message: unknown): boolean =>
  ajv.validate(`messages.schema.json#/$defs/${name}`, message);

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A framed page inside two apps at once, which is enough to see every message. */
class FakeWindow extends EventTarget {
  readonly told: unknown[] = [];
  readonly parent = { postMessage: (message: unknown) => this.told.push(message) };
  readonly location = { ancestorOrigins: [PARENT] };
  webkit?: object;
  Android?: object;
}

function opened(change: (window: FakeWindow) => void = () => undefined): FakeWindow {
  const window = new FakeWindow();
  change(window);
  vi.stubGlobal('window', window);
  trustParents([PARENT]);
  return window;
}

function say(window: FakeWindow, data: unknown, origin = PARENT): void {
  window.dispatchEvent(Object.assign(new Event('message'), { source: window.parent, origin, data }));
}

test('[embedding/typed-messages] every message to a host is as the schema says', () => {
  const text: string[] = [];
  const window = opened((one) => {
    one.Android = {
      postMessage: (body: string) => text.push(body),
      hello: (body: string) => text.push(body),
    };
  });
  greetHost();
  for (const type of ['close', 'logout', 'refresh-login'] as const) tellHost(type);
  giveHostFile({ name: 'invoice.pdf', mime: 'application/pdf', base64: 'JVBERg==' });
  const sent = text.map((body) => JSON.parse(body) as { type: string });
  expect(sent.map(({ type }) => type)).toEqual(['hello', 'close', 'logout', 'refresh-login', 'download']);
  for (const message of [...sent, ...window.told])
    expect(fits('toHost', message), JSON.stringify(message)).toBe(true);
  expect(sent[0]).toMatchObject({ version: BRIDGE_VERSION });
  expect(fits('toHost', { type: 'open' })).toBe(false);
});

test('[embedding/hello] hosts that do not know the greeting hear nothing', () => {
  const told: unknown[] = [];
  const handler = { postMessage: (message: unknown) => told.push(message) };
  const window = opened((one) => {
    one.webkit = { messageHandlers: { close: handler } };
    one.Android = { postMessage: (message: string) => told.push(message) };
  });
  greetHost();
  expect([...told, ...window.told]).toEqual([]);
});

test('[embedding/hello] an app on iOS with the handler hears it at once, a parent window when it asks', () => {
  const told: unknown[] = [];
  const window = opened((one) => {
    one.webkit = { messageHandlers: { hello: { postMessage: (message: unknown) => told.push(message) } } };
  });
  greetHost();
  expect(told).toMatchObject([{ type: 'hello', version: 1 }]);
  const ask = { type: 'hello' };
  expect(fits('toPage', ask)).toBe(true);
  say(window, ask, 'https://evil.example');
  expect(window.told).toEqual([]);
  say(window, ask);
  expect(window.told).toEqual(told);
});

test('[embedding/hello] what the greeting names is what the page takes', () => {
  const heard: string[] = [];
  const window = opened();
  greetHost();
  onParentMessage((type) => heard.push(type));
  say(window, { type: 'hello' });
  const [hello] = window.told as [{ takes: string[] }];
  for (const type of hello.takes) say(window, { type });
  expect(heard).toEqual(hello.takes.filter((type) => type !== 'hello'));
});
