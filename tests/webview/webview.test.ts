import { siteUrl } from '#tests/support/sites.ts';
import { HANDLERS, click, expect, fill, ready, shellParts, signIn, test, text } from './app.ts';

const FRENCH = siteUrl('fr');

test('[embedding/ios-webview, embedding/logout-message] the page asks the app to sign in, has neither header nor footer, and tells the app of the sign-out', async ({
  app,
}) => {
  const view = app();
  await view.open(`${FRENCH}/fr/profile/`);
  await expect.poll(() => text(view)).toContain('Connectez-vous pour continuer');
  expect(view.told).toEqual([['refresh-login', { type: 'refresh-login' }]]);
  expect(await shellParts(view)).toEqual([]);

  await signIn(view, 'subscriber', '/fr/profile/');
  expect(await view.run(() => location.pathname, undefined)).toBe('/fr/profile/');
  expect(await shellParts(view), '[shell/shell-per-page] the app has a header of its own').toEqual([]);

  view.told.length = 0;
  await click(view, 'button', 'Se déconnecter');
  await expect.poll(() => view.told).toContainEqual(['logout', { type: 'logout' }]);
  expect(view.windows).toEqual([]);
  expect(view.problems).toEqual([]);
});

test('[embedding/close-message] registering tells the app to close, once', async ({ app }) => {
  const view = app();
  await signIn(view, 'unregistered', '/fr/register/');
  await fill(view, 'Jour', '17');
  await fill(view, 'Mois', '05');
  await fill(view, 'Année', '1990');
  await click(view, 'label', 'conditions générales');
  view.told.length = 0;
  await click(view, 'button', 'Créer mon compte');
  await expect.poll(() => view.run(() => location.pathname, undefined).catch(() => '')).toBe('/fr/');
  await ready(view);
  expect(view.told).toEqual([['close', { type: 'close' }]]);
  expect(view.problems).toEqual([]);
});

test('[embedding/refresh-login-message] a new e-mail address tells the app to renew its session, before the page loads again', async ({
  app,
}) => {
  const view = app();
  await signIn(view, 'subscriber', '/fr/profile/');
  view.told.length = 0;
  await click(view, 'button', 'Changer d’adresse');
  await fill(view, 'Mot de passe', 'popcorn');
  await click(view, 'dialog button', 'Continuer');
  await fill(view, 'Nouvelle adresse e-mail', 'ana@nouveau.test');
  await fill(view, 'Confirmez l’adresse', 'ana@nouveau.test');
  await view.run(() => {
    Object.assign(window, { before: true });
  }, undefined);
  await click(view, 'dialog button', 'Changer d’adresse');
  await expect.poll(() => view.told).toEqual([['refresh-login', { type: 'refresh-login' }]]);
  await expect.poll(() => text(view)).toContain('Votre adresse a changé');
  expect(await view.run(() => 'before' in window, undefined), 'loaded again').toBe(false);
  expect(view.problems).toEqual([]);
});

test('[embedding/typed-messages] a file goes to the app as a whole, and no window is requested', async ({
  app,
}) => {
  const view = app();
  await signIn(view, 'subscriber', '/fr/subscription/');
  view.told.length = 0;
  await click(view, 'button', 'Ouvrir le contrat');
  await expect.poll(() => view.told).toHaveLength(1);
  const [[handler, body] = []] = view.told;
  const { base64, ...file } = body as Record<string, string>;
  expect(handler).toBe('download');
  expect(file).toEqual({ type: 'download', name: 'contrat-a-2025-100342.pdf', mime: 'application/pdf' });
  expect(atob(base64 ?? '')).toMatch(/^%PDF-[^]*%%EOF\n$/);
  expect(view.windows).toEqual([]);
});

test('[embedding/missing-bridge-harmless] an app with one of the four handlers receives that message, and everything else works', async ({
  app,
}) => {
  const view = app({ handlers: ['close'] });
  await signIn(view, 'subscriber', '/fr/profile/');
  expect(await shellParts(view), 'it is an app all the same').toEqual([]);
  await click(view, 'button', 'Se déconnecter');
  await expect.poll(() => text(view)).toContain('Connectez-vous pour continuer');
  expect(view.told).toEqual([]);
  expect(view.problems).toEqual([]);
});

test('[embedding/silent-when-standalone] a view without a bridge is a browser, with the whole shell and the site’s own sign-in', async ({
  app,
}) => {
  const view = app({ handlers: [] });
  await view.open(`${FRENCH}/fr/profile/`);
  await expect.poll(() => view.run(() => location.origin, undefined).catch(() => FRENCH)).not.toBe(FRENCH);
  await click(view, 'button[value="casual"]', '');
  await ready(view);
  expect(await shellParts(view)).toEqual(expect.arrayContaining(['HEADER', 'FOOTER']));
  expect(view.problems).toEqual([]);
});

test('a view without storage opens the page', async ({ app }) => {
  const view = app({ handlers: HANDLERS, storage: false });
  await signIn(view, 'subscriber', '/fr/tickets/');
  expect(
    await view.run(() => {
      try {
        return (localStorage as Storage | null) === null ? 'none' : 'there';
      } catch {
        return 'denied';
      }
    }, undefined),
  ).toMatch(/none|denied/);
  expect(await view.run(() => document.querySelectorAll('article').length, undefined)).toBe(4);
  expect(view.problems).toEqual([]);
});
