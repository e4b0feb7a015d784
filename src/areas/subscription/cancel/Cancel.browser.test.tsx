import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Backend } from '#tests/component/backend.ts';
import { ANSWER_UNREAD, testEachFault } from '#tests/component/eachFault.ts';
import { navigated } from '#tests/component/navigate.ts';
import { open, press, reopen, textsOf, toasts, visit, type View } from '#tests/component/page.tsx';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { format } from '#i18n/format.ts';
import { textsIn } from '#i18n/texts.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { routePath } from '#sites/routes.ts';
import { Cancel } from './Cancel.island.tsx';
import { CANCEL_ROUTES, type CancelStep } from './rules.ts';
import { openStep } from './store.ts';

const CANCEL = 'PATCH /api/accounts/me/subscription/cancel';
const PASS = 'GET /api/accounts/me/subscription';
const USER = 'GET /api/accounts/me';
const REASON = 'Je manque de temps';

function viewOf(step: CancelStep, number: number): View {
  return {
    route: CANCEL_ROUTES[step],
    main: (language) => {
      const { steps, progress, island } = textsIn(language, 'cancel');
      const { changes, dialog } = textsIn(language, 'subscription').island;
      return (
        <>
          <h1>{steps[step].title}</h1>
          <p>
            {step !== 'done' && <strong>{format(progress, { number, count: 3 })}</strong>} {steps[step].lead}
          </p>
          <Cancel
            step={step}
            language={language}
            texts={island}
            changes={{ changes, dialog }}
            passes={textsIn(language, 'pass').types}
            failed={textsIn(language, 'common').failed}
            links={{
              subscription: routePath(language, 'subscription'),
              confirm: routePath(language, 'cancelConfirm'),
            }}
          />
        </>
      );
    },
    load: () => openStep(step),
  };
}

const VIEWS: Readonly<Record<CancelStep, View>> = {
  reason: viewOf('reason', 1),
  terms: viewOf('terms', 2),
  confirm: viewOf('confirm', 3),
  done: viewOf('done', 4),
};

const button = (name: string) => page.getByRole('button', { name });
const cancelButton = button('Résilier votre contrat');
const onward = page.getByRole('link', { name: 'Continuer vers la confirmation' });
const undo = button('Annuler la résiliation');
const reasons = page.getByRole('main').getByRole('listitem').getByRole('button');

/** Goes on to the step that the page has asked the router for. */
async function arriveAt(step: CancelStep): Promise<void> {
  await expect.poll(() => navigated.at(-1)).toBe(routePath('fr', CANCEL_ROUTES[step]));
  await visit(VIEWS[step]);
}

async function openTerms(persona: PersonaId): Promise<Backend> {
  const backend = await open(persona, VIEWS.reason);
  await press(button(REASON));
  await arriveAt('terms');
  return backend;
}

async function openConfirmation(): Promise<Backend> {
  const backend = await openTerms('subscriber');
  await follow();
  await expect.element(page.getByText(REASON)).toBeVisible();
  return backend;
}

async function follow(): Promise<void> {
  await expect.element(onward).toHaveAttribute('href', '/fr/subscription/cancel/confirm/');
  await visit(VIEWS.confirm);
}

let confirming: Backend;
testEachFault(
  '[subscription/failed-action-no-reload, errors/default-toast, http/survives-failures] after each kind of failure nothing is loaded again, the reason is kept, and the next try works',
  {
    open: async () => (confirming = await openConfirmation()),
    call: CANCEL,
    truth: OUTCOMES.cancelPass,
    // The server has done it, but its answer cannot be read; the reloaded pass shows it.
    succeedsUnder: [...ANSWER_UNREAD, 'truncated', 'lost-reply'],
    act: () => press(cancelButton),
    afterFailure: async () => {
      await expect
        .element(page.getByRole('alert').filter({ hasText: 'Votre choix est gardé' }))
        .toBeVisible();
      await expect.element(page.getByText(REASON)).toBeVisible();
      expect(navigated.at(-1)).toBe('/fr/subscription/cancel/terms/');
      expect(confirming.calls(USER)).toEqual([]);
    },
    afterSuccess: async (fault) => {
      await expect.poll(() => confirming.calls(USER)).toHaveLength(1);
      await arriveAt('done');
      // The server has done nothing, and the reloaded account shows it.
      if (fault === 'empty') await expect.poll(() => navigated.at(-1)).toBe('/fr/subscription/');
      else await expect.element(undo).toBeVisible();
    },
  },
);

