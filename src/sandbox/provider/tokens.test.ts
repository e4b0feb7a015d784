import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUDIENCE } from './testing/browser.ts';
import { signIn, SITE, startSandbox, type TestSandbox } from './testing/sandbox.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.close());

describe('access tokens', () => {
  test('the API verifies one', async () => {
    const { tokens } = await signIn(sandbox);
    const subject = decodeJwt(tokens.id_token ?? '').sub;
    expect(decodeJwt(tokens.access_token ?? '')).toMatchObject({ aud: AUDIENCE, iss: `${sandbox.origin}/` });
    expect(await sandbox.verifyAccessToken(tokens.access_token ?? '')).toEqual({ subject });
  });

  test('the API refuses an identity token, another key’s token, and what is none', async () => {
    const other = await startSandbox();
    const { tokens } = await signIn(sandbox);
    expect(await sandbox.verifyAccessToken(tokens.id_token ?? '')).toBeUndefined();
    expect(await other.verifyAccessToken(tokens.access_token ?? '')).toBeUndefined();
    expect(await sandbox.verifyAccessToken('nonsense')).toBeUndefined();
    await other.close();
  });

  test.each([
    [299_000, true],
    [300_000, false],
  ])('the API’s clock %i ms on: accepted is %s', async (later, accepted) => {
    let now = Date.now();
    const other = await startSandbox({ now: () => now });
    const { tokens } = await signIn(other);
    now = Number(decodeJwt(tokens.access_token ?? '').iat) * 1000 + later;
    expect((await other.verifyAccessToken(tokens.access_token ?? '')) !== undefined).toBe(accepted);
    await other.close();
  });

  test('/userinfo answers the claims, to the site’s origins', async () => {
    const { tokens } = await signIn(sandbox);
    const ask = (token: string): Promise<Response> =>
      fetch(`${sandbox.origin}/userinfo`, { headers: { authorization: `Bearer ${token}`, origin: SITE } });
    const answer = await ask(tokens.access_token ?? '');
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(await answer.json()).toMatchObject({ email: 'subscriber@lumen.test' });
    expect((await ask('nonsense')).status).toBe(401);
  });
});
