import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ROUTES, type Guard, type Route, type RouteId } from '#sites/routes.ts';
import type { Language } from '#sites/site.ts';

/** What a translator, an extension or a host may make of `<html>`. */
const html = { lang: 'de', dir: 'rtl', className: 'translated-rtl', dataset: {} as Record<string, string> };
const FOREIGN = { route: 'mail', guard: 'public', flag: 'clubEnabled', flags: '', site: 'de', hosted: '' };

let block: string | undefined;

/** The module as a page loads it whose layout has written this. */
async function opened(written?: object) {
  vi.resetModules();
  globalThis.accountPage = undefined;
  const rootData = await import('./rootData.ts');
  block = written && rootData.blockOf(written);
  return rootData;
}

beforeEach(() => {
  html.dataset = { ...FOREIGN, gate: 'open', ready: 'settled', leaving: 'reload' };
  const getElementById = (): object | null => (block === undefined ? null : { textContent: block });
  vi.stubGlobal('document', { documentElement: html, getElementById, title: 'Karten', body: html });
});

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.accountPage = undefined;
});

const PAGES: [RouteId, Language, Guard, Route['flag']][] = Object.entries<Route>(ROUTES).flatMap(
  ([id, { guard, flag }]) =>
    (['fr', 'en'] as const).map((language): [RouteId, Language, Guard, Route['flag']] => [
      id as RouteId,
      language,
      guard,
      flag,
    ]),
);

test.each(PAGES)(
  '[environments/markup-of-others] the page %s in %s is what its layout says, whatever <html> carries',
  async (route, language, guard, flag) => {
    const { readPage } = await opened({ route, language, guard, flag });
    expect(readPage()).toEqual({ route, language, guard, flag });
  },
);

test.each([undefined, {}])(
  '[environments/markup-of-others] a page that says %j of itself has the strictest guard and the first language',
  async (written) => {
    const { readPage } = await opened(written);
    expect(readPage()).toEqual({ route: '', language: 'fr', guard: 'account' });
  },
);

test('[environments/markup-of-others] a page that shows another one, or all languages, says so without <html>', async () => {
  const { readPage, setLanguage, setRoute } = await opened({ route: 'x', language: 'fr', guard: 'public' });
  setRoute('notFound');
  setLanguage('en');
  expect(html.lang).toBe('en');
  html.lang = 'de';
  expect(readPage()).toEqual({ route: 'notFound', language: 'en', guard: 'public' });
});

test('[environments/markup-of-others] no text of a block ends it', async () => {
  const { blockOf } = await opened();
  const text = '</script><!-- <script>';
  expect(blockOf({ text })).not.toContain('<');
  expect(JSON.parse(blockOf({ text }))).toEqual({ text });
});

test('[environments/markup-of-others] the state is written to <html> and never read back', async () => {
  const { clearReady, gate, isHosted, isReady, leaving, onPageState, setGate, setReady } = await opened();
  const states: unknown[] = [];
  onPageState(() => states.push([gate(), isReady()]));
  expect([gate(), isReady(), leaving(), isHosted()]).toEqual(['pending', false, undefined, false]);
  setGate('pending');
  expect(html.dataset).toMatchObject({ gate: 'pending' });
  Object.assign(html.dataset, { gate: 'open', ready: '' });
  expect([gate(), isReady()]).toEqual(['pending', false]);
  setReady();
  expect(html.dataset.ready).toBe('');
  html.dataset = {};
  expect([gate(), isReady()]).toEqual(['pending', true]);
  clearReady();
  setGate('open');
  expect(html.dataset).toEqual({ gate: 'open' });
  expect(states).toEqual([
    ['pending', false],
    ['pending', true],
    ['open', false],
  ]);
});
