import { createHash } from 'node:crypto';
import type { Context } from './koa.ts';
import { STYLE } from './pageStyle.ts';
import type { Language } from '#sites/site.ts';

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

export interface Page {
  language: Language;
  /** The chain that the customer signs in to, where it is known. */
  brand?: string;
  title: string;
  /** HTML. Values from outside go through `escape`. */
  main: string;
  /** Origins besides the provider that a form may be redirected to. */
  leadsTo?: readonly string[] | undefined;
}

/** A page of the provider: it has no script and may not be framed. */
export function sendPage(ctx: Context, { language, brand, title, main, leadsTo = [] }: Page): void {
  ctx.set({
    'cache-control': 'no-store',
    'x-frame-options': 'deny',
    'x-content-type-options': 'nosniff',
    // Chromium checks the redirects that follow a form against form-action too.
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'sha256-${STYLE_HASH}'`,
      `form-action ${["'self'", ...leadsTo].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  });
  ctx.type = 'html';
  ctx.body = `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${escape([title, brand].filter(Boolean).join(' · '))}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${brand === undefined ? '' : `<p class="brand">${escape(brand)}</p>`}
<h1>${escape(title)}</h1>
${main}
</main>
</body>
</html>
`;
}

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
