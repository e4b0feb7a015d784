import type { Page } from '@playwright/test';
import { siteUrl } from '#tests/support/sites.ts';
import { expect, ready, test } from '#tests/support/test.ts';

const SIXTY_DAYS = 5_184_000;
const COOKIES = ['fr_auth', 'fr_home_push', 'fr_toasts', 'fr_consent', 'fr_session'];

async function pushHistory(page: Page): Promise<Record<string, number>> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'fr_home_push');
  return cookie ? (JSON.parse(decodeURIComponent(cookie.value)) as Record<string, number>) : {};
}

test('[home/one-push, constants/home-push-period, home/birth-date-push-hideable, home/opt-in-push-hideable, home/survey-push-hideable, home/pushes-hidden-separately, entities/home-push-seconds] one push shows; put off, it hides for 60 days, at once and after a reload, and the next one shows', async ({
  page,
  signIn,
}) => {
  await signIn('casual');
  const pushes = page.getByRole('region', { name: 'Pour vous' }).getByRole('article');
  const hidden: string[] = [];
  for (const [title, key, action] of [
    ['C’est quand, votre anniversaire ?', 'hideBirthDatePushUntil', 'Compléter mon profil'],
    ['Les bons films, avant tout le monde', 'hideOptInPushUntil', 'Choisir mes e-mails'],
    ['Votre avis fait le programme', 'hideSurveyPushUntil', 'Donner mon avis'],
  ] as const) {
    const before = await pushHistory(page);
    const push = page.getByRole('article', { name: title });
    await expect(push).toBeVisible();
    await expect(pushes).toHaveCount(1);
    await expect(push.getByRole('link', { name: action })).toHaveAttribute(
      'href',
      key === 'hideSurveyPushUntil' ? /^https:/ : '/fr/profile/',
    );
    await push.getByRole('button', { name: 'Plus tard' }).click();
    await expect(push).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Pour vous' })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'C’est noté' })).toBeAttached();
    hidden.push(key);
    await expect(pushes).toHaveCount(hidden.length < 3 ? 1 : 0);
    const history = await pushHistory(page);
    expect(Object.keys(history).toSorted()).toEqual(hidden.toSorted());
    expect(history).toMatchObject(before);
    expect(Math.abs((history[key] ?? 0) - Date.now() / 1000 - SIXTY_DAYS)).toBeLessThan(5);
    await page.reload();
    await ready(page);
    await expect(push).toHaveCount(0);
  }
  await expect(pushes).toHaveCount(0);
});

test('[home/push-returns-after-period, home/broken-push-cookie-ignored, errors/undecodable-cookies-ignored] a push is back after its period; cookies that cannot be read are ignored', async ({
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

test('[entities/survey-fields, home/survey-link, decisions/server-text-is-text] the survey shows its four texts as text, and links to https only', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber');
  const survey = page.getByRole('article', { name: 'Votre avis fait le programme' });
  await expect(survey).toContainText('Trois questions, une minute');
  await expect(survey.getByRole('link', { name: 'Donner mon avis' })).toHaveAttribute(
    'href',
    'https://enquete.lumen-cinemas.example/programme',
  );

  const texts = { title: '<b>Gagnez</b>', description: '<img src=x>', ctaLabel: 'Go' };
  for (const ctaUrl of ['javascript:alert(1)', 'http://enquete.lumen-cinemas.example/programme']) {
    await sandbox.fault({ match: 'GET /api/v2/survey', fault: 'answer', body: { ...texts, ctaUrl } });
    await page.reload();
    await ready(page);
    await expect(page.getByRole('article', { name: '<b>Gagnez</b>' })).toContainText('<img src=x>');
    await expect(page.getByRole('link', { name: 'Go' })).toHaveCount(0);
  }
});
