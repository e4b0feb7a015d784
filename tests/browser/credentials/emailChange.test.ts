import { CHANGE, fillSecond, first, passFirst, second } from '#tests/support/emailChange.ts';
import { quiet } from '#tests/support/quiet.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { expect, ready, test } from '#tests/support/test.ts';

const HEADER = 'x-captcha-response';

test('[profile/mail-change-opens-second-step, profile/mail-change-success, calls/post-check-credentials, calls/patch-email, embedding/refresh-login-message, http/captcha-header, http/challenge-outside-body, http/challenged-calls] a new address in two steps, each with its own captcha; the page reloads and says once that it has changed', async ({
  page,
  sandbox,
  signIn,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      Android: {
        postMessage: (body: string) =>
          sessionStorage.setItem('told', `${sessionStorage.getItem('told') ?? ''}${body}`),
      },
    });
  });
  await quiet(sandbox);
  await signIn('subscriber', '/fr/profile/');
  expect(await sandbox.calls('GET /captcha/challenge')).toHaveLength(0);
  await passFirst(page);
  await expect(first(page)).toHaveCount(0);
  await fillSecond(page, 'ana@nouveau.test');
  await sandbox.forgetCalls();
  await page.evaluate(() => Object.assign(window, { before: true }));
  await second(page).getByRole('button', { name: 'Changer d’adresse' }).click();

  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts).toContainText('Votre adresse a changé');
  await expect.poll(() => page.evaluate(() => 'before' in window), 'loaded again').toBe(false);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('told')))
    .toBe('{"type":"refresh-login"}');
  await expect(page.getByText('ana@nouveau.test').first()).toBeVisible();
  const [change] = await sandbox.calls(CHANGE);
  expect(change?.body).toEqual({ newMail: 'ana@nouveau.test', newMailConfirmation: 'ana@nouveau.test' });
  expect(change?.headers[HEADER]).toMatch(/^[\w+/=]{40,}$/);

  await page.reload();
  await ready(page);
  await expect(toasts).not.toContainText('Votre adresse a changé');
});

test('fake mode solves a real captcha, too @nightly', async ({ page }) => {
  await page.goto(`${siteUrl('fr', 'fake.localhost')}/fr/profile/`);
  await ready(page);
  await passFirst(page);
});
