import { expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { testEachFault } from '#tests/component/eachFault.ts';
import { focusOn, open, press, textsOf, toasts } from '#tests/component/page.tsx';
import { tickets } from '#tests/component/ticketsView.tsx';
import { REFUSED } from '#tests/support/faultClasses.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import { $ticketCount } from './store.ts';

const LIST = 'GET /api/ec/ebillet';
const CANCEL = 'GET /api/ec/cancel/*';
const MAIL = 'GET /api/ec/sendmail/*';

const dialog = page.getByRole('dialog');
const card = (name = 'La Dernière Séance'): Locator => page.getByRole('article', { name });
const onCard = (name: string): Locator => card().getByRole('button', { name });
const confirm = page.getByRole('button', { name: 'Annuler le billet' });
const mailing = onCard('Par e-mail');
const address = dialog.getByLabelText('Adresse e-mail');
const closeToast = toasts().getByRole('button', { name: 'Fermer' });

test('[tickets/cancel-outcome-in-place, tickets/cancel-success-closes-modals, tickets/cancel-only-refundable, calls/get-cancel-ticket] a refundable ticket is cancelled with the keyboard: the dialog closes, list and badge are reloaded', async () => {
  const backend = await open('subscriber', tickets);
  await expect.element(card('Noordzee')).toBeVisible();
  const asking = page.getByRole('dialog', { name: 'Annuler ce billet' });
  const giveBack = onCard('Annuler');

  focusOn(giveBack);
  await userEvent.keyboard('{Enter}');
  await expect.element(asking).toBeVisible();
  focusOn(asking.getByRole('button', { name: 'Garder le billet' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(giveBack).toHaveFocus();
  expect(backend.calls(CANCEL)).toEqual([]);
  expect($ticketCount.get()).toBe(4);

  await userEvent.keyboard('{Enter}');
  await expect.element(confirm).toBeVisible();
  focusOn(confirm);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(toasts()).toMatchTextContent('Votre billet est annulé');
  await expect.element(toasts()).toMatchTextContent('La Dernière Séance');
  await expect.element(card()).not.toBeInTheDocument();
  // Where it stood: what was cancelled, and what comes back. It stays.
  const note = page.getByText('La Dernière Séance\u202f: billet annulé');
  await expect.element(note).toBeVisible();
  const said = note.element().parentElement;
  expect(said?.textContent).toMatch(/Remboursement\s: 23,50\s€ · sur\s: .+ · sous 5 jours/);
  expect(said?.textContent).toMatch(/\d{1,2} \S+/);
  await expect.element(page.getByRole('article').first()).toHaveAccessibleName('Noordzee');
  const first = page.getByRole('article').first().element();
  expect(note.element().compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  // The next one has its actions, without this one.
  await expect.element(card('Noordzee').getByRole('button', { name: 'Imprimer' })).toBeVisible();
  expect(card('Noordzee').getByRole('button', { name: 'Annuler' }).elements()).toEqual([]);
  expect($ticketCount.get()).toBe(3);
  expect(document.activeElement?.tagName).not.toBe('BODY');
  await expect.poll(() => backend.calls(CANCEL).map(({ path }) => path)).toEqual(['/api/ec/cancel/40']);
  await expect.poll(() => backend.calls(LIST)).toHaveLength(2);
});

const ERROR = { code: 31, message: 'Too late' };

test.for([
  { status: 200, body: { done: false, error: ERROR } },
  { status: 422, body: { error: ERROR } },
])(
  '[tickets/cancel-failure-closes-modals, errors/ticket-failure-toasts] a refused cancellation closes the dialog too, says why, and leaves the ticket: $status',
  async (answer) => {
    const backend = await open('subscriber', tickets);
    backend.fault({ match: CANCEL, fault: 'answer', ...answer });
    await onCard('Annuler').click();
    await confirm.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(toasts()).toMatchTextContent(/Code 31.*Too late/s);
    await closeToast.click();
    await expect.element(card()).toBeVisible();
  },
);

test('a cancellation whose answer is lost is looked up in the list; without the list the outcome is unknown', async () => {
  const backend = await open('subscriber', tickets);
  const giveBack = async (name: string) => {
    await card(name).getByRole('button', { name: 'Afficher le billet' }).click();
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Annuler' }).click();
    await confirm.click();
  };
  backend.fault({ match: CANCEL, fault: 'lost-reply' });
  await giveBack('La Dernière Séance');
  await expect.element(toasts()).toMatchTextContent('Votre billet est annulé');
  await expect.element(card()).not.toBeInTheDocument();

  backend.fault({ match: CANCEL, fault: 'truncated' });
  backend.fault({ match: LIST, fault: '503', times: 0 });
  await giveBack('The Long Reel');
  await expect.element(toasts()).toMatchTextContent('L’annulation n’est pas confirmée');
  expect(page.getByRole('article').elements()).toHaveLength(2);
});

testEachFault('a ticket is cancelled under each fault', {
  open: () => open('subscriber', tickets),
  call: CANCEL,
  truth: OUTCOMES.cancelTicket,
  serverWordsShown: true,
  // The ticket is cancelled, but the answer is lost or broken; the list shows it.
  succeedsUnder: ['lost-reply', 'truncated', 'missing-field', 'null-field', 'unknown-enum'],
  act: async () => {
    await press(onCard('Annuler'));
    await press(confirm);
  },
  afterFailure: async () => {
    await expect.element(dialog).not.toBeInTheDocument();
    expect($ticketCount.get()).toBe(4);
  },
  afterSuccess: async () => {
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(toasts()).toMatchTextContent('Votre billet est annulé');
    await expect.poll(() => $ticketCount.get()).toBe(3);
  },
});

test('[tickets/resend-closes-modals, tickets/resend-success-toast, calls/get-resend-ticket, http/action-gets-uncached] a ticket is mailed again with the keyboard: the dialog closes at once, and each time sends a call', async () => {
  const backend = await open('subscriber', tickets);
  await expect.element(mailing).toBeVisible();
  focusOn(mailing);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Envoyer le billet par e-mail' })).toBeVisible();
  await expect.element(address).toHaveValue('subscriber@lumen.test');
  await address.fill('');
  await userEvent.keyboard('{Enter}');
  await expect.element(address).toHaveAccessibleDescription(/obligatoire/);
  expect(backend.calls(MAIL)).toEqual([]);

  backend.fault({ match: MAIL, fault: 'held' });
  await userEvent.keyboard('a+b@c.fr{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(mailing).toHaveFocus();
  await expect.poll(() => backend.calls(MAIL)).toHaveLength(1);
  expect(textsOf(toasts()).join('')).not.toContain('Envoyé à');
  backend.release(MAIL);
  await expect.element(toasts()).toMatchTextContent('Envoyé à a+b@c.fr.');

  await userEvent.keyboard('{Enter}');
  await expect.element(address).toHaveValue('a+b@c.fr');
  focusOn(address);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => backend.calls(MAIL)).toHaveLength(2);
  const sent = backend.calls(MAIL).map(({ path }) => path);
  expect(sent).toEqual(Array(2).fill('/api/ec/sendmail/40/a%2Bb%40c.fr'));
});

const FULL = { code: 12, message: 'Full' };
const ZERO = { code: 0, message: 'Zero' };

test.for([
  { status: 200, body: { done: false, error: FULL }, says: ['Code 12', 'Full'] },
  { status: 500, body: { error: FULL }, says: ['Code 12', 'Full'] },
  { status: 200, body: { done: false, error: ZERO }, says: ['Code 0', 'Zero'] },
  { status: 409, body: { error: { code: 'E7' } }, says: ['Code E7', 'Cela n’a pas fonctionné'] },
  { status: 200, body: { done: false, error: { message: 'No code' } }, says: ['Une erreur est survenue'] },
  { status: 422, body: {}, says: ['Une erreur est survenue'] },
  { status: 500, body: {}, says: ['L’envoi n’est pas confirmé'] },
])(
  '[tickets/resend-failure-code-toast, tickets/http-failure-code-toast, tickets/numeric-code-as-text, errors/ticket-failure-toasts] a refusal is “Code {code}” with the server’s words, closed by hand; without a code the default: $status $body',
  async ({ status, body, says }) => {
    const backend = await open('subscriber', tickets);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    backend.fault({ match: MAIL, fault: 'answer', status, body });
    await press(mailing);
    await press(dialog.getByRole('button', { name: 'Envoyer' }));
    for (const text of says) await expect.element(toasts()).toMatchTextContent(text);
    await expect.element(toasts()).not.toMatchTextContent('undefined');
    // Longer than a toast stays that hides itself.
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(toasts()).toMatchTextContent(says[0] ?? '');
    await press(closeToast);
    await expect.poll(() => textsOf(toasts()).join('')).not.toContain(says[0]);
  },
);

let isTyped = false;

testEachFault('[tickets/resend-unknown] a ticket is mailed again under each fault', {
  open: () => {
    isTyped = false;
    return open('subscriber', tickets);
  },
  call: MAIL,
  truth: OUTCOMES.mailTicket,
  serverWordsShown: true,
  succeedsUnder: ['unknown-enum'],
  act: async () => {
    await press(mailing);
    if (isTyped) await expect.element(address).toHaveValue('kept@lumen.test');
    else await address.fill('kept@lumen.test');
    isTyped = true;
    await press(dialog.getByRole('button', { name: /^Envoyer|^L’envoyer une fois de plus/ }));
    await expect.element(dialog).not.toBeInTheDocument();
  },
  afterFailure: async (fault) => {
    await expect.poll(() => textsOf(toasts()).join('')).not.toContain('Envoyé à');
    if (REFUSED.includes(fault)) return;
    await press(mailing);
    await expect.element(dialog).toMatchTextContent('Ce billet est peut-être déjà parti');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  },
  afterSuccess: () => expect.element(toasts()).toMatchTextContent('Envoyé à kept@lumen.test'),
});
