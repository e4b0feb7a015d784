import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';
import { trustedPolicy } from '#platform/trustedTypes.ts';

/**
 * The router gives its pages to the browser as text, which Trusted Types refuse. Here the same is done through a
 * policy of our own: it takes what this site has answered, and nothing else calls it.
 */

const policy = trustedPolicy('pages', {
  createHTML: (html) => html,
  // Its hash has to stand in the content security policy all the same.
  createScript: (text) => text,
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError('Not of this site');
    return address;
  },
});

/** Types that a browser runs; a page has data in others. */
const RUNNABLE = ['', 'module', 'text/javascript'];

let isTrusting = false;

/** For each document that the router swaps pages into. */
export function trustPages(): void {
  if (isTrusting) return;
  isTrusting = true;
  document.addEventListener('astro:before-preparation', (event) => {
    event.loader = () => load(event);
  });
  document.addEventListener('astro:after-swap', runScripts);
}

/** As the router's own loader, which leaves what it cannot swap in to the browser. */
async function load(event: TransitionBeforePreparationEvent): Promise<void> {
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

/** Nothing, where no page of ours came whole, or the customer already goes elsewhere: the router tells the two apart. */
async function ask({ to, signal }: TransitionBeforePreparationEvent) {
  try {
    const response = await fetch(to, { signal });
    const { url, redirected } = response;
    return isOurPage(response) ? { url, redirected, html: await response.text() } : undefined;
  } catch {
    return undefined;
  }
}

/** However the address began, what answered in the end is this site. */
function isOurPage({ url, headers }: Response): boolean {
  return new URL(url).origin === location.origin && /^text\/html\b/.test(headers.get('content-type') ?? '');
}

/** What a parser without a window has made does not run by itself; the router passes over what is marked. */
function runScripts(): void {
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
