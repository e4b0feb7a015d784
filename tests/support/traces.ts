import type { BrowserContext, Page, Request } from '@playwright/test';
import type { PersonaId } from '#sandbox/personas.ts';
import { buildWorld } from '#sandbox/world.ts';
import { SITES } from '#sites/sites.ts';

/**
 * What only this customer's pages and storage may hold: name, e-mail addresses, ids, codes and numbers of the persona's
 * world, without what the other customer's world holds too.
 */
export function secretsOf(persona: PersonaId, other: PersonaId): string[] {
  const theirs = new Set(stringsOf(worldsOf(other)));
  const names = worldsOf(persona).flatMap(({ account }) => account.lastname ?? []);
  const telling = stringsOf(worldsOf(persona)).filter((text) => tells(text) && !theirs.has(text));
  // The subject of a sign-in ends with the number of the sign-in.
  return [...new Set([...names, `${persona}-`, ...telling])];
}

function worldsOf(persona: PersonaId) {
  return SITES.map((site) => buildWorld(`${persona}-0`, persona, site, Date.now()));
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

/** An address, a code or a number, and no date, no sentence and no constant of the API. */
function tells(text: string): boolean {
  if (/^\d{4}-\d\d-\d\d/.test(text) || text.includes('_')) return false;
  return /^[\d ]{8,}$/.test(text) || /^(?=.*(?:@|\d{3}))\S{6,}$/.test(text) || text.startsWith('account-');
}

/** All that the browser shows or has kept of the page's origin, by the name of the place. */
export async function traces(page: Page): Promise<Record<string, string>> {
  const kept = await page.evaluate(async () => {
    const caching = await caches.keys();
    const boxes = await Promise.all(caching.map((name) => caches.open(name)));
    const answers = await Promise.all(
      boxes.map(async (box) => {
        const requests = await box.keys();
        const texts = requests.map(async (request) => (await (await box.match(request))?.text()) ?? '');
        return [...requests.map(({ url }) => url), ...(await Promise.all(texts))].join('\n');
      }),
    );
    return {
      dom: document.documentElement.outerHTML,
      fields: JSON.stringify(
        [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
      ),
      history: JSON.stringify(history.state),
      localStorage: JSON.stringify(Object.entries(localStorage)),
      sessionStorage: JSON.stringify(Object.entries(sessionStorage)),
      caches: answers.join('\n'),
      // The site keeps none: a name would already be a finding.
      databases: JSON.stringify((await indexedDB.databases()).map(({ name }) => name)),
    };
  });
  return { ...kept, cookies: JSON.stringify(await page.context().cookies(page.url())) };
}

/** Whose requests a browser sends: the subjects of their tokens, and the session cookies of the mode with a cookie. */
export function watchSenders(context: BrowserContext): () => Promise<string[]> {
  const found: Promise<string[]>[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) found.push(sendersOf(request));
  });
  return async () => [...new Set((await Promise.all(found)).flat())];
}

async function sendersOf(request: Request): Promise<string[]> {
  const { authorization = '', cookie = '' } = await request.allHeaders().catch(() => request.headers());
  const payload = /^Bearer [\w-]+\.([\w-]+)\./.exec(authorization)?.[1];
  const claims = payload === undefined ? '' : Buffer.from(payload, 'base64url').toString();
  const subject = (JSON.parse(claims || '{}') as { sub?: string }).sub;
  const session = /_session=([^;]+)/.exec(
    new URL(request.url()).hostname.startsWith('cookie.') ? cookie : '',
  );
  return [subject, session?.[1]].filter((sender) => sender !== undefined);
}
