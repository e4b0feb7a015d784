import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FIRST_SITE } from '#sites/sites.ts';
import { followableFooter, getFooter } from './contract.ts';

function parsed(answer: unknown) {
  return v.parse(getFooter.answer, answer);
}

function columnOf(element: unknown) {
  return parsed({ columns: [{ title: 'Lumen', elements: [{ title: 'Presse', url: '/fr/' }, element] }] })
    .columns[0]?.elements[1];
}

test('[calls/get-footer] shows, columns and social networks', () => {
  expect(
    parsed({
      shows: [{ title: 'Dune', slug: 'dune', isMovie: true }],
      columns: [{ title: 'Lumen', elements: [{ title: 'Presse', url: 'https://x.example/', newTab: true }] }],
      socialNetworks: [{ url: 'https://i.example/lumen', label: 'instagram' }],
    }),
  ).toEqual({
    shows: [{ title: 'Dune', slug: 'dune', isMovie: true }],
    columns: [
      {
        title: 'Lumen',
        elements: [{ title: 'Presse', url: 'https://x.example/', cookie: false, newTab: true }],
      },
    ],
    socialNetworks: [{ url: 'https://i.example/lumen', label: 'instagram' }],
  });
});

test.each([{}, { shows: null, columns: null, socialNetworks: null }, { shows: 'x', columns: 1 }])(
  '[http/tolerates-unlisted-shapes] %j has nothing to show, and is no failure',
  (answer) => {
    expect(parsed(answer)).toEqual({ shows: [], columns: [], socialNetworks: [] });
  },
);

test('[shell/footer-new-tab] newTab is off unless it is true', () => {
  expect(columnOf({ title: 'A', url: '/a' })).toMatchObject({ newTab: false });
  expect(columnOf({ title: 'A', url: '/a', newTab: null })).toMatchObject({ newTab: false });
  expect(columnOf({ title: 'A', url: '/a', newTab: true })).toMatchObject({ newTab: true });
});

test('[shell/footer-cookie-entry] a cookie entry needs no address, and what address it has is not kept', () => {
  expect(columnOf({ title: 'Cookies', cookie: true, url: 'javascript:alert(1)' })).toEqual({
    title: 'Cookies',
    cookie: true,
  });
});

test.each(['javascript:alert(1)', 'http://x.example/', '', undefined, 4])(
  '[http/server-text-is-text] an entry to %j is left out',
  (url) => {
    expect(columnOf({ title: 'A', url })).toBeUndefined();
    expect(parsed({ socialNetworks: [{ label: 'x', url }] }).socialNetworks).toEqual([]);
  },
);

test('what has no words is left out: entries, shows without a slug, columns without entries', () => {
  expect(columnOf({ title: '', url: '/a' })).toBeUndefined();
  expect(parsed({ shows: [{ title: 'Dune' }, { slug: 'dune' }] }).shows).toEqual([]);
  expect(parsed({ columns: [{ title: 'Empty', elements: [] }] }).columns).toEqual([]);
});

test('[decisions/trusted-host-lists] what leads to no page and no listed host is left out, and a column with nothing else', () => {
  const site = { ...FIRST_SITE, domain: 'chain.example', linkHosts: ['i.example'] };
  const answer = parsed({
    columns: [
      {
        title: 'Lumen',
        elements: [
          { title: 'Presse', url: 'https://www.chain.example/fr/press/' },
          { title: 'Compte', url: '/api/ec/cancel/40' },
          { title: 'Cookies', cookie: true },
        ],
      },
      { title: 'Ailleurs', elements: [{ title: 'A', url: 'https://evil.example/' }] },
    ],
    socialNetworks: [
      { url: 'https://i.example/lumen', label: 'instagram' },
      { url: 'https://x.example/lumen', label: 'x' },
    ],
  });
  const { columns, socialNetworks } = followableFooter(answer, site);
  expect(columns.map(({ elements }) => elements.map(({ title }) => title))).toEqual([['Presse', 'Cookies']]);
  expect(socialNetworks.map(({ label }) => label)).toEqual(['instagram']);
});
