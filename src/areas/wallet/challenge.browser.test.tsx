import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { Credentials } from '#areas/credentials/Credentials.island.tsx';
import { load } from '#areas/credentials/store.ts';
import { textsIn } from '#i18n/texts.ts';
import type { Backend } from '#tests/component/backend.ts';
import { alertIn, open, press, type View } from '#tests/component/page.tsx';
import { advantages, vouchers } from '#tests/component/walletViews.tsx';
import { FAULT_CLASSES, faultInput, RAW, TIMEOUT_MS } from '#tests/support/faultClasses.ts';

const CHALLENGE = 'GET /captcha/challenge';
const TEXTS = 'vérification de sécurité n’a pas abouti';
/** More than the time limit of the search for an answer (src/account/captcha/solve.ts). */
const SEARCH_MS = 30_000;

const profile: View = {
  route: 'profile',
  main: (language) => (
    <Credentials
      language={language}
      texts={textsIn(language, 'credentials').island}
      form={textsIn(language, 'form')}
      failed={textsIn(language, 'common').failed}
    />
  ),
  load,
};

/** One of the eleven actions that carry the answer to a challenge. */
interface Action {
  call: string;
  view: View;
  /** Takes the steps before the action, which may have challenges of their own. */
  before?: (backend: Backend) => Promise<void>;
  openDialog: () => Promise<void>;
  /** Texts to type, by label. */
  typed?: Readonly<Record<string, string>>;
  save: string;
}

const dialog = page.getByRole('dialog');
const button = (name: string): Locator => page.getByRole('button', { name }).first();
const inDialog = (name: string): Locator => dialog.getByRole('button', { name, exact: true });

function onCard(name: string): Promise<void> {
  return press(page.getByRole('article', { name: 'Carte 10 places' }).getByText(name));
}

const ADD_GIFT_CARD: Action = {
  call: 'PATCH /api/accounts/me/giftcard',
  view: vouchers,
  openDialog: () => press(button('Ajouter une carte cadeau')),
  typed: { Numéro: '0012 3402', 'Code secret': '0012' },
  save: 'Ajouter la carte cadeau',
};

const ACTIONS: readonly Action[] = [
  ADD_GIFT_CARD,
  {
    call: 'PATCH /api/accounts/me/prepaids',
    view: vouchers,
    openDialog: () => press(button('Ajouter une carte prépayée')),
    typed: { Numéro: '0012 3400' },
    save: 'Ajouter la carte',
  },
  {
    call: 'PATCH /api/accounts/me/voucher',
    view: vouchers,
    openDialog: () => press(button('Ajouter un bon')),
    typed: { Numéro: '0012 3401' },
    save: 'Ajouter le bon',
  },
  {
    call: 'POST /api/accounts/me/prepaids/donate',
    view: vouchers,
    openDialog: () => onCard('Offrir'),
    typed: { 'Son adresse e-mail': 'lou@lumen.test' },
    save: 'Offrir',
  },
  {
    call: 'POST /api/accounts/me/prepaids/donate/cancel',
    view: vouchers,
    openDialog: () => press(button('Reprendre')),
    save: 'Reprendre le cadeau',
  },
  {
    call: 'POST /api/accounts/me/prepaids/cancel',
    view: vouchers,
    openDialog: () => onCard('Retirer de mon compte'),
    save: 'Retirer de mon compte',
  },
  {
    call: 'DELETE /api/accounts/me/prepaids',
    view: vouchers,
    openDialog: () => onCard('Supprimer'),
    save: 'Supprimer pour de bon',
  },
  {
    call: 'PATCH /api/accounts/me/cards',
    view: advantages,
    openDialog: () => press(button('Ajouter une carte')),
    typed: { 'Nom du titulaire': 'Moreau', 'Numéro de carte': '0012 3456' },
    save: 'Ajouter la carte',
  },
  {
    call: 'DELETE /api/accounts/me/cards/cb',
    view: advantages,
    openDialog: () => press(button('Retirer la carte bancaire')),
    save: 'Retirer la carte',
  },
  {
    call: 'PATCH /api/accounts/me/email',
    view: profile,
    before: async (backend) => {
      await press(button('Changer d’adresse'));
      await expect.poll(() => backend.calls(CHALLENGE)).toHaveLength(1);
    },
    openDialog: async () => {
      await dialog.getByLabelText('Mot de passe').fill('popcorn');
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('dialog', { name: 'Votre nouvelle adresse' })).toBeVisible();
    },
    typed: {
      'Nouvelle adresse e-mail': 'ana@nouveau.test',
      'Confirmez l’adresse': 'ana@nouveau.test',
    },
    save: 'Changer d’adresse',
  },
  // Last: the dialog that follows asks for a challenge of its own, which a later test would count.
  {
    call: 'POST /api/accounts/me/checkCredentials',
    view: profile,
    openDialog: () => press(button('Changer d’adresse')),
    typed: { 'Adresse e-mail actuelle': 'subscriber@lumen.test', 'Mot de passe': 'popcorn' },
    save: 'Continuer',
  },
];

