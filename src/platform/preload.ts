/*
 * Scripts do not say which file has what they import later, since that changes with each release: their own names would
 * change with it (`src/export/preloadHelper.ts`). The page's links say it of all that a page loads before it is ready, and
 * one file of the release of everything else.
 */

declare global {
  /** What the build makes of each `import()`. */
  var accountScript: (name: string) => Promise<unknown>;
}

/** Names of files in `_astro/`. */
export interface ReleaseFiles {
  /** By path of a page: the scripts that it needs and that not every page has loaded (`export/pageScripts.ts`). */
  pages: Partial<Record<string, string[]>>;
  /** By name without a hash: the script, or a file of texts, and what it imports. */
  scripts: Partial<Record<string, [string, ...string[]]>>;
}

const FOLDER = '/_astro/';

/** Which build a page is of. All pages of one export name the same build. */
export function buildOf(page: Document): string {
  return page.querySelector<HTMLMetaElement>('[name=build]')?.content ?? '';
}

/** Of the running build: a document has pages of one build only. */
export function releaseFiles(): Promise<ReleaseFiles> {
  return json<ReleaseFiles>(`files.${buildOf(document)}.json`);
}

const known = new Map<string, Promise<unknown>>();

/** Each file is fetched once, and again only when it did not arrive. */
function json<Content>(file: string): Promise<Content> {
  const found = (known.get(file) ?? fetched(file)) as Promise<Content>;
  known.set(file, found);
  found.catch(() => known.delete(file));
  return found;
}

async function fetched(file: string): Promise<unknown> {
  const response = await fetch(FOLDER + file);
  if (!response.ok) throw new Error(file);
  return response.json();
}

/**
 * Asks at once for what the script imports, so that it needs no round trip each. `goneScripts.ts` hears of a failure.
 * @returns the module; of a file of texts what a module of them would be
 */
globalThis.accountScript = async (name) => {
  try {
    const link = document.querySelector<HTMLLinkElement>(`link[href^="${FOLDER}${name}."]`);
    const [file, ...imports] = link ? [link.href] : ((await releaseFiles()).scripts[name] ?? [name]);
    if (file.endsWith('n')) return { default: await json(file) };
    imports.forEach(ask);
    return (await import(/* @vite-ignore */ link ? file : FOLDER + file)) as unknown;
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
};

function ask(file: string): void {
  const href = FOLDER + file;
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = link.relList.supports('modulepreload') ? 'modulepreload' : 'preload';
  link.as = 'script';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

/** Vite puts this around each `import()`. */
export function preload<Module>(load: () => Promise<Module>): Promise<Module> {
  return load();
}
