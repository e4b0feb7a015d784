import { getNewsletter, unsubscribe, unsubscribeAll } from '#areas/newsletter/contract.ts';
import { CATEGORIES, type Category } from '#areas/newsletter/rules.ts';
import { Refusal, serve, type Sandbox } from '../serve.ts';

const KNOWN = CATEGORIES.filter(
  (category): category is Exclude<Category, 'unknown'> => category !== 'unknown',
);

/** In the sandbox the token of a link is the name of its category; `expired` is an expired token. */
function categoryFor(token: string): string {
  if (token === 'expired')
    throw new Refusal(410, { code: 'token.expired', message: 'This link has expired' });
  return KNOWN.find((category) => category === token) ?? 'other';
}

export function serveNewsletter(sandbox: Sandbox): void {
  serve(sandbox, getNewsletter, ({ query }) => ({ category: categoryFor(query.token) }));
  for (const call of [unsubscribe, unsubscribeAll]) {
    serve(sandbox, call, ({ query, browser }) => {
      categoryFor(query.token);
      browser.unsubscribed.push(`${call.path} ${query.token}`);
      return undefined;
    });
  }
}
