import { expect, test } from 'vitest';
import { faultProblems, faultTally, tallyTable } from './faultTally.ts';

const CALLS = ['GET /api/a', 'GET /api/show/{slug}', 'GET /api/show/sf/{id}', 'POST /api/a', 'GET /api/none'];

function report(...descriptions: [type: string, description: string][]): string {
  const annotations = descriptions.map(([type, description]) => ({ type, description }));
  return JSON.stringify({ suites: [{ suites: [{ specs: [{ tests: [{ annotations }] }] }] }] });
}

test('cases are counted by call, and those that did not hold are named', () => {
  const json = report(
    ['fault-case', 'GET /api/a @ /fr/ · 500'],
    ['fault-case', 'GET /api/a @ /fr/ · hang'],
    ['fault-case', 'POST /api/a · 500'],
    ['fault-held', 'GET /api/a @ /fr/ · 500'],
    ['fault-held', 'POST /api/a · 500'],
    ['issue', 'something else'],
  );
  const { tallies, broken } = faultTally(json, CALLS);
  expect(tallies.find(({ call }) => call === 'GET /api/a')).toEqual({
    call: 'GET /api/a',
    held: 1,
    total: 2,
  });
  expect(tallies.find(({ call }) => call === 'POST /api/a')).toMatchObject({ held: 1, total: 1 });
  expect(tallies.find(({ call }) => call === 'GET /api/none')?.total).toBe(0);
  expect(broken).toEqual(['GET /api/a @ /fr/ · hang']);
  expect(faultProblems({ tallies, broken }, [])).toEqual([
    'not held: GET /api/a @ /fr/ · hang',
    'without a case: GET /api/show/{slug}',
    'without a case: GET /api/show/sf/{id}',
    'without a case: GET /api/none',
  ]);
  expect(tallyTable(tallies)).toMatch(/GET \/api\/a +1\/2\n[^]*2\/3 cases held$/);
});

test('what varies in a path fits any segment, and the line that says most of it wins', () => {
  const json = report(['fault-case', 'GET /api/show/* · 500'], ['fault-case', 'GET /api/show/sf/7 · 500']);
  const totals = faultTally(json, CALLS).tallies.map(({ total }) => total);
  expect(totals).toEqual([0, 1, 1, 0, 0]);
});

test('an action that a component test names has its cases there', () => {
  const { tallies, broken } = faultTally(report(), [
    'POST /api/show/{slug}',
    'PATCH /api/a',
    'GET /api/b/{id}',
    'POST /api/none',
  ]);
  const source = `
const A = '/api/a';
const B = 'GET /api/b/*';
testEachFault('a rating', { call: 'POST /api/show/*', act });
testEachFault('a', { call: \`PATCH \${A}\`, act });
testEachFault('b', { call: B, act });
backend.calls('POST /api/none');`;
  expect(faultProblems({ tallies, broken }, [source])).toEqual(['without a case: POST /api/none']);
});
