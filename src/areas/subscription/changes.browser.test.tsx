import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PersonaId } from '#sandbox/personas.ts';
import type { Backend } from '#tests/component/backend.ts';
import { ANSWER_UNREAD, testEachFault } from '#tests/component/eachFault.ts';
import { focusOn, open, press, toasts, visit } from '#tests/component/page.tsx';
import { button, homePassView, passPanel, subscriptionView } from '#tests/component/subscriptionViews.tsx';
import { REFUSED } from '#tests/support/faultClasses.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';

const BASE = '/api/accounts/me/subscription';
const PASS = `GET ${BASE}`;
const ACCOUNT = 'GET /api/accounts/me';

const dialog = page.getByRole('dialog');
const debit = page.getByRole('switch', { name: 'Regrouper mes suppléments' });
const retry = page.getByRole('button', { name: 'Réessayer' });

async function change(action: string, confirm: string): Promise<void> {
  await press(button(action));
  await press(dialog.getByRole('button', { name: confirm }));
  await expect.element(dialog).not.toBeInTheDocument();
}

/** The changes that were sent: method, the end of the path, body. */
function sent(backend: Backend): unknown[] {
  return backend
    .calls(`* ${BASE}/*`)
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path.slice(BASE.length + 1), body]);
}

/** Opens the page, and forgets what it has loaded. */
async function arrive(persona: PersonaId): Promise<Backend> {
  const backend = await open(persona, subscriptionView);
  await expect.element(passPanel()).toBeVisible();
  backend.forgetCalls();
  return backend;
}

