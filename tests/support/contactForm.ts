import type { Page } from '@playwright/test';

export const CONTACT = '/fr/contact/';
export const POST_CASE = 'POST /api/accounts/me/case';

/** Of the page in French. */
export function contactForm(page: Page) {
  return {
    theme: page.getByLabel('Thème'),
    topic: page.getByLabel('Sujet'),
    reason: page.getByLabel('Motif'),
    subject: page.getByLabel('Objet'),
    message: page.getByLabel('Votre message'),
    files: page.getByLabel('Ajouter des fichiers'),
    send: page.getByRole('button', { name: 'Envoyer ma demande' }),
    sent: page.getByRole('heading', { name: 'Votre demande est envoyée' }),
  };
}

export async function fillIn(page: Page, subject = 'Carte perdue'): Promise<void> {
  const form = contactForm(page);
  await form.theme.selectOption('Mon abonnement');
  await form.topic.selectOption('Carte');
  await form.reason.selectOption('Carte perdue ou volée');
  await form.subject.fill(subject);
  await form.message.fill('Perdue hier soir,\nsans doute en salle 4.');
}

export function file(name: string, size = 1000, mimeType = 'application/pdf') {
  return { name, mimeType, buffer: Buffer.alloc(size, 1) };
}