test('[subscription/cancel-reloads-user, http/one-action-one-request] without an answer and without the pass, the page says so, and the retry leads to the summary of the cancellation', async () => {
  const backend = await openConfirmation();
  backend.fault({ match: CANCEL, fault: 'lost-reply', times: 0 });
  backend.fault({ match: PASS, fault: '500', times: 0 });
  await cancelButton.click();
  await expect.element(toasts()).toMatchTextContent('La réponse s’est perdue');
  backend.clearFaults();
  backend.forgetCalls();
  await button('Réessayer').click();
  await arriveAt('done');
  await expect.element(undo).toBeVisible();
  await expect.element(toasts()).toMatchTextContent('déjà résilié');
  expect(backend.calls(CANCEL)).toEqual([]);
});

test('[subscription/failed-action-no-reload] a failure is no longer shown once the cancellation is recorded', async () => {
  const backend = await openConfirmation();
  backend.fault({ match: CANCEL, fault: '500' });
  await cancelButton.click();
  await expect.element(toasts()).toMatchTextContent('Une erreur est survenue');
  await expect.element(page.getByText('Votre abonnement n’est pas résilié.')).toBeVisible();
  await cancelButton.click();
  await arriveAt('done');
  await expect.element(undo).toBeVisible();
  expect(textsOf(toasts())).toEqual(['']);
});

test('[subscription/sample-cancel-reasons] fake mode has 25 reasons; a list that fails or is empty comes with a retry', async () => {
  const list = 'GET *cancel/reasons';
  await open('subscriber', VIEWS.reason, {
    prepare: (backend) => {
      backend.fault({ match: list, fault: '500' });
      backend.fault({ match: list, fault: 'answer', body: [] });
    },
  });
  const retry = button('Réessayer');
  await retry.click();
  await expect.element(retry).not.toHaveAttribute('aria-busy');
  await expect.element(reasons).not.toBeInTheDocument();
  await retry.click();
  await expect.poll(() => reasons.elements()).toHaveLength(25);
});

test('[subscription/cancel-reloads-user] a cancellation is confirmed even when the pass cannot be loaded after it', async () => {
  const backend = await openConfirmation();
  backend.fault({ match: PASS, fault: '500', times: 0 });
  await cancelButton.click();
  await arriveAt('done');
  await expect.element(toasts()).toMatchTextContent('résiliation est enregistrée');
  backend.clearFaults();
  await button('Réessayer').click();
  await expect.element(undo).toBeVisible();
});

test('[subscription/reason-optional, subscription/leaving-the-pass] nobody has to give a reason', async () => {
  const backend = await open('subscriber', VIEWS.reason);
  await button('Continuer sans donner de raison').click();
  await arriveAt('terms');
  await follow();
  await expect.element(cancelButton).toBeVisible();
  await expect.element(page.getByRole('term').filter({ hasText: 'Raison' })).not.toBeInTheDocument();
  await cancelButton.click();
  await arriveAt('done');
  await expect.element(undo).toBeVisible();
  await expect.poll(() => backend.bodies(CANCEL)).toEqual([{ reason: 'other' }]);
});

test('[subscription/leaving-receipt] the last step is a receipt, over a reload; cancelled elsewhere it names only what the pass says', async () => {
  const backend = await openConfirmation();
  await cancelButton.click();
  await arriveAt('done');
  const main = page.getByRole('main');
  const says = [
    /Demande envoyée\s*Le \d+.novembre.2026 à \d+/,
    REASON,
    'Fin de l’abonnement',
    'Vos bons',
    'billets déjà',
  ];
  for (const texts of says) await expect.element(main).toMatchTextContent(texts);
  await reopen(backend, VIEWS.done);
  for (const texts of says) await expect.element(main).toMatchTextContent(texts);

  await open('cancel-pending', VIEWS.done);
  await expect.element(main).toMatchTextContent('Vos bons');
  await expect.element(main).not.toMatchTextContent('Demande envoyée');
});

test('[subscription/cancel-reloads-user, http/cache-bypass] after the cancellation the account is reloaded past the cache', async () => {
  const backend = await openConfirmation();
  backend.forgetCalls();
  await cancelButton.click();
  const made = () =>
    backend
      .calls('* /api/accounts/me*')
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => call === CANCEL || call === USER);
  await expect.poll(made).toEqual([CANCEL, USER]);
  await arriveAt('done');
  await expect.element(undo).toBeVisible();
});

test('[subscription/leaving-the-pass] an unpaid balance shows before the confirmation; a pause is offered only where the server allows it', async () => {
  await openTerms('unpaid');
  await expect.element(page.getByText('Il vous reste 19,90 € à régler.')).toBeVisible();
  await expect.element(page.getByText('Vous n’avez aucun impayé.')).not.toBeInTheDocument();
  await expect.element(page.getByText('Mettre en pause')).not.toBeInTheDocument();
  await follow();
  await expect.element(page.getByRole('definition').filter({ hasText: '19,90 €' })).toBeVisible();

  await openTerms('subscriber');
  await expect.element(page.getByText('Vous n’avez aucun impayé.')).toBeVisible();
  await expect.element(button('Mettre en pause')).toBeVisible();
});
