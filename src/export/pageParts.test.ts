import { expect, test } from 'vitest';
import { dynamicImports, pageParts, staticImports } from './pageParts.ts';

test('scripts are files, module preloads and what islands name; text is told from data', () => {
  const html = `
    <link rel="modulepreload" href="/_astro/a.js"><link href=/_astro/p.js as=script rel=preload>
    <script type="module" src="/_astro/b.js"></script>
    <script>one()</script><script type="module">two()</script>
    <script type="application/json">{"no":1}</script>
    <astro-island uid="1" props="{&quot;a&quot;:[0,&quot;>&quot;]}" component-url="/_astro/c.js" renderer-url="/_astro/r.js" client="load"></astro-island>`;
  expect(pageParts(html)).toMatchObject({
    scripts: ['/_astro/b.js', '/_astro/a.js', '/_astro/p.js', '/_astro/c.js', '/_astro/r.js'],
    inlineScripts: ['one()', 'two()'],
  });
});

test('styles are linked sheets and style elements', () => {
  const html =
    '<link rel="stylesheet" href="/_astro/a.css"><link rel="icon" href="/i.svg"><style>b{}</style>';
  expect(pageParts(html)).toMatchObject({ styles: ['/_astro/a.css'], inlineStyles: ['b{}'] });
});

test('what a comment or a noscript element holds is not loaded', () => {
  const html =
    '<!-- <script src="/a.js"></script> --><noscript><link rel="stylesheet" href="/n.css"></noscript>';
  expect(pageParts(html)).toEqual({
    scripts: [],
    islands: [],
    inlineScripts: [],
    styles: [],
    inlineStyles: [],
  });
});

test.each([
  ['an attribute with an angle bracket', '<script data-a="a>b" src="/a.js"></script>'],
  ['upper case and no quotes', '<SCRIPT TYPE=MODULE SRC=/a.js></SCRIPT>'],
  ['a relation among others', '<LINK REL="Preload ModulePreload" HREF=/a.js>'],
  ['an end tag with a space', '<script src="/a.js"></script >'],
  ['behind a comment with markup', '<!-- <noscript> --><script src="/a.js"></script><!-- </noscript> -->'],
  ['behind a script with a tag in a string', '<script>"<noscript>"</script><script src="/a.js"></script>'],
])('a script is found: %s', (_, html) => {
  expect(pageParts(html).scripts).toEqual(['/a.js']);
});

test.each([
  ['in a template', '<template><script src="/a.js"></script><style>b{}</style></template>'],
  ['in a text field', '<textarea><script src="/a.js"></script></textarea>'],
  ['in an attribute', '<p title="<script src=/a.js></script><style>b{}</style>"></p>'],
  ['in a comment that ends late', '<!-- > <script src="/a.js"></script> -->'],
  ['in a data block', '<script type="application/ld+json">{"a":"<style>b{}"}</script>'],
])('nothing is loaded %s', (_, html) => {
  expect(pageParts(html)).toMatchObject({ scripts: [], inlineScripts: [], inlineStyles: [] });
});

test('every type that a browser runs is a script', () => {
  const types = ['TEXT/JavaScript', 'application/javascript', 'text/x-ecmascript', 'importmap'];
  const html = types.map((type) => `<script type="${type}">${type}</script>`).join('');
  expect(pageParts(html).inlineScripts).toEqual(types);
});

test.each([
  ['import{a as b}from"./a.js";', ['./a.js']],
  ["import './a.js'", ['./a.js']],
  [
    'import t,{n}from"./a.js";import"./b.js";export*from"../c.js";export{x}from"./d.js"',
    ['./a.js', './b.js', '../c.js', './d.js'],
  ],
  ['const f=()=>import("./lazy.js")', []],
  ['Array.from("abc")', []],
])('static imports of %s', (code, imports) => {
  expect(staticImports(code)).toEqual(imports);
});

test('what is asked for later, in any quotes, static imports aside', () => {
  const code =
    'import"./a.js";f(()=>accountScript("b"));g(()=>accountScript(`c.fr`),[]);accountScript( \'d\' )';
  expect(dynamicImports(code)).toEqual(['b', 'c.fr', 'd']);
});
