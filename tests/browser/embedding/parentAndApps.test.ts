import { readFile } from 'node:fs/promises';
import { TEST_FOLDER } from '#tools/folders.ts';
import { typeBirthDate } from '#tests/support/birthDate.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';
import { ParentWindow } from '#tests/support/parentWindow.ts';
import { startProxy } from '#tests/support/proxy.ts';
import { quiet } from '#tests/support/quiet.ts';
import { siteUrl, TEST_PORT } from '#tests/support/sites.ts';

declare global {
  interface Window {
    tellAndroid?: (body: unknown) => void;
    tellIos?: (name: string, body: unknown) => void;
  }
}

const ANDROID_WEBVIEW =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/UQ1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36';
const FRENCH = siteUrl('fr');

test.describe('in a frame of the catalogue site', () => {
  let parent: ParentWindow | undefined;
  test.afterEach(() => parent?.close());

  test('[shell/header-hidden, shell/footer-hidden, embedding/parent-window, shell/shell-per-page] a signed-in customer sees the page without header and footer', async ({
    page,
    signIn,
  }) => {
    await signIn('subscriber');
    parent = await ParentWindow.open(page, `${FRENCH}/fr/profile/`);
    await expect(parent.frame.locator('html[data-ready]')).toBeAttached();
    await expect(parent.frame.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(parent.frame.getByRole('contentinfo')).toHaveCount(0);
    await expect(parent.frame.getByRole('banner')).toHaveCount(0);
    expect(parent.told).toEqual([]);
  });

  test('[embedding/catalogue-in-parent, embedding/hello] the page says hello when it is asked, and a link to the catalogue opens in place of the parent @nightly', async ({
    page,
    signIn,
  }) => {
    await signIn('casual');
    parent = await ParentWindow.open(page, `${FRENCH}/fr/subscription/`);
    const link = parent.frame.locator('main a[href^="https://www."]').first();
    await expect(link).toBeVisible();
    await parent.say({ type: 'hello' });
    await expect.poll(() => parent?.messages).toMatchObject([{ type: 'hello', version: 1 }]);
    const left = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
    );
    await link.click();
    expect((await left).url()).toMatch(/^https:\/\/www\./);
  });

  test('[embedding/close-message] a registration tells the parent to close, once', async ({
    page,
    signIn,
  }) => {
    await signIn('unregistered', '/fr/register/');
    parent = await ParentWindow.open(page, `${FRENCH}/fr/register/`);
    const { frame } = parent;
    await typeBirthDate(frame, '1990-05-17');
    await frame.getByRole('checkbox', { name: 'conditions générales' }).check();
    await frame.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect.poll(() => parent?.told).toEqual([{ data: { type: 'close' }, origin: FRENCH }]);
  });

  test('[embedding/host-signs-in] for a visitor the page asks the parent to sign in, and then opens', async ({
    page,
    context,
  }) => {
    parent = await ParentWindow.open(page, `${FRENCH}/fr/profile/`);
    const { frame } = parent;
    await expect(frame.getByRole('heading', { name: 'Connectez-vous pour continuer' })).toBeVisible();
    await expect.poll(() => parent?.messages).toEqual([{ type: 'refresh-login' }]);
    await expect(frame.locator('html[data-ready]')).toBeAttached();

    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      frame.getByRole('link', { name: 'Ouvrir mon compte ici' }).click(),
    ]);
    await choosePersona(tab, 'subscriber');
    await ready(tab);
    expect(new URL(tab.url()).pathname, 'the same page, in a tab of its own').toBe('/fr/profile/');

    await parent.say({ type: 'refresh-login' });
    await expect(frame.getByRole('heading', { level: 1, name: /profil/i })).toBeVisible();
  });

  test('[decisions/trusted-host-lists] a sign-out message of the parent ends the session; malformed and foreign messages are ignored', async ({
    page,
    signIn,
  }) => {
    await signIn('subscriber');
    parent = await ParentWindow.open(page, `${FRENCH}/fr/profile/`);
    const { frame } = parent;
    const heading = frame.getByRole('heading', { level: 1, name: /profil/i });
    await expect(heading).toBeVisible();
    for (const message of ['logout', { type: 'LOGOUT' }, { type: ['logout'] }, null, 7, { logout: true }])
      await parent.say(message);
    await frame.locator('body').evaluate(() => postMessage({ type: 'logout' }, '*'));
    await expect(heading).toBeVisible();
    expect(parent.told).toEqual([]);

    await parent.say({ type: 'logout' });
    await expect(frame.getByRole('heading', { name: 'Connectez-vous pour continuer' })).toBeVisible();
    await expect(heading).toBeHidden();
  });

  test('[decisions/trusted-host-lists] a page of another site cannot frame it', async ({ page, signIn }) => {
    await signIn('subscriber');
    const refused: string[] = [];
    page.on('console', (message) => refused.push(message.text()));
    parent = await ParentWindow.open(page, `${FRENCH}/fr/profile/`, '127.0.0.1');
    // Our page refuses the frame, not the provider's page that it might lead to.
    await expect
      .poll(() => refused.join())
      .toMatch(/localhost:\d+.*frame-ancestors 'self' http:\/\/localhost:\*/);
    await expect
      .poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-error:')))
      .toBe(true);
    expect(parent.told).toEqual([]);
  });

  test('[decisions/trusted-host-lists] on a host that leaves our headers out, a page of another site frames it and gets no answer', async ({
    page,
  }) => {
    const profile = '/fr/profile/';
    const html = await readFile(`${TEST_FOLDER}/fr${profile}index.html`, 'utf8');
    const { port, stop } = await startProxy(TEST_PORT, (path) => (path === profile ? html : undefined));
    parent = await ParentWindow.open(page, `http://localhost:${String(port)}${profile}`, '127.0.0.1');
    const { frame } = parent;
    await expect(frame.getByRole('heading', { name: 'Connectez-vous pour continuer' })).toBeVisible();
    await frame.locator('body').evaluate(() => {
      addEventListener('message', ({ data }) => {
        if (data === 'last') window.parent.postMessage('all heard', '*');
      });
    });
    for (const message of [{ type: 'hello' }, { type: 'logout' }, 'last']) await parent.say(message);
    await expect.poll(() => parent?.messages).toEqual(['all heard']);
    await stop();
  });
});

