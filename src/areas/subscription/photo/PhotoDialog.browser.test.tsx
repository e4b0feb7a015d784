import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ANSWER_UNREAD, testEachFault } from '#tests/component/eachFault.ts';
import { open, press, tabTo } from '#tests/component/page.tsx';
import { button, subscriptionView } from '#tests/component/subscriptionViews.tsx';
import { OUTCOMES } from '#tests/support/outcomes.ts';

const SEND = 'POST /api/accounts/me/photo';

/** The first bytes of a JPEG file. */
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]);

const main = page.getByRole('main');
const opener = button('Envoyer une autre photo');

function photo(name: string): File {
  return new File([JPEG], name, { type: 'image/jpeg' });
}

test('[subscription/new-photo, subscription/photo-limits] in Dutch, by keyboard alone: another file is refused before anything is sent, and a photo that was sent is said to have arrived', async () => {
  const backend = await open('blocked-photo', subscriptionView, { language: 'nl' });
  const inDutch = button('Andere foto versturen');
  const dialog = page.getByRole('dialog', { name: 'Een nieuwe foto' });
  const chooser = dialog.getByLabelText(/^Kies een/);
  const problem = dialog.getByRole('alert');
  const chosen = dialog.getByRole('status');
  const send = dialog.getByRole('button', { name: 'Foto versturen' });
  const openByKey = async (): Promise<void> => {
    await tabTo(inDutch);
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog).toContainElement(document.activeElement as HTMLElement);
  };
  await openByKey();
  await userEvent.keyboard('{Escape}');
  await expect.element(inDutch).toHaveFocus();
  await openByKey();

  await tabTo(send);
  await userEvent.keyboard('{Enter}');
  await expect.element(problem).toMatchTextContent('Kies eerst een foto.');
  for (const wrong of [
    new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }),
    new File(['%PDF-1.7'], 'cv.jpg', { type: 'image/jpeg' }),
  ]) {
    await userEvent.upload(chooser, photo('ik.jpg'));
    await expect.element(chosen).toMatchTextContent('Gekozen foto: ik.jpg');
    await userEvent.upload(chooser, wrong);
    await expect.element(problem).toMatchTextContent('geen JPEG- of PNG-foto');
    await expect.element(chosen).toBeEmptyDOMElement();
  }
  // From here the Space key opens the chooser of the browser, which is no part of the page.
  await tabTo(chooser, { shift: true });
  await userEvent.upload(chooser, photo('ik.jpg'));
  await expect.element(chosen).toMatchTextContent('Gekozen foto: ik.jpg');
  await expect.element(problem).toBeEmptyDOMElement();
  expect(backend.calls(SEND)).toEqual([]);

  await tabTo(send);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(main).toMatchTextContent('Je nieuwe foto is binnen');
  await expect.element(inDutch).not.toBeInTheDocument();
  // The button that opened the dialog has gone.
  await expect.element(main).toContainElement(document.activeElement as HTMLElement);
  await expect
    .poll(() => backend.bodies(SEND))
    .toEqual([{ photo: [{ name: 'ik.jpg', type: 'image/jpeg', size: JPEG.length }] }]);
});

const dialog = page.getByRole('dialog', { name: 'Une nouvelle photo' });
// A toast stands in the dialog while it is open, behind all else.
const chosen = dialog.getByRole('status').first();
const problem = dialog.getByRole('alert').first();

testEachFault('[subscription/new-photo] under each fault the photo stays chosen, and is received once', {
  open: () => open('blocked-photo', subscriptionView),
  call: SEND,
  truth: OUTCOMES.sendPhoto,
  // Where the answer is lost or broken, the pass says that the photo has arrived.
  succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
  // An upload has no time limit; the customer can stop it.
  without: ['hang'],
  prepare: async () => {
    await press(opener);
    await userEvent.upload(dialog.getByLabelText(/^Choisir une/), photo('moi.jpg'));
    await expect.element(chosen).toMatchTextContent('Photo choisie : moi.jpg');
  },
  act: () => press(dialog.getByRole('button', { name: 'Envoyer la photo' })),
  afterFailure: async () => {
    await expect.element(problem).toMatchTextContent(/n’est pas arrivée|ne pouvons pas utiliser/);
    await expect.element(chosen).toMatchTextContent('Photo choisie : moi.jpg');
  },
  afterSuccess: async (fault) => {
    await expect.element(dialog).not.toBeInTheDocument();
    // `empty`: the server has done nothing.
    if (fault !== 'empty') await expect.element(opener).not.toBeInTheDocument();
  },
});

test('[subscription/new-photo, decisions/extension-calls-off-by-default] without the flag the page names the ways that exist', async () => {
  await open('blocked-photo', subscriptionView, {
    prepare: (backend) =>
      backend.fault({ match: 'GET /api/settings', fault: 'answer', body: { clientSettings: {} }, times: 0 }),
  });
  await expect.element(main).toMatchTextContent('Présentez-vous à l’accueil');
  await expect.element(main).not.toMatchTextContent('Envoyez-en une autre');
  await expect.element(page.getByRole('link', { name: 'Obtenir de l’aide' })).toBeVisible();
  await expect.element(opener).not.toBeInTheDocument();
});

test('[environments/cause-named] a photo that changed on the disk since it was chosen is named as such, is asked for again, and nothing is sent', async () => {
  const backend = await open('blocked-photo', subscriptionView);
  await opener.click();
  const dialog = page.getByRole('dialog');
  const chooser = dialog.getByLabelText(/^Choisir/);
  const send = dialog.getByRole('button', { name: 'Envoyer la photo' });
  await userEvent.upload(chooser, photo('moi.jpg'));
  await expect.element(dialog.getByRole('status')).toMatchTextContent('moi.jpg');
  const read = vi
    .spyOn(File.prototype, 'arrayBuffer')
    .mockRejectedValue(new DOMException('changed', 'NotReadableError'));
  await send.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Ce fichier a changé');
  read.mockRestore();
  expect(backend.calls(SEND)).toEqual([]);
  await userEvent.upload(chooser, photo('moi.jpg'));
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => backend.bodies(SEND)).toHaveLength(1);
});
