import { pageElements, type PageElement } from './html.ts';

/** The parts that a built page loads, read from its HTML. Addresses are as written. */
export interface PageParts {
  /** The texts of the style elements. */
  inlineStyles: string[];
  styles: string[];
  /** The texts of the script elements, without data blocks such as JSON. */
  inlineScripts: string[];
  /** Addresses of scripts, of preloaded scripts and of the islands' scripts. */
  scripts: string[];
  /** Addresses of the islands' scripts, which `scripts` holds too. */
  islands: string[];
}

/** A script element of any other type is a data block: a browser neither loads nor runs it. */
const SCRIPT_TYPE =
  /^(?:|module|importmap|speculationrules|(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/i;
const ISLAND_CODE = ['component-url', 'renderer-url', 'before-hydration-url'] as const;

export function pageParts(html: string): PageParts {
  const live = pageElements(html).filter(({ isLive }) => isLive);
  const named = (name: string): PageElement[] => live.filter((element) => element.name === name);
  const running = named('script').filter(({ attributes }) => SCRIPT_TYPE.test(attributes.type?.trim() ?? ''));
  const islands = named('astro-island').flatMap(({ attributes }) =>
    ISLAND_CODE.flatMap((name) => attributes[name] ?? []),
  );
  return {
    inlineStyles: named('style').map(({ text }) => text),
    styles: named('link').filter(isStyleSheet).flatMap(address),
    inlineScripts: running.filter(({ attributes }) => attributes.src === undefined).map(({ text }) => text),
    scripts: [
      ...running.flatMap(({ attributes }) => (attributes.src ? [attributes.src] : [])),
      ...named('link').filter(isScriptPreload).flatMap(address),
      ...islands,
    ],
    islands,
  };
}

/** Addresses that a built chunk imports statically. */
export function staticImports(code: string): string[] {
  return [...code.matchAll(/\b(?:from|import)\s*(["'])([^"'\s]+\.js)\1/g)].map(([, , path = '']) => path);
}

/** Names, without a hash, of the chunks and texts that a built chunk asks for later (`preloadHelper.ts`). */
export function dynamicImports(code: string): string[] {
  return [...code.matchAll(/\baccountScript\(\s*(["'`])([^"'`\s]+)\1/g)].map(([, , name = '']) => name);
}

function isStyleSheet(link: PageElement): boolean {
  return relations(link).includes('stylesheet');
}

function isScriptPreload(link: PageElement): boolean {
  const named = relations(link);
  return (
    named.includes('modulepreload') ||
    (named.includes('preload') && link.attributes.as?.toLowerCase() === 'script')
  );
}

function relations({ attributes }: PageElement): string[] {
  return (attributes.rel ?? '').toLowerCase().split(/\s+/);
}

function address({ attributes }: PageElement): string[] {
  return attributes.href ? [attributes.href] : [];
}
