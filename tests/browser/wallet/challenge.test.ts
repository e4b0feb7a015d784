import type { Locator, Page } from '@playwright/test';
import { ADD_GIFT_CARD, CHALLENGED_ACTIONS, type ChallengedAction } from '#tests/support/challenged.ts';
import { FAULT_CLASSES, faultInput, noteCases, noteHeld, RAW } from '#tests/support/faultCases.ts';
import { quiet } from '#tests/support/quiet.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';

const CHALLENGE = 'GET /captcha/challenge';
const WORDS = 'vérification de sécurité n’a pas abouti';
/** More than the time limits of a call and of the search for an answer (src/account/captcha/solve.ts). */
const LIMITS_MS = 30_000;

/** Opens the action's dialog, types, and sends. */
async function act(page: Page, { open, typed, save }: ChallengedAction): Promise<void> {
  await open(page);
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(typed)) await dialog.getByLabel(label).fill(value);
  await press(page, save);
}

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

async function press(page: Page, save: string): Promise<void> {
  await page.getByRole('dialog').locator(button(page, save)).click();
}

/** An attempt that fails while the customer types is followed by another one. */
async function skipTimeLimits(page: Page): Promise<void> {
  const alert = page.getByRole('dialog').locator('form').getByRole('alert');
  await expect(async () => {
    await page.clock.fastForward(LIMITS_MS);
    await expect(alert).not.toBeEmpty({ timeout: 500 });
  }).toPass();
}

/** The dialog blames the check, keeps what was typed, and can be sent again. */
async function expectBlame(page: Page, { typed, save }: ChallengedAction): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('form').getByRole('alert')).toContainText(WORDS);
  for (const [label, value] of Object.entries(typed))
    await expect(dialog.getByLabel(label)).toHaveValue(value);
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(dialog.locator(button(page, save))).not.toHaveAttribute('aria-busy', 'true');
}

/** One action of each dialog that asks for a challenge in its own way; the others do so with the same code. */
const ON_COMMIT = [
  'PATCH /api/accounts/me/giftcard',
  'PATCH /api/accounts/me/cards',
  'POST /api/accounts/me/checkCredentials',
  'PATCH /api/accounts/me/email',
];

for (const action of CHALLENGED_ACTIONS) {
  const { call, path, before, save } = action;

  test(
    `[http/challenge-failure-told, decisions/challenge-failure] ${call}: a challenge that cannot be had, or is refused, is not blamed on what was typed; the next click works`,
    { tag: ON_COMMIT.includes(call) ? TAG.needsServer : [TAG.needsServer, TAG.nightly] },
    async ({ page, sandbox, signIn }) => {
      await quiet(sandbox);
      await signIn('subscriber', path);
      await before?.(page);
      await sandbox.fault({ match: CHALLENGE, fault: '404', times: 0 });
      await act(page, action);
      await expectBlame(page, action);
      expect(await sandbox.calls(call)).toEqual([]);

      await sandbox.clearFaults();
      const body = { code: 'captcha', message: 'Words of the server' };
      await sandbox.fault({ match: call, fault: 'answer', status: 403, body });
      await press(page, save);
      await expect.poll(() => sandbox.calls(call)).toHaveLength(1);
      await expectBlame(page, action);
      await expect(page.getByRole('dialog').locator('form')).not.toContainText(body.message);

      const dialog = page.getByRole('dialog').filter({ has: button(page, save) });
      await press(page, save);
      await expect(dialog).toHaveCount(0);
    },
  );
}

test(
  '[http/challenge-failure-told, decisions/challenge-failure] each fault of the challenge: the dialog blames the check, and sends nothing',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    test.slow();
    await quiet(sandbox);
    await signIn('subscriber', ADD_GIFT_CARD.path);
    const faults = FAULT_CLASSES.filter((fault) => fault !== 'slow' && fault !== 'unknown-enum');
    noteCases(CHALLENGE, faults);
    await page.clock.install();
    for (const fault of faults) {
      await test.step(fault, async () => {
        await sandbox.fault({ match: CHALLENGE, ...faultInput(fault), times: 0 });
        await act(page, ADD_GIFT_CARD);
        if (fault === 'hang') await skipTimeLimits(page);
        await expectBlame(page, ADD_GIFT_CARD);
        expect(await page.locator('body').innerText()).not.toMatch(RAW);
        expect(await sandbox.calls(ADD_GIFT_CARD.call)).toEqual([]);
        await sandbox.clearFaults();
        await page.keyboard.press('Escape');
        noteHeld(CHALLENGE, fault);
      });
    }
  },
);

test(
  '[http/challenge-failure-told, decisions/challenge-failure] a challenge without an answer, or with one that takes too long to find, is given up',
  { tag: TAG.needsServer },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('subscriber', ADD_GIFT_CARD.path);
    await page.clock.install();
    const without = { algorithm: 'SHA-256', challenge: '0'.repeat(64), salt: 'salt', signature: 'signed' };
    for (const maxnumber of [10, 10_000_000]) {
      const body = { ...without, maxnumber };
      await sandbox.fault({ match: CHALLENGE, fault: 'answer', body, times: 0 });
      const issued = page.waitForResponse('**/captcha/challenge**');
      await act(page, ADD_GIFT_CARD);
      await issued;
      if (maxnumber > 10) await skipTimeLimits(page);
      await expectBlame(page, ADD_GIFT_CARD);
      await sandbox.clearFaults();
      await page.keyboard.press('Escape');
    }
    expect(await sandbox.calls(ADD_GIFT_CARD.call)).toEqual([]);
  },
);
