import { inLanguage } from '../choose.ts';
import type { Context } from './koa.ts';
import { escape, sendPage } from './page.ts';
import { PAGE_TEXTS } from './pageTexts.ts';
import { LANGUAGES } from '#sites/site.ts';

/** Tells the customer where to go, and the developer what went wrong. */
export function sendErrorPage(ctx: Context, detail: string): void {
  const accepted = ctx.acceptsLanguages(...LANGUAGES);
  const language = LANGUAGES.find((known) => known === accepted) ?? 'en';
  const texts = inLanguage(PAGE_TEXTS, language);
  sendPage(ctx, {
    language,
    title: texts.error,
    main: `<p>${escape(texts.expired)}</p><p class="soft">${escape(detail)}</p>`,
  });
}
