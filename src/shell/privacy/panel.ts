import { openModal } from '#ui/modal.ts';
import { readPage } from '#platform/rootData.ts';
import { CHOICES, consent, keepConsent } from '#account/consent.ts';

/** Listens on the document, because the router replaces the panel with each page. */
export function choosePrivacyOnClick({ target }: MouseEvent): void {
  const pressed = target as Element;
  if (pressed.closest('[data-open-privacy]')) open();
  const panel = pressed.closest<HTMLDialogElement>('[data-privacy]');
  if (!panel) return;
  const decided = pressed.closest<HTMLElement>('[data-consent]')?.dataset.consent;
  const choice = CHOICES.find((one) => one === decided);
  if (choice) keepConsent(choice);
  if (choice || pressed.closest('[data-close]')) panel.close();
}

function open(): void {
  // The 404 page has a panel in each language.
  const panel = document.querySelector<HTMLDialogElement>(`[data-privacy="${readPage().language}"]`);
  if (!panel) return;
  showChoice(panel);
  openModal(panel);
}

function showChoice(panel: HTMLElement): void {
  const current = consent() ?? 'none';
  for (const text of panel.querySelectorAll<HTMLElement>('[data-choice]')) {
    text.hidden = text.dataset.choice !== current;
  }
}
