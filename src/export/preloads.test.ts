import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';
import { withPreloads } from './preloads.ts';

const CHUNKS = files({
  '/_astro/start.js': 'import"./shared.js";accountScript("dialog")',
  '/_astro/shared.js': 'export{}',
  '/_astro/Area.js': 'import"./react.js"',
  '/_astro/react.js': 'export{}',
});

function files(texts: Readonly<Record<string, string>>) {
  return chunksOf(new Map(Object.entries(texts)));
}

function page(guard: string): string {
  return (
    `<html lang="fr" data-guard="${guard}"><head><meta charset="utf-8">` +
    '<meta http-equiv="content-security-policy" content="x"><script type="module" src="/_astro/start.js"></script></head>' +
    '<body><astro-island component-url="/_astro/Area.js" renderer-url="/_astro/react.js" client="load"></astro-island></body></html>'
  );
}

function preloaded(html: string): string[] {
  return [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, url = '']) => url);
}

test('a page names what it is going to load, once each, and not what a click loads', () => {
  expect(preloaded(withPreloads(page('public'), CHUNKS)).sort()).toEqual([
    '/_astro/Area.js',
    '/_astro/react.js',
    '/_astro/shared.js',
  ]);
});

test('a page with a session connects to the one tenant it can sign in at, with cookies and without', () => {
  const connected = (guard: string, ...tenants: string[]): string[] =>
    [...withPreloads(page(guard), CHUNKS, tenants).matchAll(/<link rel="preconnect"([^>]+)>/g)].map(
      ([, rest = '']) => rest.trim(),
    );
  const login = 'https://login.example';
  expect(connected('account', login)).toEqual([`href="${login}"`, `href="${login}" crossorigin`]);
  expect(connected('public', login)).toEqual([]);
  expect(connected('account', login, 'https://login-dev.example')).toEqual([]);
  expect(connected('account')).toEqual([]);
});

test('where there is a session, React and the islands wait until start-up lets them come', () => {
  const html = withPreloads(page('account'), CHUNKS);
  expect(preloaded(html)).not.toContain('/_astro/react.js');
  expect(html).toContain('<link rel="later" href="/_astro/react.js">');
  expect(html).toContain('<link rel="later" href="/_astro/Area.js">');
  expect(html).toContain('client="session"');
  expect(withPreloads(page('public'), CHUNKS)).toContain('client="load"');
});

test('the rest of start-up waits for what the session needs, and comes before React and what needs it', () => {
  const chunks = files({
    '/_astro/Start.js': 'import"./session.x.js";accountScript("start")',
    '/_astro/start.z.js': 'import"./base.js";import"./session.x.js"',
    '/_astro/Document.js': 'accountScript("inPage")',
    '/_astro/profile.js': 'import"./session.x.js";accountScript("credentials");accountScript("start")',
    '/_astro/credentials.c.js': 'import"./base.js"',
    '/_astro/Area.js': 'import"./base.js";import"./words.js";import"./ui.js"',
    '/_astro/words.js': 'import"./base.js"',
    '/_astro/ui.js': 'import"./react.js"',
  });
  const html =
    '<html data-guard="account"><head><meta http-equiv="content-security-policy" content="x">' +
    '<script type="module" src="/_astro/Document.js"></script>' +
    '<script type="module" src="/_astro/Start.js"></script></head>' +
    '<body><script type="module" src="/_astro/profile.js"></script>' +
    '<astro-island component-url="/_astro/Area.js" renderer-url="/_astro/react.js" client="load"></astro-island></body></html>';
  const links = [
    ...withPreloads(html, chunks).matchAll(/<link rel="([a-z]+)" href="\/_astro\/([^"]+)">/g),
  ].map(([, rel, file]) => `${String(rel)} ${String(file)}`);
  expect(links).toEqual([
    'modulepreload session.x.js',
    'soon credentials.c.js',
    'soon start.z.js',
    'soon base.js',
    'soon words.js',
    'later Area.js',
    'later react.js',
    'later ui.js',
  ]);
});

test('the script of start-up and the first one of the page do not wait for the parser, and start-up brings the router', () => {
  const chunks = files({
    '/_astro/Start.js': 'import"./session.x.js";accountScript("start")',
    '/_astro/start.z.js': 'import"./ClientRouter.r.js"',
  });
  const [first, soon, start] = [
    '<script type="module">mark()</script>',
    '<script type="module">fetchSoon()</script>',
    '<script type="module" src="/_astro/Start.js"></script>',
  ];
  const router = '<script type="module" src="/_astro/ClientRouter.r.js"></script>';
  const document = '<script type="module" src="/_astro/Document.js"></script>';
  const html = (guard: string): string =>
    `<html data-guard="${guard}"><head><meta http-equiv="content-security-policy" content="x">${first}${soon}${start}${document}${router}</head></html>`;
  const built = withPreloads(html('account'), chunks);
  expect(built).toContain(first.replace('<script', '<script async'));
  expect(built).toContain(soon);
  expect(built).toContain(start.replace('<script', '<script async fetchpriority="high"'));
  expect(built).toContain(document);
  expect(built).not.toContain(router);
  expect(built).toContain('<link rel="soon" href="/_astro/ClientRouter.r.js">');
});

test('they stand right behind the policy', () => {
  expect(withPreloads(page('public'), CHUNKS)).toMatch(/content="x"><link rel="modulepreload"/);
});

test('a page without scripts stays as it is', () => {
  const bare = '<html><head><meta charset="utf-8"></head></html>';
  expect(withPreloads(bare, CHUNKS)).toBe(bare);
});

test.each([
  ['unquoted', '<html data-route=callback data-guard=public>'],
  ['behind an angle bracket', '<html data-flags="a>b" data-guard="account">'],
  ['in upper case', "<HTML DATA-GUARD='mail'>"],
])('a page with a session is known however its root is written: %s', (_, root) => {
  const html = page('public').replace(/^<html[^>]*>/, root);
  expect(withPreloads(html, CHUNKS)).toContain('client="session"');
});

test('only islands are marked, not text that looks like the mark', () => {
  const lure = '<script>\' client="load"\'</script><p title=\' client="load"\'> client="load"</p>';
  const html = withPreloads(page('account').replace('<body>', `<body>${lure}`), CHUNKS);
  expect(html).toContain(lure);
  expect(html).toContain(
    '<astro-island component-url="/_astro/Area.js" renderer-url="/_astro/react.js" client="session">',
  );
});

test('a comment that looks like the policy, or like a script, changes nothing', () => {
  const lure =
    '<!-- <meta http-equiv="content-security-policy" content="y"><script src="/_astro/shared.js"> -->';
  const html = withPreloads(page('public').replace('<meta charset', `${lure}<meta charset`), CHUNKS);
  expect(html).toContain(`${lure}<meta charset`);
  expect(preloaded(html)).toContain('/_astro/shared.js');
});
