import { CONTACT, contactForm, file, fillIn, POST_CASE } from '#tests/support/contactForm.ts';
import { countTaps } from '#tests/support/taps.ts';
import { expect, test } from '#tests/support/shared.ts';

test('[support/attachments-in-form, support/multipart-content-type] a case with two files is sent in ten taps, and followed', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('casual', CONTACT);
  const form = contactForm(page);
  const taps = await countTaps(page);
  await fillIn(page);
  await form.files.setInputFiles([file('preuve.pdf'), file('photo.jpg', 2000, 'image/jpeg')]);
  await form.send.click();
  await expect(form.sent).toBeFocused();
  expect(await taps()).toBeLessThanOrEqual(10);
  const [call] = await sandbox.calls(POST_CASE);
  expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=./);
  expect(call?.body).toMatchObject({ attachments: [{ name: 'preuve.pdf' }, { name: 'photo.jpg' }] });
  // Nothing invites to write once more.
  await expect(page.getByRole('link', { name: 'Suivre mes demandes' })).toBeHidden();
  await form.follow.click();
  await expect(page.getByRole('article', { name: 'Carte perdue' })).toContainText('en salle 4');
});