test.describe('in an app', () => {
  test('[embedding/android-webview, embedding/logout-message] Android receives messages as text; its webview signs in through the app, or on the page if the app does not', async ({
    browser,
  }) => {
    const context = await browser.newContext({ userAgent: ANDROID_WEBVIEW, baseURL: FRENCH });
    const told: string[] = [];
    await context.exposeFunction('tellAndroid', (body: unknown) => told.push(String(body)));
    await context.addInitScript(() => {
      Object.assign(window, {
        // Java receives text and numbers; an object arrives as null.
        Android: {
          postMessage: (body: unknown) => window.tellAndroid?.(typeof body === 'object' ? null : body),
        },
      });
    });
    const page = await context.newPage();
    await page.goto('/fr/profile/');
    await expect(page.getByRole('heading', { name: 'Connectez-vous pour continuer' })).toBeVisible();
    await expect.poll(() => told).toEqual(['{"type":"refresh-login"}']);

    await page.getByRole('link', { name: 'Ouvrir mon compte ici' }).click();
    await choosePersona(page, 'subscriber');
    await ready(page);
    await expect(page).toHaveURL(({ pathname }) => pathname === '/fr/profile/');
    await expect(page.getByRole('banner')).toHaveCount(0);

    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect.poll(() => told).toContain('{"type":"logout"}');
    await context.close();
  });

  test('[embedding/ios-webview] iOS receives messages through one handler each, and a missing handler does no harm', async ({
    page,
    sandbox,
    signIn,
  }) => {
    const told: unknown[] = [];
    await page.exposeFunction('tellIos', (name: string, body: unknown) => told.push([name, body]));
    await page.addInitScript(() => {
      const handler = (name: string) => ({
        postMessage: (body: unknown) => window.tellIos?.(name, body),
      });
      Object.assign(window, { webkit: { messageHandlers: { close: handler('close') } } });
    });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await quiet(sandbox);
    await signIn('subscriber', '/fr/profile/');
    await expect(
      page.getByRole('banner'),
      '[shell/shell-per-page] the app has a header of its own',
    ).toHaveCount(0);
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.locator('button[value="subscriber"]').waitFor();
    expect(told).toEqual([]);
    expect(errors).toEqual([]);
  });
});

test('[embedding/silent-when-standalone] a page in a tab of its own sends no messages and causes no errors @nightly', async ({
  page,
  signIn,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    const send = window.postMessage.bind(window);
    window.postMessage = (...args: unknown[]) => {
      const [data] = args;
      if (typeof data === 'object' && data !== null && 'type' in data) console.error('told', data.type);
      Reflect.apply(send, window, args);
    };
  });
  await signIn('subscriber', '/fr/profile/');
  await page
    .getByRole('button', { name: /mon compte/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
  await page.locator('button[value="subscriber"]').waitFor();
  expect(errors).toEqual([]);
});

test('the page opens without the storage that the browser denies', async ({ page, signIn }) => {
  await signIn('subscriber');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const path of ['/fr/', '/fr/profile/', '/fr/tickets/']) {
    await page.goto(`${FRENCH}${path}`);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(errors).toEqual([]);
});
