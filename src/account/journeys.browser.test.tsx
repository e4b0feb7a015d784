import { expect, onTestFinished, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import type { PersonaId } from '#sandbox/personas.ts';
import type { Backend } from '#tests/component/backend.ts';
import { credentials } from '#tests/component/credentialsView.tsx';
import { navigated } from '#tests/component/navigate.ts';
import { focusOn, open, press, reopen, toasts, type View } from '#tests/component/page.tsx';
import { cinemas, friends, history, ratings } from '#tests/component/areaViews.tsx';
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

journey(
  '[tickets/first-view] the code of the next ticket needs no press',
  'subscriber',
  tickets,
  0,
  async () => {
    await expect
      .element(
        main
          .getByRole('article')
          .first()
          .getByRole('img', { name: /^QR code du billet/ }),
      )
      .toBeVisible();
  },
);

journey(
  '[tickets/share-words, tickets/resend-success-toast] a ticket goes to a friend: what is sent is said before',
  'subscriber',
  tickets,
  2,
  async (tap) => {
    await reads(main, /« Inviter » envoie le lien de la séance, sans votre billet/);
    await reads(main, /« Par e-mail » envoie le billet, code compris/);
    await tap(button('Par e-mail'));
    await reads(dialog, 'La Dernière Séance');
    await reads(dialog, 'qui le reçoit peut entrer avec');
    await dialog.getByLabelText('Adresse e-mail').fill('ami@exemple.fr');
    await tap(inDialog('Envoyer'));
    await reads(toasts(), 'Envoyé à ami@exemple.fr');
  },
);

journey(
  '[tickets/seat-codes] one seat of a booking goes to a friend, by a code of its own',
  'gold',
  tickets,
  1,
  async (tap) => {
    const seats = main.getByRole('group', { name: 'Un code par place' }).first();
    await reads(seats, 'il entrera sans vous attendre');
    await seats.getByText('Place F2').click();
    await expect.element(seats.getByRole('img', { name: 'QR code du billet F2' })).toBeVisible();
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined);
    Object.assign(navigator, { share, canShare: () => true });
    onTestFinished(() => {
      for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
    });
    await tap(seats.getByRole('button', { name: 'Envoyer ce code' }).last());
    await expect.poll(() => share.mock.calls[0]?.[0].text).toMatch(/place F2. Code\s: LUM734000-F2$/);
    expect(share.mock.calls[0]?.[0].files?.[0]?.type).toBe('image/png');
  },
);

