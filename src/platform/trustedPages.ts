import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';
import { trustedPolicy } from './trustedTypes.ts';

/*
 * The router gives a fetched page to the browser as text, which Trusted Types refuse. This module does the same through
 * a policy of its own, which admits only what this site has answered.
 */

const policy = trustedPolicy('pages', {
  createHTML: (html) => html,
  // The content security policy still requires the hash of each inline script.
  createScript: (text) => text,
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError('Not of this site');
    return address;
  },
});

/** Values of `type` that a browser runs. Other script elements hold data. */
const RUNNABLE = ['', 'module', 'text/javascript'];

/** Takes the place of the router's own loader. A page that cannot be swapped in is left to the browser. */
export async function loadPage(event: TransitionBeforePreparationEvent): Promise<void> {
  const answer = await ask(event);
  if (!answer) {
    event.preventDefault();
    return;
  }
  if (answer.redirected) {
    const to = new URL(answer.url);
    to.hash = event.to.hash;
    event.to = to;
  }
  const page = new DOMParser().parseFromString(policy.createHTML(answer.html), 'text/html');
  page.querySelectorAll('noscript').forEach((element) => {
    element.remove();
  });
  if (page.querySelector('[name="astro-view-transitions-enabled"]')) event.newDocument = page;
  else event.preventDefault();
}

/**
 * @returns undefined when no complete page of this site came, or when the customer has gone on to another page; the
 * router tells the two apart by the event's signal
 */
async function ask({ to, signal }: TransitionBeforePreparationEvent) {
  try {
    const response = await fetch(to, { signal });
    const { url, redirected } = response;
    return isOurPage(response) ? { url, redirected, html: await response.text() } : undefined;
  } catch {
    return undefined;
  }
}

/** Checks the address after all redirects. */
function isOurPage({ url, headers }: Response): boolean {
  return new URL(url).origin === location.origin && /^text\/html\b/.test(headers.get('content-type') ?? '');
}

/**
 * Runs the scripts of the page that has been swapped in: a script that `DOMParser` has made does not run by itself.
 * Each is marked as the router marks scripts, so that the router does not run it again.
 */
export function runScripts(): void {
  for (const script of document.querySelectorAll('script:not([data-astro-exec])')) {
    if (!(script instanceof HTMLScriptElement) || !RUNNABLE.includes(script.type)) continue;
    const running = document.createElement('script');
    for (const { name, value } of script.attributes) if (name !== 'src') running.setAttribute(name, value);
    running.dataset.astroExec = '';
    running.text = policy.createScript(script.text);
    if (script.hasAttribute('src')) running.src = policy.createScriptURL(script.src);
    script.replaceWith(running);
  }
}