test('[calls/patch-suspend, calls/delete-suspend, subscription/suspend-reloads-user, subscription/undo-pause-reloads-user, subscription/pending-pause-shown] a pause is explained, confirmed, shown and undone', async () => {
  const backend = await arrive('subscriber');
  await button('Mettre en pause').click();
  const question = page.getByRole('dialog', { name: 'Mettre votre abonnement en pause ?' });
  await expect
    .element(question)
    .toMatchTextContent(/Quand\s*Le 1er\s\S+\s20\d\d, à la fin de la période déjà payée\./);
  await expect.element(question).toMatchTextContent(/Ce que cela coûte\s*Rien\./);
  await question.getByRole('button', { name: 'Retour' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent(backend)).toEqual([]);

  await change('Mettre en pause', 'Confirmer la pause');
  await expect.element(page.getByText(/Votre pause commence le 1er\s\S+\s20\d\d\./)).toBeVisible();
  await expect.element(button('Mettre en pause')).not.toBeInTheDocument();
  await expect.element(page.getByText('Prochain paiement')).not.toBeInTheDocument();
  await expect.poll(() => backend.calls(ACCOUNT)).toHaveLength(1);
  await change('Annuler la pause', 'Oui, annuler la pause');
  await expect.element(page.getByText('Pause enregistrée')).not.toBeInTheDocument();
  await expect.element(button('Mettre en pause')).toBeVisible();
  await expect.element(page.getByText('Prochain paiement')).toBeVisible();
  await expect.poll(() => backend.calls(ACCOUNT)).toHaveLength(2);
  await expect.poll(() => backend.calls(PASS)).toHaveLength(2);
  expect(sent(backend)).toEqual([
    ['PATCH', 'suspend', { action: 'suspend' }],
    ['DELETE', 'suspend', null],
  ]);
});

test('[subscription/resume-reloads-user, http/cache-bypass] a paused pass is resumed, on every page', async () => {
  const backend = await open('paused', homePassView);
  await expect.element(passPanel()).toMatchTextContent('En pause');
  await visit(subscriptionView);
  await expect.element(button('Reprendre mon abonnement')).toBeVisible();
  backend.forgetCalls();
  await change('Reprendre mon abonnement', 'Reprendre maintenant');
  await expect.element(passPanel()).toMatchTextContent('Actif');
  expect(sent(backend)).toEqual([['PATCH', 'suspend', { action: 'resume' }]]);
  await expect.poll(() => backend.calls(ACCOUNT)).toHaveLength(1);
  await visit(homePassView);
  await expect.element(passPanel()).toMatchTextContent('Actif');
});

test('[calls/delete-subscription-cancel, subscription/undo-cancel-reloads-user] a pending cancellation is undone', async () => {
  const backend = await arrive('cancel-pending');
  await expect.element(page.getByText('Résiliation prévue')).toBeVisible();
  await expect.element(passPanel()).not.toMatchTextContent('Bonne séance');
  await button('Annuler la résiliation').click();
  await expect.element(dialog).toMatchTextContent(/votre abonnement continue après le 1er\s/);
  await expect.element(dialog).toMatchTextContent(/Votre abonnement reste à 23,90\s€\./);
  await button('Oui, garder mon abonnement').click();
  await expect.element(toasts()).toMatchTextContent('Résiliation annulée');
  await expect.element(page.getByText('Résiliation prévue')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Résilier votre contrat' })).toBeVisible();
  expect(sent(backend)).toEqual([['DELETE', 'cancel', null]]);
  await expect.poll(() => backend.calls(ACCOUNT)).toHaveLength(1);
});

test('[calls/delete-downgrade, subscription/undo-plan-change-reloads-user] a pending plan change is undone', async () => {
  const backend = await arrive('plan-change');
  await expect.element(page.getByText('Changement d’abonnement prévu')).toBeVisible();
  await change('Annuler le changement', 'Oui, garder mon abonnement actuel');
  await expect.element(page.getByText('Changement d’abonnement prévu')).not.toBeInTheDocument();
  expect(sent(backend)).toEqual([['DELETE', 'downgrade', null]]);
  await expect.poll(() => backend.calls(ACCOUNT)).toHaveLength(1);
});

test('[calls/patch-debit-invoice, subscription/debit-invoice-reloads-user, subscription/debit-invoice-state] the debit invoice is switched off and on', async () => {
  const backend = await arrive('subscriber');
  await debit.click();
  await expect.element(debit).toHaveAttribute('aria-checked', 'false');
  await expect.element(debit).toHaveAttribute('aria-busy', 'false');
  await expect.element(passPanel()).toMatchTextContent(/Prochain paiement\s*31,80\s€/);
  await expect.poll(() => backend.calls(ACCOUNT)).toHaveLength(1);
  await debit.click();
  await expect.element(passPanel()).toMatchTextContent(/Prochain paiement\s*35,80\s€/);
  await expect.element(debit).toBeChecked();
  await expect.element(debit).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => backend.calls(ACCOUNT)).toHaveLength(2);
  expect(sent(backend)).toEqual([
    ['PATCH', 'groupSupplementInvoice', { action: 'disabled' }],
    ['PATCH', 'groupSupplementInvoice', { action: 'activated' }],
  ]);
});

test('with the keyboard alone: pause the pass, or leave the dialog', async () => {
  await arrive('subscriber');
  const enter = async (name: string): Promise<void> => {
    await expect.element(button(name)).toBeVisible();
    focusOn(button(name));
    await userEvent.keyboard('{Enter}');
  };
  await enter('Mettre en pause');
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  const opener = button('Mettre en pause');
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  // The next press comes before the browser's `close` event, which is a task of its own.
  document.querySelector('dialog')?.close();
  await Promise.resolve();
  (opener.element() as HTMLElement).click();
  await enter('Confirmer la pause');
  await expect.element(dialog).not.toBeInTheDocument();
  // The pressed button is gone; one tab stop further is the button that undoes the pause.
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Annuler la pause')).toHaveFocus();
});

/** The answer is not read, or is lost after the server has done it: the reloaded pass shows it. */
const SUCCEEDS = [...ANSWER_UNREAD, 'lost-reply', 'truncated'] as const;

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
  arrange?: () => Promise<void>;
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
    arrange: () => change('Mettre en pause', 'Confirmer la pause'),
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
    confirm: 'Oui, garder mon abonnement actuel',
  },
];

