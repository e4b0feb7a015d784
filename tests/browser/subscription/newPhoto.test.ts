import type { Page } from '@playwright/test';
import { openByKey, tabTo } from '#tests/support/keyboard.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { quiet } from '#tests/support/quiet.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';
import { ANSWER_UNREAD, underEachFault } from '#tests/support/underEachFault.ts';

const PATH = '/fr/subscription/';
const SEND = 'POST /api/accounts/me/photo';
const PASS = 'GET /api/accounts/me/subscription';

/** The first bytes of a JPEG file. */
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]);

function photo(name: string) {
  return { name, mimeType: 'image/jpeg', buffer: JPEG };
}

function inFrench(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Une nouvelle photo' });
  return {
    dialog,
    opener: page.getByRole('button', { name: 'Envoyer une autre photo' }),
    chooser: dialog.getByLabel(/^Choisir une/),
    // A toast stands in the dialog while it is open, behind all else.
    chosen: dialog.getByRole('status').first(),
    send: dialog.getByRole('button', { name: 'Envoyer la photo' }),
    problem: dialog.getByRole('alert').first(),
    toasts: page.getByRole('region', { name: 'Notifications' }),
  };
}

test.describe('with the flag', () => {
  test.use({ extensions: [SEND] });

  test('[subscription/new-photo, subscription/photo-limits] on the Dutch site, by keyboard alone: another file is refused before anything is sent, and a photo that was sent is said to have arrived', async ({
    page,
    sandbox,
    signIn,
  }) => {
    await quiet(sandbox);
    await signIn('blocked-photo', '/nl/subscription/', { site: 'nl' });
    const opener = page.getByRole('button', { name: 'Andere foto versturen' });
    const dialog = page.getByRole('dialog', { name: 'Een nieuwe foto' });
    const chooser = dialog.getByLabel(/^Kies een/);
    const problem = dialog.getByRole('alert');
    const send = dialog.getByRole('button', { name: 'Foto versturen' });
    await openByKey(page, opener, dialog);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await openByKey(page, opener, dialog);

    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(problem).toContainText('Kies eerst een foto.');
    for (const wrong of [
      { name: 'cv.pdf', mimeType: 'application/pdf', buffer: JPEG },
      { ...photo('cv.jpg'), buffer: Buffer.from('%PDF-1.7') },
    ]) {
      await chooser.setInputFiles(photo('ik.jpg'));
      await expect(dialog.getByRole('status')).toHaveText('Gekozen foto: ik.jpg');
      await chooser.setInputFiles(wrong);
      await expect(problem).toContainText('geen JPEG- of PNG-foto');
      await expect(dialog.getByRole('status')).toBeEmpty();
    }
    await tabTo(page, chooser, 'Shift+Tab');
    const asked = page.waitForEvent('filechooser');
    await page.keyboard.press('Space');
    await (await asked).setFiles(photo('ik.jpg'));
    await expect(dialog.getByRole('status')).toHaveText('Gekozen foto: ik.jpg');
    await expect(problem).toBeEmpty();
    expect(await sandbox.calls(SEND)).toHaveLength(0);

    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Je nieuwe foto is binnen');
    await expect(opener).toHaveCount(0);
    // The button that opened the dialog has gone.
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    expect(await sandbox.bodies(SEND)).toEqual([
      { photo: [{ name: 'ik.jpg', type: 'image/jpeg', size: JPEG.length }] },
    ]);
  });

  test(
    '[subscription/new-photo, subscription/photo-limits] a transfer that the customer stops sends nothing; of a lost answer the page says what it knows, and looks before it sends again',
    // The backend in the page cannot be stopped.
    { tag: TAG.needsServer },
    async ({ page, sandbox, signIn }) => {
      await quiet(sandbox);
      await signIn('blocked-photo', PATH);
      const { dialog, opener, chooser, chosen, send, problem, toasts } = inFrench(page);
      await expect(page.getByRole('main')).toContainText('Envoyez-en une autre ici');
      await opener.click();
      await chooser.setInputFiles(photo('moi.jpg'));
      await sandbox.fault({ match: SEND, fault: 'hang', times: 0 });
      await send.click();
      await expect(dialog.getByRole('progressbar', { name: 'Envoi de la photo' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Arrêter l’envoi' }).click();
      await expect(problem).toContainText('Envoi arrêté.');
      await expect(send).toBeFocused();
      await expect(chosen).toHaveText('Photo choisie : moi.jpg');
      await sandbox.clearFaults(SEND);

      await page.reload();
      await ready(page);
      await opener.click();
      await chooser.setInputFiles(photo('moi.jpg'));
      await sandbox.fault({ match: SEND, fault: 'lost-reply', times: 0 });
      await sandbox.fault({ match: PASS, fault: '500', times: 0 });
      await send.click();
      await expect(problem).toContainText('Nous ne savons pas si la photo est arrivée.');
      await expect(toasts).toContainText('Photo peut-être reçue');
      await expect(chosen).toHaveText('Photo choisie : moi.jpg');
      await sandbox.clearFaults();
      await quiet(sandbox);
      await sandbox.forgetCalls();
      await chooser.setInputFiles(photo('mieux.jpg'));
      await send.click();
      await expect(dialog).toHaveCount(0);
      await expect(toasts).toContainText('Photo déjà reçue');
      await expect(page.getByRole('main')).toContainText('Votre nouvelle photo est arrivée');
      expect(await sandbox.calls(SEND)).toHaveLength(0);
    },
  );

  test(
    '[subscription/new-photo] under each fault the photo stays chosen, and is received once',
    { tag: TAG.faults },
    async ({ page, sandbox, signIn }) => {
      await quiet(sandbox);
      await signIn('blocked-photo', PATH);
      const { dialog, opener, chooser, chosen, send, problem } = inFrench(page);
      await underEachFault({
        page,
        sandbox,
        call: SEND,
        truth: OUTCOMES.sendPhoto,
        // Where the answer is lost or broken, the pass says that the photo has arrived.
        succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
        // An upload has no time limit; the customer can stop it.
        without: ['hang'],
        act: async () => {
          if (!(await dialog.isVisible())) await opener.click();
          await chooser.setInputFiles(photo('moi.jpg'));
          await expect(chosen).toHaveText('Photo choisie : moi.jpg');
          await send.click();
        },
        held: async () => {
          await expect(problem).toContainText(/n’est pas arrivée|ne pouvons pas utiliser/);
          await expect(chosen).toHaveText('Photo choisie : moi.jpg');
        },
        succeeded: async (fault) => {
          await expect(dialog).toHaveCount(0);
          // `empty`: the server has done nothing.
          if (fault === 'empty') return;
          await expect(opener).toHaveCount(0);
          // A sign-in brings the customer as they were before.
          await page.context().clearCookies();
          await quiet(sandbox);
          await signIn('blocked-photo', PATH);
        },
      });
    },
  );
});

test('[subscription/new-photo, decisions/extension-calls-off-by-default] without the flag the page names the ways that exist', async ({
  page,
  sandbox,
  signIn,
}) => {
  const body = { clientSettings: {} };
  await sandbox.fault({ match: 'GET /api/settings', fault: 'answer', body, times: 0 });
  await signIn('blocked-photo', PATH);
  await expect(page.getByRole('main')).toContainText('Présentez-vous à l’accueil');
  await expect(page.getByRole('main')).not.toContainText('Envoyez-en une autre');
  await expect(page.getByRole('link', { name: 'Obtenir de l’aide' })).toBeVisible();
  await expect(inFrench(page).opener).toHaveCount(0);
});
