import { dayOrInstant, format } from '#i18n/format.ts';
import type { Language } from '#sites/site.ts';
import type { Toast } from './rules.ts';

export interface ToastTexts {
  /** Empty for a toast without a title. */
  title: string;
  content: string;
  /** Label of the call to action. */
  cta: string;
}

/** Texts of the namespace "toasts", by name, at any depth. */
export interface TextTree {
  readonly [name: string]: string | TextTree;
}

/**
 * A toast's own texts, or the texts of its keys in the page's language. For an unknown key the title is empty and the
 * content is the default one.
 */
export function toastTexts(
  { i18n, title, content, cta, values }: Toast,
  texts: TextTree,
  language: Language,
): ToastTexts {
  if (!i18n) return { title, content, cta: cta?.label ?? '' };
  const shown = {
    ...values,
    ...(values?.date ? { date: dayOrInstant(values.date, language) || values.date } : {}),
  };
  const text = (key: string): string => format(textAt(texts, key), shown);
  return {
    title: text(title),
    content: text(content) || textAt(texts, 'default.content'),
    cta: cta ? text(cta.label) : '',
  };
}

/** The texts of the strip around its first toast. */
export function stripTexts(texts: TextTree, count: number): { closeAll: string; count: string } {
  return { closeAll: textAt(texts, 'closeAll'), count: format(textAt(texts, 'count'), { count }) };
}

function textAt(texts: TextTree, key: string): string {
  let found: string | TextTree | undefined = texts;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : '';
}
