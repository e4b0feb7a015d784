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

test('dynamic imports in any quotes, static ones aside', () => {
  const code = 'import"./a.js";f(()=>import("./b.js"));g(()=>import(`./c.js`),[]);import( \'./d.js\' )';
  expect(dynamicImports(code)).toEqual(['./b.js', './c.js', './d.js']);
});
