import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { PersonaId } from '#sandbox/personas.ts';
import { arriveOnFixedDay } from '#tests/support/fixedDay.ts';
import { visit } from '#tests/support/router.ts';
import { expect, test } from '#tests/support/test.ts';

/* Takes the pictures of README.md and docs/design.md: `npm run test:all -- pictures`. */

const FOLDER = 'docs/pictures';
const MOST_BYTES = 40_000;

interface Picture {
  name: string;
  persona: PersonaId;
  path: string;
  width: number;
  height: number;
  scheme: 'light' | 'dark';
}

const PHONE = { width: 360, height: 640 };
const DESK = { width: 1280, height: 720 };

const PICTURES: readonly Picture[] = [
  { name: 'home-phone-dark', persona: 'subscriber', path: '/fr/', ...PHONE, scheme: 'dark' },
  { name: 'home-phone-light', persona: 'subscriber', path: '/fr/', ...PHONE, scheme: 'light' },
  { name: 'tickets-phone', persona: 'subscriber', path: '/fr/tickets/', ...PHONE, scheme: 'light' },
  { name: 'tickets-desk', persona: 'subscriber', path: '/fr/tickets/', ...DESK, scheme: 'light' },
  { name: 'films-desk', persona: 'subscriber', path: '/fr/wishlist/', ...DESK, scheme: 'dark' },
  { name: 'pass-phone', persona: 'subscriber', path: '/fr/subscription/', ...PHONE, scheme: 'light' },
  { name: 'pass-duo-phone', persona: 'duo', path: '/fr/subscription/', ...PHONE, scheme: 'light' },
  { name: 'pass-gold-phone', persona: 'gold', path: '/fr/subscription/', ...PHONE, scheme: 'light' },
  { name: 'empty-phone', persona: 'empty', path: '/fr/tickets/', ...PHONE, scheme: 'light' },
];

/** Takes pictures until one is the same as the one before: posters and buttons may come after a page is ready. */
async function takeSettled(page: Page, path: string): Promise<void> {
  let before: Buffer = Buffer.alloc(0);
  const isSettled = async (): Promise<boolean> => {
    const now = await page.screenshot({ path, type: 'jpeg', quality: 60, animations: 'disabled' });
    const same = now.equals(before);
    before = now;
    return same;
  };
  await expect.poll(isSettled, { intervals: [1000] }).toBe(true);
}

for (const { name, persona, path, width, height, scheme } of PICTURES) {
  test.describe(() => {
    // A picture of a desk is about as wide as the column that shows it.
    test.use({ viewport: { width, height }, deviceScaleFactor: width > PHONE.width ? 0.6 : 1 });

    test(name, async ({ page, sandbox, signIn }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await arriveOnFixedDay(page, sandbox, () => signIn(persona, '/fr/profile/'));
      await visit(page, path);
      const file = `${FOLDER}/${name}.jpg`;
      await takeSettled(page, file);
      expect(statSync(file).size).toBeLessThanOrEqual(MOST_BYTES);
    });
  });
}