/** Opens the action's dialog, types, and sends. */
async function act({ openDialog, typed = {}, save }: Action): Promise<void> {
  await openDialog();
  for (const [label, value] of Object.entries(typed)) await dialog.getByLabelText(label).fill(value);
  await press(inDialog(save));
}

/** The dialog blames the check, keeps what was typed, and can be sent again. */
async function expectBlame({ typed = {}, save }: Action): Promise<void> {
  await expect.element(alertIn(dialog)).toMatchTextContent(TEXTS);
  for (const [label, value] of Object.entries(typed))
    await expect.element(dialog.getByLabelText(label)).toHaveValue(value);
  expect(dialog.css('[aria-invalid="true"]').elements()).toEqual([]);
  await expect.element(inDialog(save)).not.toHaveAttribute('aria-busy', 'true');
}

test.for(ACTIONS)(
  '[http/challenge-failure-told] $call: a challenge that cannot be had, or is refused, is not blamed on what was typed; the next click works',
  async (action) => {
    const { call, view, before, save } = action;
    const backend = await open('subscriber', view);
    await before?.(backend);
    backend.fault({ match: CHALLENGE, fault: '404', times: 0 });
    await act(action);
    await expectBlame(action);
    expect(backend.calls(call)).toEqual([]);

    backend.clearFaults();
    const body = { code: 'captcha', message: 'Words of the server' };
    backend.fault({ match: call, fault: 'answer', status: 403, body });
    await press(inDialog(save));
    await expect.poll(() => backend.calls(call)).toHaveLength(1);
    await expectBlame(action);
    await expect.element(dialog.css('form')).not.toMatchTextContent(body.message);

    const own = dialog.filter({ has: page.getByRole('button', { name: save, exact: true }) });
    await press(inDialog(save));
    await expect.element(own).not.toBeInTheDocument();
  },
);

test.for(FAULT_CLASSES.filter((fault) => fault !== 'slow' && fault !== 'unknown-enum'))(
  '[http/challenge-failure-told] each fault of the challenge: the dialog blames the check, and sends nothing: %s',
  async (fault) => {
    const backend = await open('subscriber', ADD_GIFT_CARD.view);
    backend.fault({ match: CHALLENGE, ...faultInput(fault), times: 0 });
    if (fault === 'hang')
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await act(ADD_GIFT_CARD);
    // An attempt that fails while the customer types is followed by another one.
    if (fault === 'hang')
      for (const attempts of [1, 2]) {
        await expect.poll(() => backend.calls(CHALLENGE)).toHaveLength(attempts);
        await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
      }
    await expectBlame(ADD_GIFT_CARD);
    expect(document.body.innerText).not.toMatch(RAW);
    expect(backend.calls(ADD_GIFT_CARD.call)).toEqual([]);
  },
);

test.for([10, 10_000_000])(
  '[http/challenge-failure-told] a challenge without an answer, or with one that takes too long to find, is given up: up to %i',
  async (maxnumber) => {
    const backend = await open('subscriber', ADD_GIFT_CARD.view);
    const body = {
      algorithm: 'SHA-256',
      challenge: '0'.repeat(64),
      salt: 'salt',
      signature: 'signed',
      maxnumber,
    };
    backend.fault({ match: CHALLENGE, fault: 'answer', body, times: 0 });
    vi.useFakeTimers({ toFake: ['Date'] });
    await act(ADD_GIFT_CARD);
    // Again and again: each search sets its end when it begins, and there are two.
    const clock = setInterval(() => vi.setSystemTime(Date.now() + SEARCH_MS), 100);
    onTestFinished(() => {
      clearInterval(clock);
    });
    await expectBlame(ADD_GIFT_CARD);
    if (maxnumber > 10) await expect.poll(() => backend.calls(CHALLENGE)).toHaveLength(2);
    expect(backend.calls(ADD_GIFT_CARD.call)).toEqual([]);
  },
);
