import type { Page } from '@playwright/test';
import type { PersonaId } from '#sandbox/personas.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';
import { REFUSED } from '#tests/support/faultClasses.ts';
import { ANSWER_UNREAD, underEachFault } from '#tests/support/underEachFault.ts';

const PATH = '/fr/subscription/';
const BASE = '/api/accounts/me/subscription';
const PASS = `GET ${BASE}`;
const ACCOUNT = 'GET /api/accounts/me';

/** Faults under which the server has done it, but its answer cannot be read; the reloaded pass shows it. */
const DONE_ALL_THE_SAME = ['lost-reply', 'truncated'] as const;
const SUCCEEDS = [...ANSWER_UNREAD, ...DONE_ALL_THE_SAME];

interface Changing {
  names: string;
  call: string;
  persona: PersonaId;
  /** The names of the button that opens the dialog, and of the button in it. */
  action: string;
  confirm: string;
  /** The toast shows the server's words (specification, section 8). */
  serverWords?: true;
  /** Brings the pass to the state that offers the change. */
  arrange?: (page: Page) => Promise<void>;
}

const CHANGES: readonly Changing[] = [
  {
    names:
      '[subscription/suspend-reloads-user, subscription/failed-action-no-reload, subscription/pause-failure-message]',
    call: `PATCH ${BASE}/suspend`,
    persona: 'subscriber',
    action: 'Mettre en pause',
    confirm: 'Confirmer la pause',
    serverWords: true,
  },
  {
    names:
      '[subscription/resume-reloads-user, subscription/failed-action-no-reload, subscription/pause-failure-message]',
    call: `PATCH ${BASE}/suspend`,
    persona: 'paused',
    action: 'Reprendre mon abonnement',
    confirm: 'Reprendre maintenant',
    serverWords: true,
  },
  {
    names:
      '[subscription/undo-pause-reloads-user, subscription/failed-action-no-reload, subscription/pause-failure-message]',
    call: `DELETE ${BASE}/suspend`,
    persona: 'subscriber',
    action: 'Annuler la pause',
    confirm: 'Oui, annuler la pause',
    serverWords: true,
    arrange: (page) => change(page, 'Mettre en pause', 'Confirmer la pause'),
  },
  {
    names: '[subscription/undo-cancel-reloads-user, subscription/failed-action-no-reload]',
    call: `DELETE ${BASE}/cancel`,
    persona: 'cancel-pending',
    action: 'Annuler la résiliation',
    confirm: 'Oui, garder mon abonnement',
  },
  {
    names: '[subscription/undo-plan-change-reloads-user, subscription/failed-action-no-reload]',
    call: `DELETE ${BASE}/downgrade`,
    persona: 'plan-change',
    action: 'Annuler le changement',
    confirm: 'Oui, garder ma formule',
  },
];

for (const { names, call, persona, action, confirm, serverWords, arrange } of CHANGES) {
  test(
    `${names} [errors/default-toast] "${action}" under each fault: a refusal changes and loads nothing, a lost answer is found by reloading the pass`,
    { tag: TAG.faults },
    async ({ page, sandbox, signIn }) => {
      const begin = async (): Promise<void> => {
        await page.context().clearCookies();
        await signIn(persona, PATH);
        await arrange?.(page);
      };
      await begin();
      const loads = countLoads(page);
      const dialog = page.locator('dialog[open]');
      const opener = page.getByRole('button', { name: action, exact: true });
      await underEachFault({
        page,
        sandbox,
        call,
        truth: OUTCOMES.changePass,
        succeedsUnder: SUCCEEDS,
        ...(serverWords && { serverWordsShown: serverWords }),
        act: async () => {
          loads.forget();
          if (!(await dialog.isVisible())) await opener.click();
          await dialog.getByRole('button', { name: confirm }).click();
        },
        held: async (fault) => {
          await expect(dialog.getByRole('button', { name: confirm })).toBeVisible();
          await expect(dialog).toContainText('Votre abonnement n’a pas changé.');
          expect(loads.of(ACCOUNT)).toBe(0);
          if (REFUSED.includes(fault)) expect(loads.after(call)).not.toContain(PASS);
        },
        succeeded: async (fault) => {
          await expect(dialog).toHaveCount(0);
          await expect.poll(() => loads.of(ACCOUNT)).toBe(1);
          // `empty`: the server has done nothing.
          if (fault === 'empty') return;
          await expect(opener).toHaveCount(0);
          await begin();
        },
      });
    },
  );
}

