import { calendarDate, format, longDate } from '#i18n/format.ts';
import type { Language } from '#sites/site.ts';
import type { Toast } from './rules.ts';

export interface ToastTexts {
  /** Empty: none is shown. */
  title: string;
  content: string;
  /** Label of the call to action. */
  cta: string;
}

/** Texts by name, at any depth: the namespace "toasts". */
export interface Words {
  readonly [name: string]: string | Words;
}

export interface Place {
  language: Language;
  timeZone: string;
}

/** A toast's own texts, or what its keys say in the page's language. A key that nobody knows shows no text of its own. */
export function toastTexts(
  { i18n, title, content, cta, values }: Toast,
  words: Words,
  place: Place,
): ToastTexts {
  if (!i18n) return { title, content, cta: cta?.label ?? '' };
  const shown = { ...values, ...(values?.date ? { date: dateText(values.date, place) } : {}) };
  const text = (key: string): string => format(wordAt(words, key), shown);
  return {
    title: text(title),
    content: text(content) || wordAt(words, 'default.content'),
    cta: cta ? text(cta.label) : '',
  };
}

function wordAt(words: Words, key: string): string {
  let found: string | Words | undefined = words;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : '';
}

/** A day is the same everywhere, an instant is shown in the cinema's zone; what is neither stays as it came. */
function dateText(date: string, { language, timeZone }: Place): string {
  return calendarDate(date, language) || longDate(date, language, timeZone) || date;
}
