import { expectAskedOnClose } from '#tests/support/closing.ts';
import { CONTACT, contactForm, file, fillIn, POST_CASE } from '#tests/support/contactForm.ts';
import { caseList } from '#tests/support/conversation.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/shared.ts';

test(
  'ten megabytes over a slow line: progress shows, the upload can be stopped, and sent again without typing @nightly',
  { tag: TAG.needsServer },
  async ({ page, sandbox, signIn }) => {
    test.slow();
    await signIn('casual', CONTACT);
    const form = contactForm(page);
    await fillIn(page);
    await form.files.setInputFiles([file('grand.pdf', 10_000_000)]);
    const link = await page.context().newCDPSession(page);
    const slow = (uploadThroughput: number) =>
      link.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await slow(300_000);
    await form.send.click();
    const { progress } = form;
    await expect(page.getByRole('status').filter({ hasText: 'Envoi en cours' })).toBeVisible();
    await expect(page.getByText(/[\d,]+\s[kM]o sur 10\sMo/)).toBeVisible();
    const now = () => progress.evaluate((element) => (element as HTMLProgressElement).value);
    const first = await now();
    await expect.poll(now).toBeGreaterThan(first);
    // The form cannot be changed while it is being sent.
    await form.subject.focus();
    await expect(form.subject).not.toBeFocused();
    await expectAskedOnClose(page);

    await form.stop.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Envoi arrêté' })).toBeVisible();
    await expect(form.send).toBeFocused();
    await expect(progress).toHaveCount(0);
    await expect(form.subject).toHaveValue('Carte perdue');
    await expect(form.reason).toHaveValue('lost');
    await expect(form.attached).toHaveText([/^grand\.pdf/]);

    await slow(8_000_000);
    const answer = await sandbox.hold(POST_CASE);
    await form.send.click();
    await expect(page.getByRole('status').filter({ hasText: 'Tout est parti' })).toBeVisible({
      timeout: 30_000,
    });
    await answer.release();
    await expect(form.sent).toBeVisible();
    await expect
      .poll(async () => (await sandbox.calls(POST_CASE)).at(-1)?.body)
      .toMatchObject({
        subject: 'Carte perdue',
        attachments: [{ name: 'grand.pdf', size: 10_000_000 }],
      });
    // The upload that was stopped did not become a case.
    await form.follow.click();
    await expect(caseList(page).getByRole('link', { name: /Carte perdue/ })).toHaveCount(1);
  },
);
