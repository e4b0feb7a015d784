import { expect, test } from 'vitest';
import { allCalls } from '../allCalls.ts';
import { documents } from '../files.ts';
import { conform, type Backend, type Report } from './conform.ts';
import { isConforming, printed } from './report.ts';
import { sandboxBackend } from './sandboxBackend.ts';

const contract = await documents();

function run(backend: Backend, write = false): Promise<Report[]> {
  return conform({ documents: contract, backend, write });
}

/** The sandbox with another answer to the requests that begin like this. */
function withAnswer(start: string, answer: (token: boolean) => Response | undefined): Backend {
  const backend = sandboxBackend('subscriber');
  return {
    ...backend,
    async request(target, path, init) {
      const hasToken = new Headers(init.headers).has('authorization');
      const other = `${String(init.method)} ${path}`.startsWith(start) ? answer(hasToken) : undefined;
      return other ?? backend.request(target, path, init);
    },
  };
}

function of(reports: readonly Report[], name: string): Report | undefined {
  return reports.find((report) => report.name === name);
}

test('the sandbox conforms, read and written', async () => {
  const reports = await run(sandboxBackend('subscriber'), true);
  expect(reports.filter(({ verdict, unread }) => verdict === 'differs' || unread.length > 0)).toEqual([]);
  expect(isConforming(reports)).toBe(true);
  expect(reports).toHaveLength((await allCalls()).length);
  expect(reports.filter(({ verdict }) => verdict === 'conforms').length).toBeGreaterThan(40);
});

test('without a token no call of a customer is asked, and without --write nothing is changed', async () => {
  const asked: string[] = [];
  const backend = sandboxBackend('subscriber');
  const request: Backend['request'] = (target, path, init) => {
    asked.push(`${String(init.method)} ${path.split('?')[0] ?? ''}`);
    return backend.request(target, path, init);
  };
  const reports = await run({ ...backend, request, token: undefined });
  expect(asked.filter((call) => !call.startsWith('GET ') || call.includes('/me'))).toEqual([]);
  expect(of(reports, 'GET /api/accounts/me')).toMatchObject({ verdict: 'not asked' });
});

test('[http/drifts-named] a call that the backend does not have is missing, and so is one that breaks', async () => {
  const page = (): Response =>
    new Response('<h1>404</h1>', { status: 404, headers: { 'content-type': 'text/html' } });
  const gone = await run(withAnswer('GET /api/accounts/me/goodies', page));
  expect(of(gone, 'GET /api/accounts/me/goodies')).toMatchObject({ verdict: 'missing' });
  const broken = await run(
    withAnswer('GET /api/accounts/me/goodies', () => {
      throw new Error('connection refused');
    }),
  );
  expect(of(broken, 'GET /api/accounts/me/goodies')).toMatchObject({
    verdict: 'missing',
    note: 'No answer: connection refused',
  });
});

test.each([
  ['without a code', Response.json({ message: 'No' }, { status: 401 }), 'the refusal'],
  ['as text', new Response('Unauthorized', { status: 401 }), 'the refusal'],
  ['that is a success', Response.json({}, { status: 200 }), 'a refusal'],
])('[http/drifts-named] a refusal %s is named', async (_, answer, where) => {
  const reports = await run(
    withAnswer('GET /api/accounts/me?', (hasToken) => (hasToken ? undefined : answer)),
  );
  const { verdict, findings } = of(reports, 'GET /api/accounts/me') ?? {};
  expect(verdict).toBe('differs');
  expect(findings?.map((finding) => finding.where)).toEqual([where]);
});

test('a report says for each difference what the page makes of it, in three forms', async () => {
  const answer = (): Response => Response.json([{ id: 'INV1', name: 'N', date: 'soon', amount: 23.9 }]);
  const reports = await run(withAnswer('GET /api/accounts/me/invoices', answer));
  const invoices = reports.filter(({ name }) => name === 'GET /api/accounts/me/invoices');
  expect(printed(invoices, 'text').split('\n')).toEqual([
    '✗ GET /api/accounts/me/invoices: differs',
    '    [0].status: expected a value; came nothing. The page does as if the value were not there. (Whether it is paid.)',
    '    [0].extractedToNib: expected a value; came nothing. The page does as if the value were not there. (The direct debit has been sent to the bank.)',
    '    [0].date: expected an instant with a zone; came "soon". The page does as if the value were not there. (Date of the invoice.)',
    '    [0].amount: expected integer; came 23.9. The page shows no amount, or a wrong one.',
    '',
    '0 conforms, 1 differs, 0 missing, 0 not asked',
  ]);
  expect(JSON.parse(printed(invoices, 'json'))).toMatchObject([{ verdict: 'differs' }]);
  expect(printed(invoices, 'junit')).toContain('tests="1" failures="1" skipped="0"');
  expect(printed(invoices, 'junit')).toContain('came &quot;soon&quot;');
  expect(isConforming(invoices)).toBe(false);
});
