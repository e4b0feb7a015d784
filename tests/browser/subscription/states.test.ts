import type { PersonaId } from '#sandbox/personas.ts';
import { axeProblems } from '#tests/support/axe.ts';
import { offered, passSummary } from '#tests/support/subscription.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';

const CHANGE_PLAN = 'Changer de formule';
const CANCEL = 'Résilier votre contrat';
const OPTIONS = 'Changer mes options';
const DEBIT = 'Regrouper mes suppléments';
const PAUSE = 'Mettre en pause';

interface State {
  persona: PersonaId;
  names: string;
  status: string;
  name: string;
  says: (string | RegExp)[];
  /** A text that the panel leaves out, since a notice above has it. */
  omits?: string;
  offers: string[];
}

const STATES: State[] = [
  {
    persona: 'subscriber',
    names:
      '[calls/get-subscription, entities/addon-fields, entities/subscription-card-fields, subscription/suspend-when-eligible, subscription/plan-change-when-offered, subscription/debit-invoice-state, subscription/pass-looks]',
    status: 'Actif',
    name: 'Cinépass',
    says: [
      /Prix de l’abonnement\s*23,90\s€ par mois/,
      'Prochain paiement',
      /27,90\s€, le 1er /,
      '9040 0003 2210',
      'A-2025-100342',
      /IMAX illimité\s*5,00\s€ par mois/,
      'Votre abonnement, plus les suppléments',
    ],
    offers: [PAUSE, CHANGE_PLAN, CANCEL, DEBIT, OPTIONS],
  },
  {
    persona: 'unpaid',
    names: '[subscription/unpaid-balance-shown, entities/unpaid-above-zero]',
    status: 'Paiement en attente',
    name: 'Cinépass',
    says: [/Il vous reste 19,90\s€ à régler/],
    omits: 'Un paiement n’a pas abouti',
    offers: ['Payer maintenant', CANCEL, DEBIT],
  },
  {
    persona: 'blocked-photo',
    names: '[subscription/blocked-reason-text]',
    status: 'Bloqué',
    name: 'Cinépass',
    says: ['Votre photo n’a pas été acceptée'],
    offers: ['Envoyer une autre photo', 'Obtenir de l’aide', CANCEL, DEBIT],
  },
  {
    persona: 'blocked',
    names: '[subscription/blocked-reason-text, subscription/reactivate-when-eligible]',
    status: 'Bloqué',
    name: 'Cinépass',
    says: ['Votre pass est bloqué'],
    omits: 'On vous explique',
    offers: ['Obtenir de l’aide', 'Réactiver mon pass', CANCEL, DEBIT],
  },
  {
    persona: 'paused',
    names:
      '[entities/subscription-statuses, subscription/resume-reloads-user, subscription/undo-pause-when-eligible]',
    status: 'En pause',
    name: 'Cinépass',
    says: ['Votre pass se repose'],
    offers: ['Reprendre mon abonnement', CANCEL, DEBIT],
  },
  {
    persona: 'cancel-pending',
    names: '[subscription/pending-cancellation-shown, subscription/undo-cancel-when-eligible]',
    status: 'Actif',
    name: 'Cinépass',
    says: ['Résiliation prévue', /Votre abonnement prend fin le 1er \S+ 20\d\d\. D’ici là/],
    offers: ['Annuler la résiliation', CHANGE_PLAN, DEBIT, OPTIONS],
  },
  {
    persona: 'plan-change',
    names:
      '[subscription/pending-plan-change-shown, entities/pending-plan-change, subscription/plan-change-when-offered]',
    status: 'Actif',
    name: 'Cinépass Gold',
    says: [
      /Formule actuelle\s*Cinépass Gold\s*Jusqu’au 1er \S+ 20\d\d/,
      /Nouvelle formule\s*Cinépass\s*À partir du 1er \S+ 20\d\d/,
      /Avec ces options\s*IMAX illimité\s*5,00\s€/,
    ],
    offers: ['Annuler le changement', PAUSE, CANCEL, DEBIT, OPTIONS],
  },
  {
    persona: 'renewable',
    names: '[decisions/catalogue-for-missing-calls]',
    status: 'Actif',
    name: 'Cinépass',
    says: [/Durée\s*Jusqu’au 1er /],
    offers: ['Renouveler', PAUSE, CHANGE_PLAN, CANCEL, DEBIT, OPTIONS],
  },
  {
    persona: 'resubscribable',
    names: '[entities/subscription-statuses, decisions/catalogue-for-missing-calls]',
    status: 'Résilié',
    name: 'Cinépass',
    says: ['Votre abonnement a pris fin'],
    offers: ['Me réabonner'],
  },
  {
    persona: 'duo',
    names: '[entities/pass-types]',
    status: 'Actif',
    name: 'Cinépass Duo',
    says: [/41,90\s€/],
    offers: [PAUSE, CHANGE_PLAN, CANCEL, DEBIT, OPTIONS],
  },
  {
    persona: 'gold',
    names: '[entities/pass-types, subscription/debit-invoice-state]',
    status: 'Actif',
    name: 'Cinépass Gold',
    says: [/32,90\s€/],
    offers: ['Ajouter à Google Wallet', 'Ajouter à Apple Wallet', PAUSE, CHANGE_PLAN, CANCEL, DEBIT, OPTIONS],
  },
];

for (const { persona, names, status, name, says, omits, offers } of STATES) {
  // The demonstration signs no wallet passes, and gold has some.
  const needs = persona === 'gold' ? { tag: TAG.needsServer } : {};
  test(
    `${names} ${persona}: the state, the price and the possible actions show`,
    needs,
    async ({ page, signIn }) => {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await signIn(persona, '/fr/subscription/');
      await expect(passSummary(page).getByRole('heading', { level: 2 })).toHaveText(name);
      await expect(passSummary(page).getByText(status, { exact: true })).toBeVisible();
      for (const text of says) await expect(page.getByRole('main')).toContainText(text);
      if (omits !== undefined) await expect(passSummary(page)).not.toContainText(omits);
      await expect.poll(() => offered(page)).toEqual(offers);
      expect(await axeProblems(page, persona)).toEqual([]);
      if (persona === 'subscriber' || persona === 'gold') {
        await expect(page.getByRole('switch')).toBeChecked({ checked: persona === 'subscriber' });
      }
    },
  );
}
