import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { platform } from '#platform/platform.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { axeProblems, emulateScheme } from '#tests/component/axe.ts';
import { open, reopen, visit } from '#tests/component/page.tsx';
import { button, homePassView, passPanel, subscriptionView } from '#tests/component/subscriptionViews.tsx';
import * as rules from './rules.ts';
import { $paying } from './store.ts';

vi.mock('./rules.ts', { spy: true });

const PASS = 'GET /api/accounts/me/subscription';
const CATALOGUE = 'https://www.lumen-cinemas.example/fr/cinepass/';

const SHOW = 'Afficher mon pass';
const CHANGE_PLAN = 'Changer d’abonnement';
const CANCEL = 'Résilier votre contrat';
const OPTIONS = 'Changer mes options';
const DEBIT = 'Regrouper mes suppléments';
const PAUSE = 'Mettre en pause';

const main = page.getByRole('main');
const link = (name: string | RegExp) => page.getByRole('link', { name });

/** The changes that the page offers, without its documents and the pass itself, in the order of the page. */
function offered(): string[] {
  const found = document.querySelectorAll<HTMLElement>(
    'main :is(a.button, button[aria-haspopup="dialog"], button[role="switch"])',
  );
  return [...found].map(({ innerText }) => innerText.split('\n')[0] ?? '').filter((name) => name !== SHOW);
}

