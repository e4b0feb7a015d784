import { returnTarget } from '#identity/targets.ts';
import { platform } from '#platform/platform.ts';
import { KEPT_KEY } from '#platform/storageKeys.ts';

/**
 * Shows the text of the error page for the problem in its address, and the links to what this device keeps, and lets
 * "try again" lead to the wanted page.
 */
export function explainError(): void {
  const { searchParams, origin } = new URL(location.href);
  const reasons = [...document.querySelectorAll<HTMLElement>('[data-reason]')];
  const named = reasons.find(({ dataset }) => dataset.reason === searchParams.get('reason'));
  if (named) for (const reason of reasons) reason.hidden = reason !== named;

  const kept = platform().device.read(KEPT_KEY) ?? '';
  for (const link of document.querySelectorAll<HTMLElement>('[data-kept]'))
    link.hidden = !kept.includes(link.dataset.kept ?? '');

  const retry = document.querySelector<HTMLAnchorElement>('[data-retry]');
  if (retry) retry.href = returnTarget(searchParams.get('target'), origin, retry.pathname);
}
