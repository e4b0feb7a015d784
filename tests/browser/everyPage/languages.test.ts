import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { leaves, type TextTree } from '#tools/checkTexts.ts';
import { siteOf } from '#sites/sites.ts';
import { builtPages } from '#tests/support/builtPages.ts';
import { RAW } from '#tests/support/faultClasses.ts';
import { visit } from '#tests/support/router.ts';
import { LANGUAGE_SITES, siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test } from '#tests/support/test.ts';

const fr = siteOf('fr');

/** The languages to read, each with a site that shows it. */
const WALKS = LANGUAGE_SITES.filter(([language]) => language !== 'fr');

/** French words that are no words of the other languages; almost every French sentence has one of them. */
const FRENCH =
  /(?<![\p{L}’'-])(?:les|des|une|vous|votre|vos|nous|notre|nos|avec|sur|dans|est|sont|cette|aucune?|mes|chargement|fermer)(?![\p{L}’'-])/iu;

/** Names that are French in every language. */
const NAMES = [...fr.brand.split(' '), 'Défenseur des droits'];

/** All texts in the server's answers so far: names of films and cinemas are the same in every language. */
function servedTexts(page: Page): () => Promise<string[]> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) bodies.push(response.text().catch(() => ''));
  });
  return async () => {
    const texts = (await Promise.all(bodies)).flatMap((body) => [...body.matchAll(/"((?:[^"\\]|\\.)*)"/g)]);
    // The longest first, since some contain others.
    return [...new Set(texts.map(([, text = '']) => text))]
      .filter((text) => text.length > 2)
      .sort((a, b) => b.length - a.length);
  };
}

/** The texts that are shown or read out, one per line, except those marked as another language. */
function said(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines = [document.title];
    const named = ['aria-label', 'placeholder', 'alt', 'title'];
    for (const element of document.body.querySelectorAll('*')) {
      const { lang } = element.closest<HTMLElement>('[lang]') ?? document.documentElement;
      if (lang !== document.documentElement.lang || !element.checkVisibility()) continue;
      // A drawn poster has parts of a film's name.
      if (element.closest('svg')) continue;
      lines.push(...named.map((name) => element.getAttribute(name) ?? ''));
      for (const node of element.childNodes) if (node instanceof Text) lines.push(node.data);
    }
    return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter((line) => line !== '');
  });
}

function textsOf(language: string): Set<string> {
  const files = globSync(`public/locales/${language}/*.json`);
  return new Set(
    files.flatMap((file) =>
      [...leaves(JSON.parse(readFileSync(file, 'utf8')) as TextTree).values()].map((text) =>
        text.replaceAll(/\s+/g, ' ').trim(),
      ),
    ),
  );
}

for (const [language, site] of WALKS) {
  test(
    `[sites/texts-in-every-language] on the ${site} site in ${language}: no page has a word of French or a raw key`,
    { tag: [TAG.needsServer, TAG.nightly] },
    async ({ page, signIn }) => {
      test.slow();
      const served = servedTexts(page);
      const [french, own] = [textsOf('fr'), textsOf(language)];
      const pages = builtPages(site).filter((one) => one.language === language);
      expect(pages.length).toBeGreaterThan(25);
      const problems: string[] = [];
      const look = async (path: string) => {
        const names = [...NAMES, ...(await served())];
        for (const line of await said(page)) {
          const texts = names.reduce((rest, name) => rest.replaceAll(name, ''), line).trim();
          const isFrench = FRENCH.test(texts) || (french.has(texts) && !own.has(texts));
          if (isFrench || RAW.test(texts)) problems.push(`${path} ${line}`);
        }
      };
      await signIn('subscriber', `/${language}/`, { site });
      for (const { path } of pages.filter(({ guard }) => guard === 'account')) {
        await visit(page, path);
        await look(path);
      }
      for (const { path } of pages.filter(({ guard }) => guard === 'public')) {
        await page.goto(siteUrl(site) + path);
        await ready(page);
        await look(path);
      }
      for (const [guard, persona] of Object.entries({
        register: 'unregistered',
        mail: 'unverified-mail',
      } as const)) {
        await page.context().clearCookies();
        const path = pages.find((one) => one.guard === guard)?.path ?? '';
        await signIn(persona, path, { site });
        await look(path);
      }
      expect(problems).toEqual([]);
    },
  );
}
