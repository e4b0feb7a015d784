import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authorizationRequest, newBrowser, type Stop } from './testing/browser.ts';
import { BELGIAN_SITE, SITE, startSandbox, type TestSandbox } from './testing/sandbox.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.close());

async function loginPage(request: Record<string, string | undefined> = {}): Promise<Stop & { html: string }> {
  const stop = await newBrowser().follow(authorizationRequest(sandbox.origin, request).url);
  return { ...stop, html: (await stop.response?.text()) ?? '' };
}

describe('the sign-in page', () => {
  test.each([
    ['nl', 'nl', 'Kies een klant'],
    ['fr-FR en', 'fr', 'Choisissez un client'],
    ['xx en', 'en', 'Choose a customer'],
    ['xx', 'fr', 'Choisissez un client'],
    [undefined, 'fr', 'Choisissez un client'],
  ])('[identity/login-sends-locale] ui_locales %s gives it in %s', async (ui_locales, language, heading) => {
    const { html } = await loginPage({ ui_locales });
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(heading);
    expect(html).toContain(`Everything on (${language})`);
  });

  test('the Dutch site’s own language is Dutch', async () => {
    const { html } = await loginPage({
      client_id: 'lumen-nl',
      redirect_uri: 'http://localhost:4322/callback/',
    });
    expect(html).toContain('<html lang="nl">');
  });

  test('[sites/words-in-texts] it and the page of a linked identity name the chain of the client', async () => {
    const client = { client_id: 'zz', redirect_uri: `${BELGIAN_SITE}/callback/`, ui_locales: 'nl' };
    const { html } = await loginPage(client);
    expect(html).toContain('<title>Inloggen · Ciné Zeven Zalen</title>');
    expect(html).toContain('<p class="brand">Ciné Zeven Zalen</p>');
    const linking = await loginPage({ ...client, connection: 'apple' });
    expect(linking.html).toContain('Ciné Zeven Zalen krijgt de naam');
    for (const page of [html, linking.html]) expect(page).not.toMatch(/lumen/i);
  });

  test('lists the personas as buttons, each with its line', async () => {
    const { html } = await loginPage({ ui_locales: 'en' });
    expect(html).toMatch(
      /<button type="submit" name="persona" value="subscriber"><strong>Sophie<\/strong> <span>Everything on/,
    );
    expect(html).toContain('<strong>Chris &#60;&#38;&#62;</strong>');
  });

  test('cannot be framed, has no script, and styles itself by a hash', async () => {
    const { html, response } = await loginPage();
    expect(response?.headers.get('x-frame-options')).toBe('deny');
    expect(html).not.toMatch(/<script|style=|\son\w+=/);
    const policy = response?.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /default-src 'none'; style-src 'sha256-[\w+/]+=*'; form-action 'self' http:\/\/localhost:4321 /,
    );
  });

  test('a wrong password is said, and the typed e-mail stays', async () => {
    const browser = newBrowser();
    const page = await browser.follow(authorizationRequest(sandbox.origin, { ui_locales: 'en' }).url);
    const username = '"x"<b>@lumen.test';
    const { response } = await browser.submit(page.url.href, { username, password: 'popcorn' });
    const html = (await response?.text()) ?? '';
    expect(response?.status).toBe(400);
    expect(html).toMatch(/role="alert"[^>]*>The e-mail address or password is not right/);
    expect(html).toContain('value="&#34;x&#34;&#60;b&#62;@lumen.test"');
    expect(html).not.toContain('popcorn');
    const again = await browser.submit(page.url.href, { username: 'casual@lumen.test', password: 'lumen' });
    expect(again.url.origin).toBe(SITE);
  });

  test('a persona that is not listed signs nobody in', async () => {
    const browser = newBrowser();
    const page = await browser.follow(authorizationRequest(sandbox.origin).url);
    expect((await browser.submit(page.url.href, { persona: 'nobody' })).response?.status).toBe(400);
  });

  test('the e-mail of login_hint stands in its field', async () => {
    expect((await loginPage({ login_hint: 'a@b.test' })).html).toContain('value="a@b.test"');
  });

  test('[identity/callback-failure-page] Cancel leads back with access_denied', async () => {
    const browser = newBrowser();
    const page = await browser.follow(authorizationRequest(sandbox.origin).url);
    const { url } = await browser.submit(page.url.href, { action: 'cancel' });
    expect(url.origin + url.pathname).toBe(`${SITE}/callback/`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      error: 'access_denied',
      state: 'the-state',
    });
  });

  test('a sign-in that is over says so, in the browser’s language', async () => {
    const response = await newBrowser().open(`${sandbox.origin}/u/login?state=gone`, {
      headers: { 'accept-language': 'nl-NL,nl;q=0.9' },
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Deze inlogpoging is verlopen');
  });
});
