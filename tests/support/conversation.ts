import type { Page } from '@playwright/test';

export const MESSAGES = '/fr/messages/';
export const GET_CASES = 'GET /api/accounts/me/case';

/** Of the page in French. */
export function caseList(page: Page) {
  return page.getByRole('navigation', { name: 'Mes demandes' });
}

export function reply(page: Page) {
  return {
    field: page.getByLabel('Votre réponse'),
    send: page.getByRole('button', { name: 'Envoyer', exact: true }),
    said: page.getByRole('list', { name: 'Conversation' }).getByRole('listitem'),
  };
}