for (const { names, call, persona, action, confirm, serverWords, arrange } of CHANGES) {
  let backend: Backend;
  testEachFault(
    `${names} [errors/default-toast] "${action}" under each fault: a refusal changes and loads nothing, a lost answer is found by reloading the pass`,
    {
      open: async () => (backend = await open(persona, subscriptionView)),
      call,
      truth: OUTCOMES.changePass,
      succeedsUnder: SUCCEEDS,
      ...(serverWords && { serverWordsShown: serverWords }),
      prepare: async () => {
        await arrange?.();
        await press(button(action));
      },
      act: () => press(dialog.getByRole('button', { name: confirm })),
      afterFailure: async (fault) => {
        await expect.element(dialog.getByRole('button', { name: confirm })).toBeVisible();
        await expect.element(dialog).toMatchTextContent('Votre abonnement n’a pas changé.');
        expect(backend.calls(ACCOUNT)).toEqual([]);
        if (REFUSED.includes(fault)) expect(after(backend, call)).not.toContain(PASS);
      },
      afterSuccess: async (fault) => {
        await expect.element(dialog).not.toBeInTheDocument();
        await expect.poll(() => backend.calls(ACCOUNT)).toHaveLength(1);
        // `empty`: the server has done nothing.
        if (fault !== 'empty') await expect.element(button(action)).not.toBeInTheDocument();
      },
    },
  );
}

let switching: Backend;
testEachFault(
  '[subscription/debit-invoice-reloads-user, subscription/failed-action-no-reload, errors/default-toast] the debit switch under each fault ends with the server’s value',
  {
    open: async () => (switching = await open('subscriber', subscriptionView)),
    call: `PATCH ${BASE}/groupSupplementInvoice`,
    truth: OUTCOMES.switchDebit,
    succeedsUnder: SUCCEEDS,
    act: () => press(debit),
    afterFailure: async (fault) => {
      await expect.element(debit).toBeChecked();
      expect(switching.calls(ACCOUNT)).toEqual([]);
      if (REFUSED.includes(fault))
        expect(after(switching, `PATCH ${BASE}/groupSupplementInvoice`)).not.toContain(PASS);
    },
    afterSuccess: async (fault) => {
      await expect.poll(() => switching.calls(ACCOUNT)).toHaveLength(1);
      await expect.element(debit).toHaveAttribute('aria-busy', 'false');
      // `empty`: the server has done nothing.
      await expect.element(debit).toHaveAttribute('aria-checked', String(fault === 'empty'));
    },
  },
);

/** The requests after the last one of `call`. Those before it may load a pass whose state is unknown. */
function after(backend: Backend, call: string): string[] {
  const asked = backend.calls().map(({ method, path }) => `${method} ${path}`);
  return asked.slice(asked.lastIndexOf(call));
}

test('[http/one-action-one-request] without an answer and without the pass, the outcome is unknown, and the next try loads the pass first', async () => {
  const backend = await arrive('subscriber');
  const suspend = `PATCH ${BASE}/suspend`;
  backend.fault({ match: suspend, fault: 'lost-reply', times: 0 });
  backend.fault({ match: PASS, fault: '500', times: 0 });
  await button('Mettre en pause').click();
  const confirm = dialog.getByRole('button', { name: 'Confirmer la pause' });
  await confirm.click();
  await expect
    .element(dialog.getByRole('alert').filter({ hasText: 'La réponse s’est perdue' }).first())
    .toBeVisible();
  await expect.element(dialog).toMatchTextContent('Rien ne sera demandé deux fois');
  backend.clearFaults();
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Pause enregistrée')).toBeVisible();
  await expect.poll(() => backend.calls(suspend)).toHaveLength(1);
  await expect.poll(() => backend.calls(ACCOUNT)).toHaveLength(1);
});

test('[subscription/debit-invoice-reloads-user] the debit switch without an answer and without the pass says so, and the retry shows the server’s value', async () => {
  const backend = await arrive('subscriber');
  backend.fault({ match: `PATCH ${BASE}/groupSupplementInvoice`, fault: 'lost-reply', times: 0 });
  backend.fault({ match: PASS, fault: '500', times: 0 });
  await debit.click();
  await expect.element(toasts()).toMatchTextContent('La réponse s’est perdue');
  backend.clearFaults();
  await retry.click();
  await expect.element(debit).toHaveAttribute('aria-checked', 'false');
});
