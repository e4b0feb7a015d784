import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testPlatform, type TestPlatform } from '#platform/testing/testPlatform.ts';

const PARTNER = vi.hoisted(() => 'https://tags.partner.example/t.js');
const settingsAre = vi.hoisted(() => ({ value: 'loaded' }));

vi.mock('#account/settings/store.ts', () => {
  const head = (element: string, attributes: Record<string, string>) => ({
    element,
    position: 'head',
    value: '',
    attributes,
  });
  const image = { src: 'https://tags.partner.example/i.gif?a=1&b="', alt: '<seen>' };
  const injections = [
    head('meta', { name: 'verify', content: 'abc' }),
    head('script', { src: PARTNER, integrity: 'sha384-abc' }),
    { ...head('img', image), position: 'noscript' },
    head('script', { src: 'https://evil.example/t.js' }),
  ];
  return { settings: { $load: { get: () => ({ status: settingsAre.value, value: { injections } }) } } };
});

vi.mock('#sites/current.ts', async (importOriginal) => {
  const current = await importOriginal<typeof import('#sites/current.ts')>();
  const local = { ...current.site.local, injectionHosts: ['tags.partner.example'] };
  return { ...current, site: { ...current.site, local } };
});

/** The part of an element that shows what was added where. */
interface Element {
  tag: string;
  attributes: Map<string, string>;
  children: Element[];
  textContent: string;
  setAttribute: (name: string, value: string) => void;
  append: (child: Element) => void;
  remove: () => void;
}

function element(tag: string): Element {
  const attributes = new Map<string, string>();
  const children: Element[] = [];
  return {
    tag,
    attributes,
    children,
    textContent: '',
    setAttribute: (name, value) => void attributes.set(name, value),
    append: (child) => void children.push(child),
    remove: vi.fn<() => void>(),
  };
}

/** The module remembers what it has added to its document, so that each test imports it anew. */
let inject: typeof import('./inject.ts').inject;
let keepConsent: typeof import('#account/consent.ts').keepConsent;
let platform: TestPlatform;
let head: Element;
let body: Element;

beforeEach(async () => {
  settingsAre.value = 'loaded';
  vi.resetModules();
  platform = testPlatform();
  (await import('#platform/platform.ts')).installPlatform(platform);
  head = element('head');
  body = element('body');
  vi.stubGlobal('location', { origin: 'https://c.example.fr' });
  vi.stubGlobal('document', {
    head,
    body,
    createElement: element,
    querySelectorAll: (selector: string) =>
      [...head.children, ...body.children].filter(({ attributes }) =>
        [...attributes.keys()].some((name) => selector === `[${name}]`),
      ),
  });
  ({ keepConsent } = await import('#account/consent.ts'));
  ({ inject } = await import('./inject.ts'));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const placed = () => ({
  head: head.children.map(({ tag }) => tag),
  noscript: body.children.map(({ tag }) => tag),
});

test('[shell/settings-injections, decisions/no-tracker-shipped] third parties wait for the customer’s consent, what is the site’s own does not', () => {
  inject();
  expect(placed()).toEqual({ head: ['meta'], noscript: [] });
  expect([...(head.children[0]?.attributes ?? [])]).toEqual([
    ['name', 'verify'],
    ['content', 'abc'],
    ['data-injected', ''],
  ]);
});

test('[decisions/no-tracker-shipped] a refusal is no consent', () => {
  keepConsent('refused');
  inject();
  expect(placed()).toEqual({ head: ['meta'], noscript: [] });
});

test('[shell/settings-injections, decisions/no-tracker-shipped, decisions/trusted-host-lists] with consent they come, each to its position; who is not listed does not, and the console says so', () => {
  keepConsent('accepted');
  inject();
  expect(placed()).toEqual({ head: ['meta', 'script'], noscript: ['noscript'] });
  expect(head.children[1]?.attributes.get('src')).toBe(PARTNER);
  expect(platform.reported).toEqual(['Injection refused']);
});

test('[shell/settings-injections] an image of the no-script area is text, since an element would load it', () => {
  keepConsent('accepted');
  inject();
  const [area] = body.children;
  expect([...(area?.attributes ?? [])]).toEqual([['data-injected', '']]);
  expect(area?.children).toEqual([]);
  expect(area?.textContent).toBe(
    '<img src="https://tags.partner.example/i.gif?a=1&amp;b=&quot;" alt="&lt;seen>">',
  );
});

test('[decisions/no-tracker-shipped] consent holds at once: what has waited comes without a reload, once, and what is there stays', () => {
  inject();
  const [own] = head.children;
  keepConsent('accepted');
  expect(placed()).toEqual({ head: ['meta', 'script'], noscript: ['noscript'] });
  expect(head.children[0]).toBe(own);
  expect(own?.remove).not.toHaveBeenCalled();
  keepConsent('accepted');
  expect(placed().head).toEqual(['meta', 'script']);
  expect(platform.reloads).toBe(0);
});

test('[decisions/no-tracker-shipped] a refusal holds at once too: a document that has third parties in it is loaded again, without them', () => {
  inject();
  keepConsent('accepted');
  keepConsent('refused');
  expect(platform.reloads).toBe(1);
});

test('[decisions/no-tracker-shipped] where nothing has come a refusal loads nothing again', () => {
  inject();
  keepConsent('refused');
  expect(platform.reloads).toBe(0);
  expect(placed().head).toEqual(['meta']);
});

test('what an earlier page has got is taken away before it comes again', () => {
  inject();
  const [first] = head.children;
  inject();
  expect(first?.remove).toHaveBeenCalledTimes(1);
});

test('[http/survives-failures] without settings nothing comes', () => {
  keepConsent('accepted');
  settingsAre.value = 'failed';
  inject();
  expect(placed()).toEqual({ head: [], noscript: [] });
});

test('[decisions/trusted-host-lists] the address of a script, and nothing else, goes through the policy, which knows the listed hosts', async () => {
  const policies = new Map<string, { createScriptURL: (address: string) => string }>();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => {
      policies.set(name, rules);
      return { createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}` };
    },
  });
  vi.resetModules();
  (await import('#platform/platform.ts')).installPlatform(platform);
  (await import('#account/consent.ts')).keepConsent('accepted');
  (await import('./inject.ts')).inject();
  const [meta, script] = head.children;
  expect([...(meta?.attributes.values() ?? [])]).toEqual(['verify', 'abc', '']);
  expect([...(script?.attributes ?? [])]).toEqual([
    ['src', `trusted ${PARTNER}`],
    ['integrity', 'sha384-abc'],
    ['data-injected', ''],
  ]);
  expect(() => policies.get('injections')?.createScriptURL('https://evil.example/t.js')).toThrow(
    'Not a listed host',
  );
});
