import { siteUrl } from '#tests/support/sites.ts';
import { expect, ready, test } from '#tests/support/shared.ts';

const COOKIES = ['fr_auth', 'fr_home_push', 'fr_toasts', 'fr_consent', 'fr_session'];

test('[home/push-returns-after-period, home/broken-push-cookie-ignored, errors/undecodable-cookies-ignored] a push is back after its period; cookies that cannot be read are ignored @nightly', async ({
  page,
  context,
  signIn,
}) => {
  const broken = COOKIES.map((name) => ({ name, value: '%E0%A4%A', url: siteUrl('fr') }));
  await context.addCookies(broken);
  await signIn('casual');
  const pushes = page.getByRole('region', { name: 'Pour vous' }).getByRole('article');
  const birthDate = /^C’est quand, votre anniversaire/;
  await expect(pushes).toHaveText(birthDate);

  const later = Math.floor(Date.now() / 1000) + 600;
  const history = {
    hideBirthDatePushUntil: later,
    hideOptInPushUntil: later,
    hideSurveyPushUntil: 1_700_000_000,
  };
  for (const [value, first] of [
    ['%%%', birthDate],
    [encodeURIComponent(JSON.stringify(history)), /^Votre avis fait le programme/],
  ] as const) {
    await context.addCookies([{ name: 'fr_home_push', value, url: siteUrl('fr') }]);
    await page.reload();
    await ready(page);
    await expect(pushes).toHaveText(first);
  }
});
