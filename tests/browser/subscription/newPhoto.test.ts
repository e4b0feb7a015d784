import type { Page } from '@playwright/test';
import { quiet } from '#tests/support/quiet.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/shared.ts';

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

test.use({ extensions: [SEND] });

test(
  '[subscription/new-photo, subscription/photo-limits] a transfer that the customer stops sends nothing; of a lost answer the page says what it knows, and looks before it sends again @nightly',
  // The backend in the page cannot be stopped.
  { tag: TAG.needsServer },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('blocked-photo', PATH);
    const { dialog, opener, chooser, chosen, send, problem, toasts } = inFrench(page);
    await expect(page.getByRole('main')).toContainText('Envoyez-en une autre ici');
    await opener.click();
    await chooser.setInputFiles(photo('moi.jpg'));
    await expect(dialog.locator('img')).toHaveAttribute('src', /^blob:/);
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
