import type { Category } from './rules.ts';

type View = 'loading' | 'choice' | 'missing' | 'expired' | 'failed';

let current: View | undefined;

/** The page has all its texts in its HTML; this shows the ones that hold. */
export function showView(view: View): void {
  if (view === current) return;
  current = view;
  const views = document.querySelector<HTMLElement>('[data-views]');
  // What has the focus is about to go.
  if (views?.contains(document.activeElement)) views.focus();
  reveal('view', view);
}

export function showCategory(category: Category): void {
  reveal('category', category);
}

/** Whether there is a page of preferences to lead to. The build has answered with what the settings said then. */
export function showPreferences(areOn: boolean): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-preferences]')) link.hidden = !areOn;
}

/** Of the elements with `data-<name>`, the one with this value. */
export function reveal(name: string, value: string): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
    element.hidden = element.dataset[name] !== value;
  }
}

/** A text of this history entry's state; whoever wrote it, it is ours only where it is one. */
export function kept(name: string): string | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null) return undefined;
  const value: unknown = Reflect.get(state, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
