/**
 * Closing the tab asks first while something is not saved. Only then: a listener that stands keeps a page out of
 * the back-forward cache.
 */
export function warnOnLeave(unsaved: boolean): void {
  if (unsaved) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
