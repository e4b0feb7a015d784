import type { PersonaId } from '#sandbox/personas.ts';
import type { Kept } from './kept.ts';

/** What has become of a try that a form still remembers, since the page could not see it at the backend. */
type Attempt = 'arrived' | 'lost';

/** What a journey knows of a tab. */
export interface Tab {
  /**
   * Loaded since the last change that was made elsewhere, with a network, and nothing of it is unknown: it shows what the
   * backend has.
   */
  isFresh: boolean;
  /** Paths of forms that keep what was entered and is not done: they show more than the backend has. */
  entered: ReadonlySet<string>;
  /** By form: its last try, where the page does not know that it has arrived. */
  attempts: ReadonlyMap<string, Attempt>;
}

/** What must be true, whatever the pages show. */
export interface Model {
  persona: PersonaId;
  /** What the backend must have of the customer. */
  kept: Kept;
  isOnline: boolean;
  tabs: readonly Tab[];
  /** The index of the tab that the customer looks at. */
  current: number;
}

export function tabOf({ tabs, current }: Model): Tab {
  const tab = tabs[current];
  if (!tab) throw new Error(`There is no tab ${current}`);
  return tab;
}

/** After a change in this tab the others show what was before. */
export function spoilOthers(model: Model): void {
  for (const tab of model.tabs) if (tab !== tabOf(model)) tab.isFresh = false;
}
