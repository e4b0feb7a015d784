import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { TEST_FOLDER } from '#tools/folders.ts';
import { layoutShift } from '#tests/support/layoutShift.ts';
import { listen } from '#tests/support/listen.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';

/** Longer than a frame, so that the browser may paint what it has. */
const PAUSE_MS = 20;

/** The part between the two tags arrives tag by tag. */
const PARTS = [
  { part: 'header', path: '/fr/contact/', from: '<header', to: '<main', last: 'Mon compte' },
  {
    part: 'footer',
    path: '/fr/unsubscribe/',
    from: '<footer',
    to: '</footer>',
    last: 'Préférences de confidentialité',
  },
];

/** What comes after the part is left out: no script starts, and nothing else moves. */
function pieces({ path, from, to }: (typeof PARTS)[number]): string[] {
  const html = readFileSync(join(TEST_FOLDER, 'fr', path, 'index.html'), 'utf8');
  const start = html.indexOf(from);
  return [html.slice(0, start), ...html.slice(start, html.indexOf(to)).split(/(?<=>)/)];
}

for (const one of PARTS) {
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
    [1600, 1000],
  ] as const) {
    test(
      `nothing shifts while the ${one.part} arrives piece by piece, ${String(width)} px wide`,
      { tag: [TAG.needsServer, TAG.nightly] },
      async ({ page }) => {
        let sent = false;
        const { port, stop } = await listen((request, response) => {
          if (request.url !== one.path) return;
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
          void (async () => {
            for (const piece of pieces(one)) {
              response.write(piece);
              await setTimeout(PAUSE_MS);
            }
            sent = true;
          })();
        });
        await page.setViewportSize({ width, height });
        await page.goto(`http://localhost:${String(port)}${one.path}`, { waitUntil: 'commit' });
        await expect.poll(() => sent).toBe(true);
        await expect(page.getByRole('button', { name: one.last })).toBeVisible();
        expect(await layoutShift(page)).toBe(0);
        await stop();
      },
    );
  }
}
