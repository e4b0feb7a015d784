import { OUTCOMES } from '#tests/support/outcomes.ts';
import { EXTENSIONS } from '#tests/support/specifiedCalls.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';
import { underEachFault } from '#tests/support/underEachFault.ts';

test.use({ extensions: EXTENSIONS });

for (const [call, path, send, done] of [
  ['POST /api/contracts/cancellation', '/fr/cancel/', 'Notification de la résiliation', 'résiliation'],
  ['POST /api/contracts/withdrawal', '/fr/withdraw/', 'Confirmer la rétractation', 'rétractation'],
] as const) {
  test(
    `[leaving/honest-failures, decisions/what-may-have-happened] under each fault: “${send}”`,
    { tag: TAG.faults },
    async ({ page, sandbox }) => {
      const button = page.getByRole('button', { name: send });
      let count = 0;
      await underEachFault({
        page,
        sandbox,
        call,
        truth: OUTCOMES.leave,
        // No value of the receipt comes from a list.
        succeedsUnder: ['unknown-enum'],
        // The page's own limit is the browser's, which no test can shorten.
        without: ['hang'],
        // Nobody is signed in, so a 401 is not repeated with a new token.
        requests: { '401': 1 },
        // Another declaration each time: the backend would keep the same one once.
        prepare: async () => {
          // Without another page in between, the browser would keep the state of the history entry.
          await page.goto('about:blank');
          await page.goto(path);
          await ready(page);
          await page.getByLabel('Prénom et nom').fill('Ana Moreau');
          await page.getByLabel('Numéro de contrat ou de carte').fill(String(++count));
          await page.getByLabel('Adresse e-mail').fill('ana@exemple.fr');
          await page.getByRole('button', { name: 'Vérifier avant d’envoyer' }).click();
          await expect(button).toBeVisible();
        },
        act: () => button.dblclick(),
        held: () => expect(button).toBeVisible(),
        succeeded: () =>
          expect(page.getByRole('heading', { name: `Nous avons reçu votre ${done}` })).toBeVisible(),
      });
    },
  );
}
