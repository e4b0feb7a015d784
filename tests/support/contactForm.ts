import type { Page } from '@playwright/test';
import type { Language } from '#sites/site.ts';

export const CONTACT = '/fr/contact/';
export const POST_CASE = 'POST /api/accounts/me/case';

const NAMES = {
  fr: {
    theme: 'Thème',
    topic: 'Sujet',
    reason: 'Motif',
    subject: 'Objet',
    message: 'Votre message',
    cinema: 'Cinéma concerné',
    files: 'Ajouter des fichiers',
    attached: 'Fichiers joints',
    send: 'Envoyer ma demande',
    stop: 'Arrêter l’envoi',
    progress: 'Envoi en cours',
    sent: 'Votre demande est envoyée',
    follow: 'Voir ma demande',
    another: 'Écrire une autre demande',
  },
  nl: {
    theme: 'Thema',
    topic: 'Rubriek',
    reason: 'Reden',
    subject: 'Onderwerp',
    message: 'Je bericht',
    cinema: 'Om welke bioscoop gaat het?',
    files: 'Bestanden toevoegen',
    attached: 'Toegevoegde bestanden',
    send: 'Mijn vraag versturen',
    stop: 'Versturen stoppen',
    progress: 'Bezig met versturen',
    sent: 'Je vraag is verstuurd',
    follow: 'Mijn vraag bekijken',
    another: 'Nog een vraag stellen',
  },
  en: {
    theme: 'Theme',
    topic: 'Topic',
    reason: 'Reason',
    subject: 'Subject',
    message: 'Your message',
    cinema: 'Cinema concerned',
    files: 'Add files',
    attached: 'Attached files',
    send: 'Send my request',
    stop: 'Stop sending',
    progress: 'Sending',
    sent: 'Your request is on its way',
    follow: 'View my request',
    another: 'Write another request',
  },
} as const satisfies Partial<Record<Language, Record<string, string>>>;

export function contactForm(page: Page, language: keyof typeof NAMES = 'fr') {
  const names = NAMES[language];
  return {
    theme: page.getByLabel(names.theme, { exact: true }),
    topic: page.getByLabel(names.topic, { exact: true }),
    reason: page.getByLabel(names.reason, { exact: true }),
    subject: page.getByLabel(names.subject, { exact: true }),
    message: page.getByLabel(names.message, { exact: true }),
    cinema: page.getByLabel(names.cinema),
    files: page.getByLabel(names.files),
    attached: page.getByRole('list', { name: names.attached }).getByRole('listitem'),
    send: page.getByRole('button', { name: names.send }),
    stop: page.getByRole('button', { name: names.stop }),
    progress: page.getByRole('progressbar', { name: names.progress }),
    sent: page.getByRole('heading', { name: names.sent }),
    follow: page.getByRole('link', { name: names.follow }),
    another: page.getByRole('button', { name: names.another }),
  };
}

/** Fills in the French form. */
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
