import { test as base, expect } from '@playwright/test';
import { ENGINES, type EngineName } from '#tools/systemPrograms.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import type { SiteId } from '#sites/site.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { startEngine } from './engine.ts';
import type { Found, RunningEngine, View } from './view.ts';

/** The engine to test; `npm run test:all -- engines` sets one after the other. */
const NAME = process.env.ENGINE ?? '';

interface Fixtures {
  /** A window without cookies and storage. */
  view: View;
}

export const test = base.extend<Fixtures, { engine: RunningEngine }>({
  engine: [
    async ({}, use) => {
      if (!isEngine(NAME)) throw new Error(`ENGINE must be one of ${Object.keys(ENGINES).join(', ')}.`);
      const engine = await startEngine(NAME);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  view: async ({ engine }, use, info) => {
    const view = await engine.open();
    await use(view);
    if (info.status !== info.expectedStatus)
      await info.attach('page', { body: await view.screenshot(), contentType: 'image/png' });
    await view.close();
  },
});

function isEngine(name: string): name is EngineName {
  return Object.hasOwn(ENGINES, name);
}

/** Opens a page as a customer who signs in for it. */
export async function signIn(
  view: View,
  persona: PersonaId,
  path: string,
  site: SiteId = 'fr',
): Promise<void> {
  await view.open(`${siteUrl(site)}${path}`);
  await click(view, `button[value="${persona}"]`);
  await expect.poll(() => pathname(view)).toBe(path);
  await ready(view);
}

/** Waits until the page is ready and its work in the background has ended. */
export function ready(view: View): Promise<void> {
  return expect
    .poll(() => view.run(() => document.documentElement.dataset.ready, undefined).catch(() => undefined))
    .toBe('settled');
}

/** Presses the visible, enabled element with this text once it rests. A press without effect is not repeated. */
export async function click(view: View, selector: string, text = ''): Promise<void> {
  await view.click(await found(view, findUsable, { selector, text }));
}

/** Replaces the text of a field. */
export async function retype(view: View, label: string, text: string): Promise<void> {
  const field = await found(view, findLabelled, label);
  await view.run(clearLabelled, label);
  await view.type(field, text);
}

function clearLabelled(name: string): void {
  const all = [...document.querySelectorAll('label')];
  const control = all.find((one) => one.textContent.trim() === name)?.control;
  if (!control) return;
  // With the prototype's setter: React has replaced the setter of the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, '');
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Chooses an option of a list by its text. */
export async function choose(view: View, label: string, option: string): Promise<void> {
  await expect
    .poll(() => view.run(chooseOption, { label, option }), `option "${option}" of "${label}"`)
    .toBe(true);
}

export async function attach(view: View, path: string): Promise<void> {
  const look = () => document.querySelector('input[type="file"]');
  await view.attach(await found(view, look, undefined), path);
}

/** The page's visible text on one line. */
export function text(view: View): Promise<string> {
  return view.run(() => document.body.innerText.replaceAll(/\s+/g, ' '), undefined).catch(() => '');
}

export function pathname(view: View): Promise<string> {
  return view.run(() => location.pathname, undefined).catch(() => '');
}

async function found<Given>(
  view: View,
  look: (given: Given) => Element | null,
  given: Given,
): Promise<Found> {
  let element: Found | undefined;
  await expect
    .poll(async () => {
      element = await view.find(look, given).catch(() => undefined);
      return element !== undefined;
    }, JSON.stringify(given))
    .toBe(true);
  if (!element) throw new Error(`Not there: ${JSON.stringify(given)}`);
  return element;
}

function findUsable({ selector, text }: { selector: string; text: string }): Element | null {
  const usable = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.getClientRects().length > 0 && one.textContent.includes(text) && !one.matches(':disabled'),
  );
  // A dialog is still opening. Animations of pseudo-elements do not count: a press must get through what they draw.
  const moves = document.getAnimations().some(({ playState, effect }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect) || effect.pseudoElement) return false;
    return usable !== undefined && (effect.target?.contains(usable) ?? false);
  });
  if (moves || !usable) return null;
  // A toast may cover what stands at the window's edge; a customer scrolls.
  usable.scrollIntoView({ block: 'center', behavior: 'instant' });
  return usable;
}

function findLabelled(name: string): Element | null {
  return (
    [...document.querySelectorAll('label')].find((one) => one.textContent.trim() === name)?.control ?? null
  );
}

function chooseOption({ label, option }: { label: string; option: string }): boolean {
  const control = [...document.querySelectorAll('label')].find(
    (one) => one.textContent.trim() === label,
  )?.control;
  if (!(control instanceof HTMLSelectElement)) return false;
  const chosen = [...control.options].find((one) => one.text === option);
  if (!chosen) return false;
  control.value = chosen.value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

export { expect };
