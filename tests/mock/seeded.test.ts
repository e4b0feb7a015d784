import { freePort } from '#tests/support/listen.ts';
import { startMockServer } from '#tests/support/mockServer.ts';
import { MOCK_PORT } from '#tests/support/sites.ts';
import { expect, test } from '#tests/support/test.ts';

const HEADERS = { authorization: 'Bearer somebody', 'content-type': 'application/json' };

function ask(port: number, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${String(port)}/api/${path}`, { headers: HEADERS, ...init });
}

test('the mock server refuses what the contract does not have', async () => {
  const language = 'language=fr';
  const good = await ask(MOCK_PORT, `accounts/me?${language}`, { method: 'PATCH', body: '{"city":"Lyon"}' });
  expect([good.status, good.headers.get('sl-violations')]).toEqual([200, null]);
  for (const [path, init] of [
    [`accounts/me?${language}`, { method: 'PATCH', body: '{"city":7}' }],
    [`accounts/me?${language}`, { method: 'PATCH', body: '{"town":"Lyon"}' }],
    ['accounts/me', {}],
    [`accounts/me?${language}`, { headers: {} }],
    [`accounts/me/towns?${language}`, {}],
    [`accounts/me/giftcard?${language}`, { method: 'PATCH', body: '{"cardNumber":"0012"}' }],
  ] as const) {
    const refused = await ask(MOCK_PORT, path, init);
    expect(refused.status, `${path} ${JSON.stringify(init)}`).toBeGreaterThanOrEqual(400);
  }
});

test('the mock server names an example that the contract does not allow', async () => {
  const port = await freePort();
  const stop = await startMockServer(port, (contract) =>
    contract.replaceAll('"unpaidBalance":0', '"unpaidBalance":"19,90 €"'),
  );
  const answer = await ask(port, 'accounts/me/subscription?language=fr');
  await stop();
  expect(answer.headers.get('sl-violations')).toContain('unpaidBalance');
});