journey(
  '[tickets/cancel-outcome-in-place] a ticket is given back: what comes back is said before and after',
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

journey(
  '[wallet/four-prepaid-actions] a voucher is given and taken back',
  'subscriber',
  vouchers,
  4,
  async (tap) => {
    await tap(main.getByRole('article', { name: 'Carte 10 places' }).getByRole('button', { name: 'Offrir' }));
    await dialog.getByLabelText('Son adresse e-mail').fill('lou@lumen.test');
    await tap(inDialog('Offrir'));
    const given = main.getByRole('article', { name: 'Carte 10 places' });
    await reads(given, 'Offert à lou@lumen.test');
    await tap(given.getByRole('button', { name: 'Reprendre' }));
    await tap(inDialog('Reprendre le cadeau'));
    await expect.element(given.getByRole('button', { name: 'Offrir' })).toBeVisible();
  },
);

journey(
  '[wallet/added-item-appears, wallet/gift-card-pin-kept] a gift card: the number has the focus, and the card is the first of the list',
  'subscriber',
  vouchers,
  2,
  async (tap) => {
    await tap(button('Ajouter une carte cadeau'));
    await reads(dialog, 'le code à 4 chiffres est dessous');
    const number = dialog.getByLabelText('Numéro de la carte cadeau');
    await expect.element(number).toHaveFocus();
    await number.fill('6060 1234 5678');
    await dialog.getByLabelText('Code secret').fill('0412');
    await tap(inDialog('Ajouter la carte cadeau'));
    await reads(toasts(), 'Carte cadeau ajoutée');
    await reads(main.getByRole('article').first(), '606012345678');
  },
);

journey(
  '[wallet/gift-card-pin-kept] a gift card that is refused: both numbers are named, and nothing is typed again',
  'subscriber',
  vouchers,
  2,
  async (tap, backend) => {
    backend.fault({ match: 'PATCH /api/accounts/me/giftcard', fault: '422' });
    await tap(button('Ajouter une carte cadeau'));
    await dialog.getByLabelText('Numéro de la carte cadeau').fill('6060');
    await dialog.getByLabelText('Code secret').fill('1');
    await tap(inDialog('Ajouter la carte cadeau'));
    await reads(dialog, /Le numéro et le code secret ne vont pas ensemble/);
    await expect.element(dialog.getByLabelText('Code secret')).toHaveValue('1');
  },
);

journey(
  '[profile/mail-change-success, profile/acts-leave-a-line] a new e-mail address: three presses, and a line that stays',
  'subscriber',
  credentials,
  3,
  async (tap, backend) => {
    await tap(button('Changer d’adresse'));
    const password = dialog.getByLabelText('Mot de passe');
    await expect.element(password).toHaveFocus();
    await reads(dialog, 'Recevoir un e-mail pour en choisir un');
    await password.fill('popcorn');
    await tap(inDialog('Continuer'));
    await dialog.getByLabelText('Nouvelle adresse e-mail').fill('ana@nouveau.test');
    await dialog.getByLabelText('Confirmez l’adresse').fill('ana@nouveau.test');
    await tap(inDialog('Changer d’adresse'));
    await expect.poll(() => navigated).toEqual([location.href]);
    await reopen(backend, credentials);
    await reads(main, /Adresse changée le \d+.novembre.2026 à \d+.*connectez-vous désormais avec elle/);
  },
);

for (const [what, name, title, confirm, gone] of [
  [
    'a friend is removed',
    'Retirer Jan van der Berg de vos amis',
    'Retirer Jan van der Berg de vos amis',
    'Retirer',
    'Jan van der Berg',
  ],
  [
    'a request is declined',
    'Refuser la demande : Émile Durand',
    'Refuser Émile Durand',
    'Refuser',
    'Émile Durand',
  ],
  [
    'an invitation is taken back',
    /^Annuler l’invitation envoyée à Lucas/,
    'Annuler l’invitation',
    'Annuler l’invitation',
    'Lucas Bernard',
  ],
] as const)
  journey(
    `[shell/removals-can-be-taken-back, friends/deleted-friend-leaves] ${what}: it is asked first, and the focus lands on no other removal`,
    'subscriber',
    friends,
    2,
    async (tap) => {
      const opener = button(typeof name === 'string' ? name.replace(' :', '\u202f:') : name);
      focusOn(opener);
      await tap(opener);
      await reads(dialog, title);
      await reads(dialog, /invitation|nouvelle/);
      await tap(inDialog(confirm));
      await expect.element(main.getByRole('article', { name: gone })).not.toBeInTheDocument();
      expect(document.activeElement?.closest('button')).toBeNull();
    },
  );

journey(
  '[cinemas/seventh-favourite-refused] favourites until there is no room: the limit is said before, the refusal under the heart',
  'subscriber',
  cinemas,
  3,
  async (tap) => {
    const card = (name: string): Locator => main.getByRole('article', { name }).last();
    const heart = (name: string): Locator => card(name).getByRole('button', { name: /favoris/ });
    await reads(main, '4 sur 6 possibles');
    await tap(heart('Lumen Capitole'));
    await reads(main, '5 sur 6 possibles');
    await tap(heart('Lumen Masséna'));
    await reads(main, '6 sur 6 possibles');
    await tap(heart('Lumen La Défense'));
    await reads(card('Lumen La Défense'), /Vous avez déjà 6 favoris\s: retirez-en un d’abord/);
    await expect.element(heart('Lumen La Défense')).toHaveAttribute('aria-pressed', 'false');
    // Once there is room, nothing says that there is none.
    await press(
      main
        .getByRole('article', { name: 'Lumen Bellecour' })
        .first()
        .getByRole('button', { name: /favoris/ }),
    );
    await expect.element(card('Lumen La Défense')).not.toMatchTextContent('Vous avez déjà');
  },
);

journey(
  '[subscription/pending-pause-shown] a pause: when, what it costs, and until when it lasts',
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

journey(
  '[subscription/unpaid-balance-shown] a debt is one press from the payment',
  'unpaid',
  homePassView,
  0,
  async () => {
    await reads(main, /19,90\s€/);
    await expect
      .element(main.getByRole('link', { name: /^Payer 19,90/ }))
      .toHaveAttribute('href', expect.stringContaining('paiement'));
  },
);

journey(
  '[profile/acts-leave-a-line] a new password: one press, and a line that stays',
  'subscriber',
  credentials,
  1,
  async (tap) => {
    await tap(button('Recevoir l’e-mail'));
    await reads(main, /E-mail envoyé le \d+.novembre.2026 à \d+/);
  },
);

journey(
  '[profile/acts-leave-a-line] the account is deleted: a line stays, with a way to write',
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

journey(
  '[subscription/invoice-opens-as-pdf] an invoice is one press away',
  'subscriber',
  subscriptionView,
  1,
  async (tap, backend) => {
    await tap(button(/^Facture/));
    await expect.poll(() => backend.calls('GET */invoice/*')).toHaveLength(1);
  },
);

journey(
  '[calls/post-emotion-by-slug] a film is rated with one press, and thanks stand in place',
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
  '[support/case-fields] support: the text can be written before the three choices',
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

journey('[routes/history] the history needs no press', 'subscriber', history, 0, async () => {
  await expect.element(main.getByRole('listitem').first()).toBeVisible();
});
