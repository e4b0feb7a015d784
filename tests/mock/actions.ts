import type { Page } from '@playwright/test';
import { typeBirthDate } from '#tests/support/birthDate.ts';
import { cancelButton } from '#tests/support/cancelling.ts';
import { CHALLENGED_ACTIONS, type ChallengedAction } from '#tests/support/challenged.ts';
import { contactForm, fillIn } from '#tests/support/contactForm.ts';
import { closing, MESSAGES, reply } from '#tests/support/conversation.ts';
import { rated, star, toRate } from '#tests/support/ratings.ts';

/** One action of a customer, on a French page that shows the examples of the contract. */
export interface Action {
  /** As the contract lists it. */
  call: string;
  path: string;
  /** Examples of the contract other than the usual ones, by the call that they answer. */
  examples?: Readonly<Record<string, string>>;
  act: (page: Page) => Promise<unknown>;
}

const ME = '/api/accounts/me';
const PASS = `${ME}/subscription`;
const EMOTION = '/api/client/{id}/show';

function press(name: string | RegExp): (page: Page) => Promise<void> {
  return (page) => page.getByRole('main').getByRole('button', { name }).first().click();
}

/** Presses a button, and then one in the dialog that opens. */
function confirm(name: string, second: string): (page: Page) => Promise<void> {
  return async (page) => {
    await press(name)(page);
    await page.getByRole('dialog').getByRole('button', { name: second }).click();
  };
}

const challenged = CHALLENGED_ACTIONS.map(({ call, path, ...steps }) => ({
  call,
  path,
  act: (page: Page) => answerChallenge(page, steps),
}));

async function answerChallenge(
  page: Page,
  { before, open, typed, save }: Omit<ChallengedAction, 'call' | 'path'>,
): Promise<void> {
  await before?.(page);
  await open(page);
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(typed)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: save, exact: true }).click();
}

async function fillAndSave(page: Page, label: string, value: string): Promise<void> {
  await page.getByLabel(label).fill(value);
  await press('Enregistrer')(page);
}

/** Without files: Prism reads no more than one part of a form by each name, and refuses a list of files. */
async function sendCase(page: Page): Promise<void> {
  await fillIn(page);
  await contactForm(page).send.click();
}

async function deleteAccount(page: Page): Promise<void> {
  await press('Supprimer mon compte')(page);
  await page.getByRole('dialog').getByLabel('Pour confirmer').fill('supprimer');
  await page.getByRole('dialog').getByRole('button', { name: 'Demander la suppression' }).click();
}

async function link(page: Page): Promise<void> {
  const popup = page.waitForEvent('popup');
  await press('Relier Apple')(page);
  await (await popup).locator('button[value="default"]').click();
}

async function cancelPass(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await page.getByRole('link', { name: 'Continuer vers la confirmation' }).click();
  await cancelButton(page).click();
}

/** Opens a file, which shows in a tab of its own. */
function openFile(name: string): (page: Page) => Promise<void> {
  return async (page) => {
    const tab = page.waitForEvent('popup');
    await press(name)(page);
    await (await tab).close();
  };
}