test(
  '[subscription/debit-invoice-reloads-user, subscription/failed-action-no-reload, errors/default-toast] the debit switch under each fault ends with the server’s value',
  { tag: TAG.faults },
  async ({ page, sandbox, signIn }) => {
    await signIn('subscriber', PATH);
    const loads = countLoads(page);
    const debit = page.getByRole('switch');
    const call = `PATCH ${BASE}/groupSupplementInvoice`;
    let isOn = true;
    await underEachFault({
      page,
      sandbox,
      call,
      truth: OUTCOMES.switchDebit,
      succeedsUnder: SUCCEEDS,
      act: async () => {
        loads.forget();
        await debit.click();
      },
      held: async (fault) => {
        await expect(debit).toBeChecked({ checked: isOn });
        expect(loads.of(ACCOUNT)).toBe(0);
        if (REFUSED.includes(fault)) expect(loads.after(call)).not.toContain(PASS);
      },
      succeeded: async (fault) => {
        await expect.poll(() => loads.of(ACCOUNT)).toBe(1);
        await expect(debit).toHaveAttribute('aria-busy', 'false');
        // `empty`: the server has done nothing.
        if (fault !== 'empty') isOn = !isOn;
        await expect(debit).toBeChecked({ checked: isOn });
      },
    });
  },
);

test(
  '[http/one-action-one-request] without an answer and without the pass, the outcome is unknown, and the next try loads the pass first',
  { tag: TAG.needsServer },
  async ({ page, sandbox, signIn }) => {
    await signIn('subscriber', PATH);
    const loads = countLoads(page);
    const suspend = `PATCH ${BASE}/suspend`;
    await sandbox.fault({ match: suspend, fault: 'lost-reply', times: 0 });
    await sandbox.fault({ match: PASS, fault: '500', times: 0 });
    await page.getByRole('button', { name: 'Mettre en pause' }).click();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: 'Confirmer la pause' });
    await confirm.click();
    await expect(dialog.getByRole('alert').filter({ hasText: 'La réponse s’est perdue' })).not.toHaveCount(0);
    await expect(dialog).toContainText('Rien ne sera demandé deux fois');
    await sandbox.clearFaults();
    await confirm.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Pause prévue')).toBeVisible();
    expect(loads.of(suspend)).toBe(1);
    await expect.poll(() => loads.of(ACCOUNT)).toBe(1);
  },
);

test('[subscription/debit-invoice-reloads-user] the debit switch without an answer and without the pass says so, and the retry shows the server’s value', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('subscriber', PATH);
  const debit = page.getByRole('switch');
  await sandbox.fault({ match: `PATCH ${BASE}/groupSupplementInvoice`, fault: 'lost-reply', times: 0 });
  await sandbox.fault({ match: PASS, fault: '500', times: 0 });
  await debit.click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('La réponse s’est perdue');
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(debit).not.toBeChecked();
});

async function change(page: Page, action: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Records the page's requests. */
function countLoads(page: Page) {
  let asked: string[] = [];
  page.on('request', (request) => {
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return {
    of: (call: string) => asked.filter((one) => one === call).length,
    /** The requests after the last one of `call`. Those before it may load a pass whose state is unknown. */
    after: (call: string) => asked.slice(asked.lastIndexOf(call)),
    forget: () => {
      asked = [];
    },
  };
}
