import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepConsent } from '#account/consent.ts';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform, type TestPlatform } from '#platform/testing/testPlatform.ts';
import { inject } from './inject.ts';

const PARTNER = vi.hoisted(() => 'https://tags.partner.example/t.js');

vi.mock('#account/settings/store.ts', () => {
  const head = (element: string, attributes: Record<string, string>) => ({
    element,
    position: 'head',
    value: '',
    attributes,
  });
  const injections = [
    head('meta', { name: 'verify', content: 'abc' }),
    head('script', { src: PARTNER }),
    { ...head('img', { src: 'https://tags.partner.example/i.gif' }), position: 'noscript' },
    head('script', { src: 'https://evil.example/t.js' }),
  ];
  return { settings: { $load: { get: () => ({ status: 'loaded', value: { injections } }) } } };
});

vi.mock('#sites/current.ts', async (importOriginal) => {
  const current = await importOriginal<typeof import('#sites/current.ts')>();
  return { ...current, site: { ...current.site, injectionHosts: ['tags.partner.example'] } };
});

/** As much of an element as is needed to see what was put where. */
interface Element {
  tag: string;
  attributes: Map<string, string>;
  children: Element[];
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
    setAttribute: (name, value) => void attributes.set(name, value),
    append: (child) => void children.push(child),
    remove: vi.fn<() => void>(),
  };
}

let platform: TestPlatform;
let head: Element;
let body: Element;

beforeEach(() => {
  platform = testPlatform();
  installPlatform(platform);
  head = element('head');
  body = element('body');
  vi.stubGlobal('location', { origin: 'https://c.example.fr' });
  vi.stubGlobal('document', {
    head,
    body,
    createElement: element,
    querySelectorAll: () => [...head.children, ...body.children],
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const placed = () => ({
  head: head.children.map(({ tag }) => tag),
  noscript: body.children.flatMap(({ tag, children }) => [tag, ...children.map((child) => child.tag)]),
});

test('B-55 OD-09 third parties wait for the customer’s consent, what is the site’s own does not', () => {
  inject();
  expect(placed()).toEqual({ head: ['meta'], noscript: [] });
  expect([...(head.children[0]?.attributes ?? [])]).toEqual([
    ['name', 'verify'],
    ['content', 'abc'],
    ['data-injected', ''],
  ]);
});

test('OD-09 a refusal is no consent', () => {
  keepConsent('refused');
  inject();
  expect(placed()).toEqual({ head: ['meta'], noscript: [] });
});

test('B-55 OD-09 OD-12 with consent they come, each to its position; who is not listed does not, and the console says so', () => {
  keepConsent('accepted');
  inject();
  expect(placed()).toEqual({ head: ['meta', 'script'], noscript: ['noscript', 'img'] });
  expect(head.children[1]?.attributes.get('src')).toBe(PARTNER);
  expect(platform.reported).toEqual(['Injection refused']);
});

test('what an earlier page has got is taken away before it comes again', () => {
  inject();
  const [first] = head.children;
  inject();
  expect(first?.remove).toHaveBeenCalledTimes(1);
});
