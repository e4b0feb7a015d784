import { writeFile } from 'node:fs/promises';
import { ELSEWHERE, leaveAt, MOMENTS, serveElsewhere } from '#tests/support/departure.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { attach, choose, click, expect, pathname, ready, retype, signIn, test, text } from './app.ts';

const FRENCH = siteUrl('fr');

test('sign in, and still be signed in when the page is loaded again', async ({ view }) => {
  await signIn(view, 'subscriber', '/fr/profile/');
  await expect.poll(() => text(view)).toContain('subscriber@lumen.test');
  await view.open(`${FRENCH}/fr/profile/`);
  await ready(view);
  expect(await pathname(view)).toBe('/fr/profile/');
  await expect.poll(() => text(view)).toContain('subscriber@lumen.test');
});

test('home greets, with what comes next and the pass; a page change keeps the document', async ({ view }) => {
  await signIn(view, 'subscriber', '/fr/');
  const home = await text(view);
  for (const part of ['Bonjour Ana', 'La Dernière Séance', 'Cinépass']) expect(home).toContain(part);
  expect(home).not.toContain('ne s’affiche pas');
  await view.run(() => {
    Object.assign(window, { before: true });
  }, undefined);
  await click(view, 'main a[href="/fr/subscription/"]');
  await expect.poll(() => pathname(view)).toBe('/fr/subscription/');
  await ready(view);
  expect(await view.run(() => 'before' in window, undefined)).toBe(true);
});

test('the profile is saved, and a reload shows the saved values', async ({ view }) => {
  await signIn(view, 'subscriber', '/fr/profile/');
  await retype(view, 'Prénom', 'Anaïs');
  await click(view, 'main button[type="submit"]', 'Enregistrer');
  await expect.poll(() => text(view)).toContain('enregistr');
  await expect
    .poll(() =>
      view.run(async () => {
        const calls = (await (await fetch('/sandbox/calls')).json()) as { method: string; body: unknown }[];
        return calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
      }, undefined),
    )
    .toMatchObject([{ firstname: 'Anaïs' }]);
  await view.open(`${FRENCH}/fr/`);
  await ready(view);
  await expect.poll(() => text(view)).toContain('Bonjour Anaïs');
});

test('tickets show, with a code that is large enough for a scanner', async ({ view }) => {
  await signIn(view, 'subscriber', '/fr/tickets/');
  const tickets = await text(view);
  for (const part of ['La Dernière Séance', '19 h 30', 'Lumen Bellecour']) expect(tickets).toContain(part);
  await click(view, 'article button', 'Afficher');
  await expect
    .poll(() =>
      view.run(() => {
        const code = document.querySelector<HTMLImageElement>('dialog[open] img.scanned');
        return code && code.naturalWidth > 0 ? code.getBoundingClientRect().width : 0;
      }, undefined),
    )
    .toBeGreaterThan(200);
});

test('the subscription shows', async ({ view }) => {
  await signIn(view, 'subscriber', '/fr/subscription/');
  const pass = await text(view);
  for (const part of ['Cinépass', 'Actif']) expect(pass).toContain(part);
  expect(pass).not.toContain('ne s’affiche pas');
});

test('unsubscribe from a list, without signing in', async ({ view }) => {
  await view.open(`${FRENCH}/fr/unsubscribe/?token=filmnews`);
  await ready(view);
  expect(await text(view)).toContain('Actualités des films');
  await click(view, 'main button', 'Me désinscrire de cette liste');
  await expect.poll(() => pathname(view)).toBe('/fr/unsubscribe/confirmation/');
});

test('write to the cinema with a file', async ({ view }, info) => {
  const path = info.outputPath('preuve.pdf');
  await writeFile(path, Buffer.alloc(500_000, 1));
  await signIn(view, 'casual', '/fr/contact/');
  await choose(view, 'Thème', 'Mon abonnement');
  await choose(view, 'Sujet', 'Carte');
  await choose(view, 'Motif', 'Carte perdue ou volée');
  await retype(view, 'Objet', 'Carte perdue');
  await retype(view, 'Votre message', 'Hier soir.');
  await attach(view, path);
  await expect.poll(() => text(view)).toContain('preuve.pdf');
  await click(view, 'main button[type="submit"]', 'Envoyer ma demande');
  await expect.poll(() => text(view)).toContain('Votre demande est envoyée');
});

test('sign out: the next page asks to sign in', async ({ view }) => {
  await signIn(view, 'subscriber', '/fr/profile/');
  await click(view, 'header button[aria-label="Mon compte"], header button', 'Mon compte');
  await click(view, 'button', 'Se déconnecter');
  await expect.poll(() => pathname(view)).toBe('/u/login');
  await view.open(`${FRENCH}/fr/profile/`);
  await expect.poll(() => pathname(view)).toBe('/u/login');
});

test('[errors/no-reload-while-leaving] another document that is asked for while a page opens comes, at each moment', async ({
  view,
}) => {
  const { to, stop } = await serveElsewhere();
  await signIn(view, 'subscriber', '/fr/tickets/');
  for (const [when, selector, delay] of MOMENTS) {
    await view.open(`${FRENCH}/fr/maintenance/`);
    await view.run((address) => {
      location.assign(address);
    }, `${FRENCH}/fr/tickets/`);
    await expect
      .poll(() => view.run(leaveAt, { selector, delay, to }).catch(() => false), { intervals: [1] })
      .toBe(true);
    await expect.poll(() => view.run(() => document.title, undefined).catch(() => ''), when).toBe(ELSEWHERE);
  }
  await stop();
});
