import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authorizationRequest, newBrowser, webMessage, type TestBrowser } from './testing/browser.ts';
import { exchange, signIn, SITE, startSandbox, type TestSandbox } from './testing/sandbox.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.close());

const popup = { response_mode: 'web_message', redirect_uri: `${SITE}/callback/` };

async function link(browser: TestBrowser, connection: string): Promise<Record<string, unknown>> {
  const transaction = authorizationRequest(sandbox.origin, { ...popup, connection });
  const page = await browser.follow(transaction.url);
  const { response } = await browser.submit(page.url.href, { action: 'default' });
  const { code = '' } = await webMessage(response);
  const { body } = await exchange(sandbox, transaction, code);
  expect(decodeJwt(body.access_token ?? '').sub).toBe(decodeJwt(body.id_token ?? '').sub);
  return decodeJwt(body.id_token ?? '');
}

async function silentSubject(browser: TestBrowser): Promise<string | undefined> {
  const transaction = authorizationRequest(sandbox.origin, { ...popup, prompt: 'none' });
  const { code } = await webMessage((await browser.follow(transaction.url)).response);
  if (code === undefined) return undefined;
  return decodeJwt((await exchange(sandbox, transaction, code)).body.id_token ?? '').sub;
}

describe('[identity/linking-in-a-popup] a popup with connection=', () => {
  test.each([
    ['facebook', 'Camille Laurent'],
    ['apple', 'Camille L.'],
    ['google-oauth2', 'Camille Laurent'],
  ])('%s gives a throw-away identity, and the customer’s session stays', async (connection, name) => {
    const { browser, tokens } = await signIn(sandbox);
    const customer = decodeJwt(tokens.id_token ?? '').sub;
    const claims = await link(browser, connection);
    expect(claims.sub).toMatch(new RegExp(`^${connection}\\|.+`));
    expect(claims).toMatchObject({ name, email_verified: true });
    expect(await silentSubject(browser)).toBe(customer);
    expect(sandbox.accounts.ended).not.toContain(customer);
    expect(sandbox.accounts.bound.map(({ subject }) => subject)).not.toContain(claims.sub);
  });

  test('it asks every time, and each time for another identity', async () => {
    const { browser, tokens } = await signIn(sandbox);
    const first = await link(browser, 'facebook');
    const second = await link(browser, 'facebook');
    expect(first.sub).not.toBe(second.sub);
    expect(await silentSubject(browser)).toBe(decodeJwt(tokens.id_token ?? '').sub);
  });

  test('it signs nobody in who was not', async () => {
    const browser = newBrowser();
    await link(browser, 'apple');
    expect(browser.cookie('sandbox')).toBeDefined();
    expect(await silentSubject(browser)).toBeUndefined();
  });

  test('its page names the account, in the language asked for', async () => {
    const request = authorizationRequest(sandbox.origin, {
      ...popup,
      connection: 'facebook',
      ui_locales: 'nl',
    });
    const { response } = await newBrowser().follow(request.url);
    const html = (await response?.text()) ?? '';
    expect(html).toContain('Doorgaan als Camille Laurent');
    expect(html).not.toContain('name="persona"');
  });

  test('Cancel answers access_denied', async () => {
    const browser = newBrowser();
    const page = await browser.follow(
      authorizationRequest(sandbox.origin, { ...popup, connection: 'apple' }).url,
    );
    const { response } = await browser.submit(page.url.href, { action: 'cancel' });
    expect(await webMessage(response)).toMatchObject({ error: 'access_denied' });
  });

  test('with prompt=none it answers login_required', async () => {
    const { browser } = await signIn(sandbox);
    const request = authorizationRequest(sandbox.origin, { ...popup, connection: 'apple', prompt: 'none' });
    expect(await webMessage((await browser.follow(request.url)).response)).toMatchObject({
      error: 'login_required',
    });
  });

  test('another connection is an ordinary sign-in', async () => {
    const request = authorizationRequest(sandbox.origin, { connection: 'Username-Password-Authentication' });
    const { response } = await newBrowser().follow(request.url);
    expect(await response?.text()).toContain('name="persona"');
  });

  test('the inner path is closed to requests from outside', async () => {
    const request = authorizationRequest(sandbox.origin, popup).url.replace('/authorize', '/linking');
    expect((await newBrowser().open(request)).status).toBe(404);
  });
});