// What axe looks at in the states of the pass.
beforeAll(() => emulateScheme('dark'));
afterAll(() => emulateScheme('light'));

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
      /35,80\s€, le 1er\s/,
      '9040 0003 2210',
      'A-2025-100342',
      /IMAX illimité\s*5,00\s€ par mois/,
      'Votre abonnement, vos options, et les suppléments',
    ],
    offers: [PAUSE, CHANGE_PLAN, CANCEL, DEBIT, OPTIONS],
  },
  {
    persona: 'unpaid',
    names: '[subscription/unpaid-balance-shown, entities/unpaid-above-zero]',
    status: 'Paiement à régler',
    name: 'Cinépass',
    says: [/Il vous reste 19,90\s€ à régler/],
    omits: 'Un paiement n’a pas abouti',
    offers: ['Payer 19,90\u00a0€', CANCEL, DEBIT],
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
    says: ['Votre pass est bloqué', 'Réactivez-le sur notre site'],
    omits: 'Nous vous expliquons',
    // One way out, in one place.
    offers: ['Réactiver mon pass', 'Obtenir de l’aide', CANCEL, DEBIT],
  },
  {
    persona: 'paused',
    names:
      '[entities/subscription-statuses, subscription/resume-reloads-user, subscription/undo-pause-when-eligible]',
    status: 'En pause',
    name: 'Cinépass',
    says: ['Votre abonnement est en pause'],
    offers: ['Reprendre mon abonnement', CANCEL, DEBIT],
  },
  {
    persona: 'cancel-pending',
    names: '[subscription/pending-cancellation-shown, subscription/undo-cancel-when-eligible]',
    status: 'Actif',
    name: 'Cinépass',
    says: ['Résiliation prévue', /Votre abonnement prend fin le 1er\s\S+\s20\d\d\. D’ici là/],
    offers: ['Annuler la résiliation', CHANGE_PLAN, DEBIT, OPTIONS],
  },
  {
    persona: 'plan-change',
    names:
      '[subscription/pending-plan-change-shown, entities/pending-plan-change, subscription/plan-change-when-offered]',
    status: 'Actif',
    name: 'Cinépass Gold',
    says: [
      /Abonnement actuel\s*Cinépass Gold\s*Jusqu’au 1er\s\S+\s20\d\d/,
      /Nouvel abonnement\s*Cinépass\s*À partir du 1er\s\S+\s20\d\d/,
      /Avec ces options\s*IMAX illimité\s*5,00\s€/,
    ],
    offers: ['Annuler le changement', PAUSE, CANCEL, DEBIT, OPTIONS],
  },
  {
    persona: 'renewable',
    names: '[subscription/catalogue-for-missing-calls]',
    status: 'Actif',
    name: 'Cinépass',
    says: [/Durée\s*Jusqu’au 1er\s/],
    offers: ['Renouveler', PAUSE, CHANGE_PLAN, CANCEL, DEBIT, OPTIONS],
  },
  {
    persona: 'resubscribable',
    names: '[entities/subscription-statuses, subscription/catalogue-for-missing-calls]',
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
    says: [/46,90\s€/],
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

/** The backend in the page signs no wallet passes. */
const WALLET_LINKS = [
  { wallet: 'google', href: 'https://pay.google.com/gp/v/save/pass' },
  { wallet: 'apple', href: '/wallet/pass' },
];

for (const { persona, names, status, name, says, omits, offers } of STATES)
  test(`${names} ${persona}: the state, the price and the possible actions show`, async () => {
    await open(persona, subscriptionView, {
      prepare: ({ world }) => {
        if (persona === 'gold') Object.assign(world.subscription.card ?? {}, { walletLinks: WALLET_LINKS });
      },
    });
    await expect.element(passPanel().getByRole('heading', { level: 2 })).toHaveTextContent(name);
    await expect.element(passPanel().getByText(status, { exact: true })).toBeVisible();
    for (const text of says) await expect.element(main).toMatchTextContent(text);
    if (omits !== undefined) await expect.element(passPanel()).not.toMatchTextContent(omits);
    await expect.poll(offered).toEqual(offers);
    expect(await axeProblems()).toEqual([]);
    if (persona === 'subscriber' || persona === 'gold')
      await expect
        .element(page.getByRole('switch'))
        .toHaveAttribute('aria-checked', String(persona === 'subscriber'));
  });

test('[calls/get-subscription, subscription/catalogue-for-missing-calls] without a pass: one call, nothing to manage, and a way to a pass', async () => {
  const backend = await open('casual', subscriptionView);
  await expect.element(page.getByRole('heading', { name: 'Vous n’avez pas d’abonnement' })).toBeVisible();
  expect(offered()).toEqual(['Découvrir les pass']);
  await expect.element(link('Découvrir les pass')).toHaveAttribute('href', CATALOGUE);
  await expect.poll(() => backend.calls(PASS)).toHaveLength(1);
});

test('[subscription/states-agree, subscription/unpaid-balance-shown, subscription/no-subscription-on-server] a former customer who owes sees the amount, the way to pay and the invoices; a subscription that the server does not know is none', async () => {
  const backend = await open('casual', homePassView, {
    prepare: (before) =>
      before.fault({ match: PASS, fault: 'answer', body: { unpaidBalance: 1990 }, times: 0 }),
  });
  await expect.element(passPanel()).toMatchTextContent(/Reste à régler\s*19,90\s€/);
  await expect.element(link(/^Payer 19,90\s€$/)).toHaveAttribute('href', `${CATALOGUE}paiement/`);
  await visit(subscriptionView);
  await expect.element(main).toMatchTextContent(/Il vous reste 19,90\s€ à régler/);
  await expect.element(page.getByRole('heading', { name: 'Contrat et factures' })).toBeVisible();
  await expect.element(main).not.toMatchTextContent('Vous n’avez pas d’abonnement');
  await expect.element(link(/^Payer 19,90\s€$/)).toHaveAttribute('href', `${CATALOGUE}paiement/`);
  $paying.set(true);
  const dialog = page.getByRole('dialog', { name: 'Régler votre abonnement' });
  await expect.element(dialog).toMatchTextContent(/À régler\s*19,90\s€/);
  await expect.element(dialog).not.toMatchTextContent('votre pass');

  backend.clearFaults();
  backend.fault({ match: PASS, fault: '404', times: 0 });
  await reopen(backend, subscriptionView);
  await expect.element(page.getByRole('heading', { name: 'Vous n’avez pas d’abonnement' })).toBeVisible();
});

test('[subscription/catalogue-for-missing-calls] actions without a call lead to the catalogue, by the routes in the texts', async () => {
  const body = {
    eligibleReSubscription: true,
    eligibleForReactivation: true,
    eligibleChanges: ['FAMILY'],
    addons: [{ value: 'A', title: 'A', price: 1 }],
    unpaidBalance: 1,
    card: { status: 'active' },
  };
  const backend = await open('no-flags', subscriptionView, {
    prepare: (before) => before.fault({ match: PASS, fault: 'answer', body }),
  });
  for (const [name, path] of [
    ['Me réabonner', 'reabonnement'],
    ['Réactiver mon pass', 'reactivation'],
    [CHANGE_PLAN, 'formules'],
    [OPTIONS, 'options'],
    ['Payer 0,01\u00a0€', 'paiement'],
  ] as const)
    await expect.element(link(name)).toHaveAttribute('href', `${CATALOGUE}${path}/`);
  await expect.element(main).toMatchTextContent(/Il vous reste 0,01\s€ à régler/);

  const renewable = { eligibleRenew: true, card: { status: 'active' } };
  backend.fault({ match: PASS, fault: 'answer', body: renewable });
  await reopen(backend, subscriptionView);
  await expect.element(link('Renouveler')).toHaveAttribute('href', `${CATALOGUE}renouvellement/`);
});

test('[wallet/bank-card-replaced] what the month costs leads to the card that pays it, where the customer has its page', async () => {
  const card = link('Votre carte bancaire');
  await open('subscriber', subscriptionView);
  await expect.element(card).toHaveAttribute('href', '/fr/advantages/');
  const body = { consumption: { total: 1990 }, card: { status: 'active' } };
  await open('no-flags', subscriptionView, {
    prepare: (before) => before.fault({ match: PASS, fault: 'answer', body }),
  });
  await expect.element(main).toMatchTextContent('Total à ce jour');
  expect(card.elements()).toEqual([]);
});

test('[entities/unknown-subscription-type, entities/unknown-subscription-status, http/tolerates-unlisted-shapes] unknown codes are taken for the classic pass and for active, and nothing raw shows', async () => {
  const backend = await open('gold', subscriptionView, {
    prepare: (before) => before.fault({ match: PASS, fault: 'unknown-enum', times: 0 }),
  });
  await expect.element(passPanel().getByRole('heading', { level: 2 })).toHaveTextContent('Cinépass');
  await expect.element(passPanel().getByText('Actif', { exact: true })).toBeVisible();
  backend.clearFaults();
  const body = {
    card: {},
    addons: null,
    consumption: 7,
    newLeadId: 'L1',
    pausePending: true,
    eligibleChanges: [{ value: '' }],
  };
  backend.fault({ match: PASS, fault: 'answer', body, times: 0 });
  await reopen(backend, subscriptionView);
  await expect.element(page.getByText('Votre pause commence à la fin de la période en cours.')).toBeVisible();
  await expect.element(page.getByText('Changement d’abonnement prévu')).toBeVisible();
  await expect.element(page.getByText('Nouvel abonnement')).not.toBeInTheDocument();
  await expect.element(link(CHANGE_PLAN)).not.toBeInTheDocument();
  await expect.element(main).not.toMatchTextContent(/ZZZ|undefined|null|NaN|Invalid|[A-Z]{2}_/);
});

test('[calls/get-subscription] a failed pass has a retry of its own; the documents show meanwhile', async () => {
  const backend = await open('subscriber', subscriptionView, {
    prepare: (before) => before.fault({ match: PASS, fault: '500', times: 0 }),
  });
  const documents = page.getByRole('heading', { name: 'Contrat et factures' });
  await expect.element(documents).toBeVisible();
  backend.clearFaults();
  await button('Réessayer').click();
  await expect.element(passPanel()).toBeVisible();
  expect(documents.elements()).toHaveLength(1);
});

test('[subscription/unpaid-balance-shown, toasts/unpaid-modal-variant] the page and the dialog of the toast name the amount, and lead to the payment', async () => {
  await open('unpaid', subscriptionView);
  await expect.element(link(/^Payer 19,90\s€$/)).toHaveAttribute('href', `${CATALOGUE}paiement/`);
  $paying.set(true);
  const dialog = page.getByRole('dialog', { name: 'Régler votre abonnement' });
  await expect.element(dialog).toMatchTextContent(/À régler\s*19,90\s€/);
  await expect
    .element(dialog.getByRole('link', { name: 'Aller au paiement' }))
    .toHaveAttribute('href', `${CATALOGUE}paiement/`);
  expect(await axeProblems()).toEqual([]);
  await dialog.getByRole('button', { name: 'Plus tard' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test.for([
  { persona: 'blocked', label: 'Bloqué', action: 'Voir pourquoi', href: '#pass' },
  { persona: 'paused', label: 'En pause', action: 'Reprendre mon abonnement', href: '#pass' },
  { persona: 'unpaid', label: 'Paiement à régler', action: 'Payer maintenant', href: '#pay' },
] as const)(
  '[subscription/pass-at-the-door] a pass that does not open the door says so, has no code, and leads to what helps: $persona',
  async ({ persona, label, action, href }) => {
    await open(persona, subscriptionView);
    await button(SHOW).click();
    const dialog = page.getByRole('dialog', { name: 'Cinépass' });
    await expect.element(dialog.getByText('N’ouvre pas la salle')).toBeVisible();
    await expect.element(dialog.getByText(label, { exact: true })).toBeVisible();
    await expect.element(dialog.getByRole('img', { name: /^Code/ })).not.toBeInTheDocument();
    await expect.element(dialog.getByText('9040 0003 2210')).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('link', { name: action })).toHaveAttribute('href', href);
  },
);

const RULES = Object.entries(rules).flatMap(([name, rule]) => (typeof rule === 'function' ? [name] : []));

test.for(RULES as (keyof typeof rules)[])(
  '[http/survives-failures] where %s throws, the code for the door, the invoices and the other panels stand',
  async (name) => {
    const broken = vi.mocked<() => unknown>(rules[name] as () => unknown);
    const report = vi.spyOn(platform(), 'report').mockReturnValue(undefined);
    broken.mockImplementation(() => {
      throw new TypeError(`${name} cannot be worked out`);
    });
    onTestFinished(() => {
      broken.mockReset();
      report.mockRestore();
    });
    await open('subscriber', subscriptionView);
    await expect
      .element(page.getByRole('region', { name: 'Contrat et factures' }))
      .toMatchTextContent('31,80');
    await expect.element(button(SHOW)).toBeVisible();
    await expect.element(page.getByRole('switch')).toBeVisible();
  },
);
