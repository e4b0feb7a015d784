import { caseList, MESSAGES, reply } from '#tests/support/conversation.ts';
import { endAtProvider, SIGN_IN_PAGE } from '#tests/support/identity.ts';
import { visit } from '#tests/support/router.ts';
import { TAG } from '#tests/support/tags.ts';
import { choosePersona, expect, ready, test } from '#tests/support/test.ts';

test(
  '[identity/login-required-ends-session] unsent replies survive page and session, each in its conversation, and are removed by the sign-out @nightly',
  { tag: TAG.needsServer },
  async ({ page, context, signIn }) => {
    await signIn('subscriber', `${MESSAGES}#case-C2`);
    const { field } = reply(page);
    await field.fill('À propos de la facture');
    await caseList(page)
      .getByRole('link', { name: /Écharpe/ })
      .click();
    await expect(field).toHaveValue('');
    await field.fill('Merci !');
    await visit(page, '/fr/tickets/');
    await page.goto(`${MESSAGES}#case-C2`);
    await ready(page);
    await expect(field).toHaveValue('À propos de la facture');
    await caseList(page)
      .getByRole('link', { name: /Écharpe/ })
      .click();
    await expect(field).toHaveValue('Merci !');

    await endAtProvider(context);
    await page.reload();
    await page.waitForURL(SIGN_IN_PAGE);
    await choosePersona(page, 'subscriber');
    await ready(page);
    await expect(field).toHaveValue('Merci !');
    await page.getByRole('button', { name: 'Mon compte', exact: true }).click();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL(SIGN_IN_PAGE);
    await page.goto(`${MESSAGES}#case-C2`);
    await choosePersona(page, 'subscriber');
    await ready(page);
    await expect(page.getByRole('article')).toHaveAccessibleName('Facture d’octobre introuvable');
    await expect(field).toHaveValue('');
  },
);
