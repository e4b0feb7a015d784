import { describe, expect, test } from 'vitest';
import { reportOf, vitalOf } from './rules.ts';

const PAGE = { route: 'tickets', language: 'fr', release: 'Ab-12_cd', connection: '4g' };

function thrownAt(place: string): Error {
  return Object.assign(new Error('x'), { stack: `Error: x\n    at ${place}` });
}

describe('[decisions/failures-are-reported] a text is part of a report as far as its form allows', () => {
  test.each([
    ['a', true],
    ['Z', true],
    ['home, hero: a/b_c-d {e}', true],
    [`a${'b'.repeat(79)}`, true],
    [`a${'b'.repeat(80)}`, false],
    [' a', false],
    ['a1', false],
    ['1a', false],
    ['a\n', false],
    ['a.b', false],
  ])('the name %j: %s', (name, isKept) => {
    expect(reportOf({ kind: 'policy', name }, PAGE)?.name).toBe(isKept ? name : '');
    expect(vitalOf({ name: 'LCP', value: 1 }, { ...PAGE, route: name })?.route).toBe(isKept ? name : '');
  });

  test.each([
    ['GET /api', true],
    ['POST /v2/a-b/{id}/c', true],
    ['PUT /1.2.30/a', false],
    ['PUT /1.2.3/a', true],
    ['PATCH /api/{id}.pdf', true],
    ['DELETE /api/{id}.jpg', true],
    ['GET /api/v2/{id}.png', false],
    ['GET /api/v12', false],
    [`GET /v1/${'a'.repeat(30)}`, true],
    [`GET /v1/${'a'.repeat(31)}`, false],
    [`GET /v1/{${'a'.repeat(20)}}`, true],
    [`GET /v1/{${'a'.repeat(21)}}`, false],
    ['GET /v1/{}', false],
    ['GET /v1/{a1}', false],
    [`GET /v1${'/a'.repeat(9)}`, true],
    [`GET /v1${'/a'.repeat(10)}`, false],
    ['HEAD /v1/a', false],
    ['GET v1', false],
    [' GET /v1/a', false],
    ['GET /v1/a ', false],
    ['GET  /v1/a', false],
  ])('the call %j: %s', (name, isKept) => {
    expect(reportOf({ kind: 'call', name, outcome: '500' }, PAGE)?.name).toBe(isKept ? name : '');
  });

  test.each([
    ['a', true],
    ['timeout', true],
    ['a'.repeat(20), true],
    ['a'.repeat(21), false],
    ['503', true],
    ['50', false],
    ['5033', false],
    ['Timeout', false],
    ['a1', false],
    ['', false],
  ])('the outcome %j: %s', (outcome, isKept) => {
    expect(reportOf({ kind: 'call', name: 'GET /api/a', outcome }, PAGE)?.outcome).toBe(
      isKept ? outcome : '',
    );
  });

  test.each([
    ['https://c.chain.example/_astro/a.b-1@2_C.js', 'a.b-1@2_C.js'],
    ['/_astro/a.js:1:2', 'a.js:1:2'],
    ['/_astro/a.js:1234567:7654321', 'a.js:1234567:7654321'],
    ['/_astro/a.js:12345678:1', 'a.js'],
    ['/_astro/a.js:1', 'a.js'],
    ['/_astro/a.css', ''],
    ['/astro/a.js', ''],
    ['/_astro/.js', ''],
    ['/_astro/a/b.js', ''],
    [`/_astro/${'a'.repeat(80)}.js`, `${'a'.repeat(80)}.js`],
    [`/_astro/${'a'.repeat(81)}.js`, ''],
  ])('the place %j: %j', (place, kept) => {
    expect(reportOf({ kind: 'script', place }, PAGE)?.place).toBe(kept);
    expect(reportOf({ kind: 'uncaught', error: thrownAt(place) }, PAGE)?.place).toBe(kept);
  });

  test.each(['slow-2g', '2g', '3g', '4g', undefined])('the connection %s', (connection) => {
    expect(vitalOf({ name: 'LCP', value: 1 }, { ...PAGE, connection })?.connection).toBe(connection);
  });
});
