import type { Page } from '@playwright/test';
import type { Language } from '#sites/site.ts';

export const MESSAGES = '/fr/messages/';
export const GET_CASES = 'GET /api/accounts/me/case';

const NAMES = {
  fr: {
    list: 'Mes demandes',
    field: 'Votre réponse',
    send: 'Envoyer',
    said: 'Conversation',
    close: 'Clore la demande',
    question: 'Clore cette demande',
    confirm: 'Clore',
  },
  nl: {
    list: 'Mijn vragen',
    field: 'Je antwoord',
    send: 'Versturen',
    said: 'Gesprek',
    close: 'Vraag sluiten',
    question: 'Deze vraag sluiten?',
    confirm: 'Sluiten',
  },
  en: {
    list: 'My requests',
    field: 'Your reply',
    send: 'Send',
    said: 'Conversation',
    close: 'Close the request',
    question: 'Close this request?',
    confirm: 'Close it',
  },
} as const satisfies Partial<Record<Language, Record<string, string>>>;

export function caseList(page: Page, language: keyof typeof NAMES = 'fr') {
  return page.getByRole('navigation', { name: NAMES[language].list });
}

export function reply(page: Page, language: keyof typeof NAMES = 'fr') {
  const names = NAMES[language];
  return {
    field: page.getByLabel(names.field),
    send: page.getByRole('button', { name: names.send, exact: true }),
    said: page.getByRole('list', { name: names.said }).getByRole('listitem'),
  };
}

export function closing(page: Page, language: keyof typeof NAMES = 'fr') {
  const names = NAMES[language];
  const dialog = page.getByRole('dialog', { name: names.question });
  return {
    open: page.getByRole('button', { name: names.close }),
    dialog,
    confirm: dialog.getByRole('button', { name: names.confirm, exact: true }),
  };
}
