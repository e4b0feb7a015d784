import { returnTarget } from '#identity/targets.ts';

/** Shows the text of the error page for the problem in its address, and lets "try again" lead to the wanted page. */
export function explainError(): void {
  const { searchParams, origin } = new URL(location.href);
  const reasons = [...document.querySelectorAll<HTMLElement>('[data-reason]')];
  const named = reasons.find(({ dataset }) => dataset.reason === searchParams.get('reason'));
  if (named) for (const reason of reasons) reason.hidden = reason !== named;

  const retry = document.querySelector<HTMLAnchorElement>('[data-retry]');
  if (retry) retry.href = returnTarget(searchParams.get('target'), origin, retry.pathname);
}