/** Every action of the contract, and the reads that follow a press. */
export const ACTIONS: readonly Action[] = [
  ...challenged,
  {
    call: `PATCH ${ME}`,
    path: '/fr/profile/',
    act: (page) => fillAndSave(page, 'Ville', 'Paris'),
  },
  {
    call: `PATCH ${ME}`,
    path: '/fr/register/',
    examples: { [`GET ${ME}`]: 'unregistered' },
    act: async (page) => {
      await typeBirthDate(page, '1990-05-17');
      await page.getByRole('checkbox', { name: 'conditions générales' }).check();
      await press('Créer mon compte')(page);
    },
  },
  {
    call: `PATCH ${ME}`,
    path: '/fr/my-interests/',
    act: async (page) => {
      await page.getByRole('checkbox', { name: 'Aventure' }).click();
      await press('Enregistrer')(page);
    },
  },
  { call: `GET ${ME}/changePassword`, path: '/fr/profile/', act: press('Recevoir l’e-mail') },
  { call: `POST ${ME}/unlink`, path: '/fr/profile/', act: confirm('Délier Google', 'Délier') },
  { call: `POST ${ME}/link`, path: '/fr/profile/', act: link },
  { call: `POST ${ME}/delete`, path: '/fr/profile/', act: deleteAccount },
  {
    call: `PATCH ${ME}/notifications`,
    path: '/fr/preferences/',
    act: (page) => page.getByRole('switch').first().click(),
  },
  {
    call: `DELETE ${ME}/cinemas`,
    path: '/fr/cinemas/',
    act: press('Lumen Bellecour dans mes favoris'),
  },
  {
    call: `PATCH ${ME}/cinemas`,
    path: '/fr/cinemas/',
    act: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: 'dans mes favoris', pressed: false })
        .first()
        .click(),
  },
  {
    call: 'GET /api/cinema/{slug}',
    path: '/fr/cinemas/',
    act: press('Voir le cinéma Lumen Bellecour'),
  },
  {
    call: 'GET /api/cinema/{slug}/shows',
    path: '/fr/cinemas/',
    act: press('Voir le cinéma Lumen Bellecour'),
  },
  {
    call: `POST ${ME}/friends`,
    path: '/fr/friends/',
    act: async (page) => {
      await page.getByLabel('Son adresse e-mail').fill('lou@lumen.test');
      await press('Envoyer l’invitation')(page);
    },
  },
  { call: `PATCH ${ME}/friends`, path: '/fr/friends/', act: press(/^Accepter/) },
  { call: `DELETE ${ME}/friends`, path: '/fr/friends/', act: press(/^Refuser/) },
  { call: 'GET /api/ec/cancel/{id}', path: '/fr/tickets/', act: confirm('Annuler', 'Annuler le billet') },
  { call: 'GET /api/ec/sendmail/{a}/{b}', path: '/fr/tickets/', act: confirm('Par e-mail', 'Envoyer') },
  {
    call: `POST ${EMOTION}/{slug}/emotion`,
    path: '/fr/ratings/',
    act: (page) => star(toRate(page), 'The Long Reel', 3).click(),
  },
  {
    call: `POST ${EMOTION}/sf/{showId}/emotion`,
    path: '/fr/ratings/',
    act: (page) => star(toRate(page), 'Ciné-concert : Aurore', 3).click(),
  },
  {
    call: `POST ${EMOTION}/{slug}/emotion`,
    path: '/fr/ratings/',
    act: (page) => rated(page).getByRole('button', { name: 'Retirer la note de La Dernière Séance' }).click(),
  },
  { call: `PATCH ${ME}/ignoreMovie`, path: '/fr/ratings/', act: press('Ne pas noter The Long Reel') },
  {
    call: `POST ${EMOTION}/{showId}/intention`,
    path: '/fr/wishlist/',
    act: press('Retirer Orbite basse de ma liste'),
  },
  { call: `POST ${ME}/case`, path: '/fr/contact/', act: sendCase },
  {
    call: `POST ${ME}/case/{id}/comment`,
    path: `${MESSAGES}#case-C2`,
    act: async (page) => {
      await reply(page).field.fill('Merci !');
      await reply(page).send.click();
    },
  },
  {
    call: `PATCH ${ME}/case/{id}`,
    path: `${MESSAGES}#case-C2`,
    act: async (page) => {
      await closing(page).open.click();
      await closing(page).confirm.click();
    },
  },
  {
    call: `PATCH ${PASS}/suspend`,
    path: '/fr/subscription/',
    act: confirm('Mettre en pause', 'Confirmer la pause'),
  },
  {
    call: `DELETE ${PASS}/suspend`,
    path: '/fr/subscription/',
    examples: { [`GET ${PASS}`]: 'pauseAhead' },
    act: confirm('Annuler la pause', 'Oui, annuler la pause'),
  },
  {
    call: `PATCH ${PASS}/suspend`,
    path: '/fr/subscription/',
    examples: { [`GET ${PASS}`]: 'paused' },
    act: confirm('Reprendre mon abonnement', 'Reprendre maintenant'),
  },
  {
    call: `DELETE ${PASS}/cancel`,
    path: '/fr/subscription/',
    examples: { [`GET ${PASS}`]: 'cancellationAhead' },
    act: confirm('Annuler la résiliation', 'Oui, garder mon abonnement'),
  },
  {
    call: `DELETE ${PASS}/downgrade`,
    path: '/fr/subscription/',
    examples: { [`GET ${PASS}`]: 'planChangeAhead' },
    act: confirm('Annuler le changement', 'Oui, garder ma formule'),
  },
  {
    call: `PATCH ${PASS}/groupSupplementInvoice`,
    path: '/fr/subscription/',
    act: (page) => page.getByRole('switch').click(),
  },
  { call: `GET ${PASS}/contract`, path: '/fr/subscription/', act: openFile('Ouvrir le contrat') },
  { call: `GET ${PASS}/invoice/{id}.pdf`, path: '/fr/subscription/', act: openFile('Facture LUM-') },
  { call: `PATCH ${PASS}/cancel`, path: '/fr/subscription/cancel/', act: cancelPass },
  {
    call: 'PATCH /api/newsletter/unsubscribe',
    path: '/fr/unsubscribe/?token=filmnews',
    act: press('Me désinscrire de cette liste'),
  },
  {
    call: 'PATCH /api/newsletter/unsubscribe/all',
    path: '/fr/unsubscribe/?token=filmnews',
    act: press('Me désinscrire de tout'),
  },
];
