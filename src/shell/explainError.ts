import { returnTarget } from '#identity/returnTarget.ts';

/** The error page's own words for what happened, and a "try again" that leads to where the customer wanted to go. */
export function explainError(): void {
  const { searchParams, origin } = new URL(location.href);
  const reasons = [...document.querySelectorAll<HTMLElement>('[data-reason]')];
  const named = reasons.find(({ dataset }) => dataset.reason === searchParams.get('reason'));
  if (named) for (const reason of reasons) reason.hidden = reason !== named;

  const retry = document.querySelector<HTMLAnchorElement>('[data-retry]');
  if (retry) retry.href = returnTarget(searchParams.get('target'), origin, retry.pathname);
}
