import { caseList, MESSAGES } from '#tests/support/conversation.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { quiet } from '#tests/support/quiet.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';
import { underEachFault } from '#tests/support/underEachFault.ts';

test(
  '[support/case-closable, calls/patch-case-closed, errors/default-toast] under each fault: closing a case',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await quiet(sandbox);
    await signIn('heavy', MESSAGES);
    const dialog = page.getByRole('dialog', { name: 'Clore cette demande' });
    await underEachFault({
      page,
      sandbox,
      call: 'PATCH /api/accounts/me/case/*',
      truth: OUTCOMES.closeCase,
      // The case is closed, but the answer is lost or broken; the list shows it.
      succeedsUnder: ['missing-field', 'null-field', 'unknown-enum', 'truncated', 'lost-reply'],
      act: async () => {
        if (!(await dialog.isVisible())) {
          await caseList(page)
            .getByRole('listitem')
            .filter({ hasText: 'En cours' })
            .first()
            .getByRole('link')
            .click();
          await page.getByRole('button', { name: 'Clore la demande' }).click();
        }
        await dialog.getByRole('button', { name: 'Clore', exact: true }).click();
      },
      held: () => expect(dialog).toBeVisible(),
      succeeded: async () => {
        await expect(dialog).toHaveCount(0);
        await expect(page.getByRole('article')).toContainText('Cette demande est terminée');
      },
    });
  },
);
