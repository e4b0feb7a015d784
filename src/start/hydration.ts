import { attempt } from '#platform/platform.ts';
import { LATER, SOON } from '#platform/waitingLinks.ts';

declare global {
  interface Window {
    /** Astro's own: how islands are hydrated, by their `client` attribute. */
    Astro?: Partial<
      Record<
        string,
        (load: () => Promise<() => Promise<void>>, options: unknown, island: Element) => Promise<void>
      >
    >;
  }
}

/**
 * Fetches the rest of start-up, then React and the islands. These are asked for when one file of the session or of
 * start-up is still on its way: a round trip ahead of their turn, so that the line is never idle, and no earlier, since
 * files that arrive together slow each other down.
 * @param turn when start-up may come where `fetchSoon.ts` has not asked for it: every script of the session was cached,
 * and reading more of them would hold up the session's first request
 */
export async function letStartUpCome(turn?: Promise<unknown>): Promise<void> {
  const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  if (!asked.some((link) => SOON in link.dataset)) await turn;
  await allButOne([...asked, ...fetchAll(SOON)].map(settled));
  fetchAll(LATER);
}

/**
 * From now on islands hydrate as they arrive.
 * @param turn when they may: their scripts are read before, and hydrating them would hold up what the session waits for
 */
export function letIslandsCome(turn: Promise<unknown>): void {
  fetchAll(LATER);
  document.addEventListener('astro:hydration-error', showFailure);
  (window.Astro ??= {}).session ??= async (load, _, island) => {
    try {
      // One after the other: the session's answers are heard in between.
      for (const name of ['renderer-url', 'component-url']) await arrived(island.getAttribute(name) ?? '');
    } catch (error) {
      // `goneScripts.ts` listens.
      dispatchEvent(new Event('vite:preloadError'));
      throw error;
    }
    const hydrate = await load();
    await turn;
    await hydrate();
  };
  dispatchEvent(new Event('astro:session'));
}

/**
 * Asks again after a second, as Astro does, but by the same address: by another one React, or a store, would be there
 * twice, and neither would work.
 */
async function arrived(script: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ script);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await import(/* @vite-ignore */ script);
  }
}

function fetchAll(rel: string): HTMLLinkElement[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)];
  for (const link of links) link.rel = 'modulepreload';
  return links;
}

/** Never rejects: a script that does not arrive fails again where it is imported, and is dealt with there. */
function settled(link: HTMLLinkElement): Promise<unknown> {
  if (attempt(() => performance.getEntriesByName(link.href).length)) return Promise.resolve();
  return Promise.race(
    ['load', 'error'].map((type) => new Promise((resolve) => link.addEventListener(type, resolve))),
  );
}

function allButOne(all: readonly Promise<unknown>[]): Promise<void> {
  return new Promise((resolve) => {
    let pending = all.length;
    const count = (): void => {
      if (pending <= 1) resolve();
    };
    for (const one of all) {
      void one.then(() => {
        pending--;
        count();
      });
    }
    count();
  });
}

/** An island whose script did not arrive shows an error in place of its content. Nothing waits for it (`ready.ts`). */
function showFailure({ target }: Event): void {
  if (!(target instanceof Element)) return;
  target.toggleAttribute('data-failed', true);
  const message = document.querySelector<HTMLTemplateElement>('template[data-island-failed]');
  if (message) target.replaceChildren(message.content.cloneNode(true));
}
