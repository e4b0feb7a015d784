import { FLAGS, type Flag, type Guard } from '#sites/routes.ts';
import { isLanguage, type Language } from '#sites/site.ts';

/** What the layout has written on `<html>` about the page it built. */
export interface Page {
  /** Route id, for loads and tracking. */
  route: string;
  language: Language;
  guard: Guard;
  flag?: Flag;
}

const GUARDS: readonly string[] = ['public', 'account', 'mail', 'register'] satisfies Guard[];

function isGuard(value: string): value is Guard {
  return GUARDS.includes(value);
}

export function readPage(root: HTMLElement): Page {
  const { route = '', guard = '', flag } = root.dataset;
  const page: Page = {
    route,
    language: isLanguage(root.lang) ? root.lang : 'fr',
    // A page that does not say is guarded.
    guard: isGuard(guard) ? guard : 'account',
  };
  const known = FLAGS.find((name) => name === flag);
  if (known) page.flag = known;
  return page;
}
