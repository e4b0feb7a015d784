import type { PersonaId } from '#sandbox/personas.ts';
import { CONTACT, contactForm } from '#tests/support/contactForm.ts';
import { GET_CASES, MESSAGES } from '#tests/support/conversation.ts';
import { late } from '#tests/support/faultClasses.ts';
import { layoutShift } from '#tests/support/layoutShift.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/shared.ts';

const LONG = 'Une question que beaucoup de clients nous posent, avec bien des détails. '.repeat(2).trim();

/** Delays, so that each answer arrives alone, after the page has been painted without it. */
const LATE = [
  ['GET /api/faq/data', 400],
  ['GET /api/cms/*', 800],
  ['GET /api/cinemas', 1200],
  [GET_CASES, 1600],
] as const;

/** Every answer comes late, and on an account of hundreds. */
const ALL_LATE = [['GET /api/*', 700]] as const;

const PAGES: readonly [persona: PersonaId, path: string, answers: readonly (readonly [string, number])[]][] =
  [
    ['subscriber', CONTACT, LATE],
    ['subscriber', MESSAGES, LATE],
    ['subscriber', `${MESSAGES}#case-C2`, LATE],
    ['heavy', MESSAGES, LATE],
    ['empty', MESSAGES, LATE],
    ['subscriber', '/fr/', ALL_LATE],
    ['subscriber', '/fr/tickets/', ALL_LATE],
    ['heavy', '/fr/vouchers/', ALL_LATE],
    ['heavy', '/fr/subscription/', ALL_LATE],
    ['heavy', '/fr/advantages/', ALL_LATE],
  ];

for (const [persona, path, answers] of PAGES) {
  test(
    `nothing shifts while ${path} of ${persona} loads slowly, on a phone and on a desktop`,
    { tag: path === '/fr/' ? [] : TAG.nightly },
    async ({ page, sandbox, signIn }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await signIn(persona, '/fr/profile/');
      for (const [match, delayMs] of answers) await sandbox.fault(late(match, delayMs));
      const shifts: number[] = [];
      for (const [width, height] of [
        [360, 740],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto('about:blank');
        await page.goto(path);
        await ready(page);
        shifts.push(await layoutShift(page));
      }
      expect(shifts).toEqual([0, 0]);
    },
  );
}

test('nothing shifts when the loads fail @nightly', async ({ page, sandbox, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('subscriber', '/fr/profile/');
  for (const [match] of LATE) await sandbox.fault({ match, fault: '500', times: 0 });
  const shifts: number[] = [];
  for (const path of [CONTACT, MESSAGES]) {
    await page.goto(path);
    await ready(page);
    await expect(page.getByRole('button', { name: 'Réessayer' }).first()).toBeVisible();
    shifts.push(await layoutShift(page));
  }
  expect(shifts).toEqual([0, 0]);
});

for (const [width, height] of [
  [360, 2400],
  [1280, 2400],
] as const) {
  test(
    `[support/choices-move-nothing] neither the choices nor late, long or missing answers shift the form, ${String(width)} px wide @nightly`,
    { tag: TAG.needsServer },
    async ({ page, sandbox, signIn }) => {
      await page.setViewportSize({ width, height });
      // Later than the half second after a choice within which a browser excuses a shift.
      await sandbox.fault({ ...late('GET /api/faq/topic/*', 2000), times: 2 });
      await sandbox.fault({
        match: 'GET /api/faq/topic/booking',
        fault: 'answer',
        body: { questions: Array.from({ length: 12 }, (_, id) => ({ id, question: LONG, answer: LONG })) },
      });
      await sandbox.fault({ match: 'GET /api/faq/topic/comfort', fault: '500', times: 0 });
      await signIn('subscriber', CONTACT);
      const { theme, topic, reason, send } = contactForm(page);
      const place = await send.boundingBox();
      const before = await layoutShift(page);
      await theme.selectOption('Mon abonnement');
      await topic.selectOption('Carte');
      await expect(page.getByRole('heading', { name: /^Carte/ })).toBeVisible();
      await expect(page.getByText('Comment changer ma photo')).toBeVisible();
      await reason.selectOption('Changer ma photo');
      await topic.selectOption('Paiement');
      await expect(page.getByText('Où trouver mes factures')).toBeVisible();
      await theme.selectOption('Mes billets');
      await topic.selectOption('Réservation');
      await expect(page.getByText(LONG).first()).toBeVisible();
      await theme.selectOption('Ma visite au cinéma');
      await topic.selectOption('Accueil et confort');
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
      expect((await layoutShift(page)) - before).toBe(0);
      expect(await send.boundingBox()).toEqual(place);
    },
  );
}
