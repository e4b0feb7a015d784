import type { Language } from '#sites/site.ts';
import { isolated } from './foreign.ts';
import { remember } from './printers.ts';

const lists = remember((locale) => new Intl.ListFormat(locale));

/** "drama and comedy" */
export function joined(parts: readonly string[], language: Language): string {
  return lists(language).format(parts.map(isolated));
}
