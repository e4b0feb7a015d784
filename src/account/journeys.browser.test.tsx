import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import type { PersonaId } from '#sandbox/personas.ts';
import type { Backend } from '#tests/component/backend.ts';
import { credentials } from '#tests/component/credentialsView.tsx';
import { open, press, toasts, type View } from '#tests/component/page.tsx';
import { history, ratings } from '#tests/component/showsViews.tsx';
import { homePassView, subscriptionView } from '#tests/component/subscriptionViews.tsx';
import { contact } from '#tests/component/supportViews.tsx';
import { tickets } from '#tests/component/ticketsView.tsx';
import { vouchers } from '#tests/component/walletViews.tsx';

/*
 * What customers come for, with the presses that it takes and the words that answer. A press more, or a word less, is a
 * change of what the customer meets. Journeys over several pages have tests of their own in tests/browser.
 */

const main = page.getByRole('main');
const dialog = page.getByRole('dialog');
const button = (name: string | RegExp): Locator => main.getByRole('button', { name }).first();
const inDialog = (name: string): Locator => dialog.getByRole('button', { name, exact: true });

/** Presses, and what is read after them: a text, or an element with it. */
type Act = (tap: (target: Locator) => Promise<void>, backend: Backend) => Promise<void>;

function journey(name: string, persona: PersonaId, view: View, taps: number, act: Act): void {
  test(name, async () => {
    const backend = await open(persona, view);
    let pressed = 0;
    await act(async (target) => {
      pressed++;
      await press(target);
    }, backend);
    expect(pressed).toBe(taps);
  });
}

const reads = (place: Locator, text: string | RegExp): Promise<void> =>
  expect.element(place).toMatchTextContent(text);

journey('the code of the next ticket needs no press', 'subscriber', tickets, 0, async () => {
  await expect
    .element(
      main
        .getByRole('article')
        .first()
        .getByRole('img', { name: /^QR code du billet/ }),
    )
    .toBeVisible();
});

journey('a ticket goes to a friend: what is sent is said before', 'subscriber', tickets, 2, async (tap) => {
  await tap(button('Par e-mail'));
  await reads(dialog, /billet/);
  await dialog.getByLabelText('Adresse e-mail').fill('ami@exemple.fr');
  await tap(dialog.getByRole('button', { name: /Envoyer|Renvoyer/ }));
  await reads(toasts(), 'Envoyé à ami@exemple.fr');
});

journey(
  'a ticket is given back: what comes back is said before and after',
  'subscriber',
  tickets,
  2,
  async (tap) => {
    await tap(button('Annuler'));
    await reads(dialog, /23,50\s€/);
    await tap(inDialog('Annuler le billet'));
    await reads(main, /La Dernière Séance\s: billet annulé/);
    await reads(main, /Remboursement\s: 23,50\s€ · sur\s: .+ · sous 5 jours/);
  },
);

journey('a voucher is given and taken back', 'subscriber', vouchers, 4, async (tap) => {
  await tap(main.getByRole('article', { name: 'Carte 10 places' }).getByRole('button', { name: 'Offrir' }));
  await dialog.getByLabelText('Son adresse e-mail').fill('lou@lumen.test');
  await tap(inDialog('Offrir'));
  const given = main.getByRole('article', { name: 'Carte 10 places' });
  await reads(given, 'Offert à lou@lumen.test');
  await tap(given.getByRole('button', { name: 'Reprendre' }));
  await tap(inDialog('Reprendre le cadeau'));
  await expect.element(given.getByRole('button', { name: 'Offrir' })).toBeVisible();
});

journey(
  'a pause: when, what it costs, and until when it lasts',
  'subscriber',
  subscriptionView,
  2,
  async (tap) => {
    await tap(button('Mettre en pause'));
    await reads(dialog, /Quand\s*Le 1er\s\S+\s20\d\d/);
    await reads(dialog, /Ce que cela coûte\s*Rien\./);
    await tap(inDialog('Confirmer la pause'));
    await reads(main, /Votre pause commence le 1er\s\S+\s20\d\d\./);
  },
);

journey('a debt is one press from the payment', 'unpaid', homePassView, 0, async () => {
  await reads(main, /19,90\s€/);
  await expect
    .element(main.getByRole('link', { name: /^Payer 19,90/ }))
    .toHaveAttribute('href', expect.stringContaining('paiement'));
});

journey('a new password: one press, and a line that stays', 'subscriber', credentials, 1, async (tap) => {
  await tap(button('Recevoir l’e-mail'));
  await reads(main, /E-mail envoyé le \d+.novembre.2026 à \d+/);
});

journey(
  'the account is deleted: a line stays, with a way to write',
  'subscriber',
  credentials,
  2,
  async (tap) => {
    await tap(button('Supprimer mon compte'));
    await reads(dialog, 'votre profil');
    await dialog.getByLabelText('Pour confirmer').fill('supprimer');
    await tap(inDialog('Demander la suppression'));
    await reads(main, /Demande envoyée le \d+/);
    await expect.element(main.getByRole('link', { name: 'Nous écrire à ce sujet' })).toBeVisible();
  },
);

journey('an invoice is one press away', 'subscriber', subscriptionView, 1, async (tap, backend) => {
  await tap(button(/^Facture/));
  await expect.poll(() => backend.calls('GET */invoice/*')).toHaveLength(1);
});

journey(
  'a film is rated with one press, and thanks stand in place',
  'subscriber',
  ratings,
  1,
  async (tap) => {
    const stars = main.getByRole('group', { name: 'Votre note pour The Long Reel' });
    await tap(stars.getByRole('radio', { name: '4 étoiles' }));
    await reads(main, /The Long Reel/);
  },
);

journey(
  'support: the text can be written before the three choices',
  'subscriber',
  contact,
  1,
  async (tap) => {
    const field = (name: string): Locator => main.getByLabelText(name, { exact: true });
    await field('Votre message').fill('Perdue hier soir.');
    await field('Thème').selectOptions('Mon abonnement');
    await field('Sujet').selectOptions('Carte');
    await field('Motif').selectOptions('Carte perdue ou volée');
    await field('Objet').fill('Carte perdue');
    await tap(button('Envoyer ma demande'));
    await reads(main, /Votre numéro de demande est \d{4}-\d{6}/);
  },
);

journey('the history needs no press', 'subscriber', history, 0, async () => {
  await expect.element(main.getByRole('listitem').first()).toBeVisible();
});
