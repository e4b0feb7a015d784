import { expect, test as base } from '@playwright/test';
import type { PersonaId } from '#sandbox/personas.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { Webview } from './webview.ts';

/** The handlers that docs/app-bridge.md lists for an app on iOS. */
export const HANDLERS = ['close', 'logout', 'refresh-login', 'download'] as const;

interface Fixtures {
  /** Starts an app; it ends with the test. */
  app: (options?: ConstructorParameters<typeof Webview>[0]) => Webview;
}

export const test = base.extend<Fixtures>({
  app: async ({}, use) => {
    const apps: Webview[] = [];
    await use((options = { handlers: HANDLERS }) => {
      const app = new Webview(options);
      apps.push(app);
      return app;
    });
    await Promise.all(apps.map((app) => app.close()));
  },
});

/** Opens a page of the French site, which leaves the sign-in to the app, and signs in on the site instead. */
export async function signIn(app: Webview, persona: PersonaId, path: string): Promise<void> {
  await app.open(`${siteUrl('fr')}${path}`);
  await click(app, 'a', 'Ouvrir mon compte ici');
  await clickOn(app, `button[value="${persona}"]`);
  await ready(app);
}

/** Waits until the page is ready and its work in the background has ended. */
export async function ready(app: Webview): Promise<void> {
  await expect
    .poll(() => app.run(() => document.documentElement.dataset.ready, undefined).catch(() => undefined))
    .toBe('settled');
}

/** Clicks the visible element with this text. */
export async function click(app: Webview, tag: string, text: string): Promise<void> {
  await expect
    .poll(() => app.run(clickVisible, { selector: tag, text }).catch(() => false), `${tag} "${text}"`)
    .toBe(true);
}

function clickOn(app: Webview, selector: string): Promise<void> {
  return click(app, selector, '');
}

function clickVisible({ selector, text }: { selector: string; text: string }): boolean {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.getClientRects().length > 0 && one.textContent.includes(text) && !one.matches(':disabled'),
  );
  element?.click();
  return element !== undefined;
}

/** Sets the value of the field with this label. */
export async function fill(app: Webview, label: string, value: string): Promise<void> {
  await expect
    .poll(() => app.run(fillLabelled, { label, value }).catch(() => false), `field "${label}"`)
    .toBe(true);
}

function fillLabelled({ label, value }: { label: string; value: string }): boolean {
  const found = [...document.querySelectorAll('label')].find(
    (one) => one.getClientRects().length > 0 && one.textContent.includes(label),
  );
  const field = found?.control;
  if (!(field instanceof HTMLInputElement)) return false;
  // With the prototype's setter: React has replaced the setter of the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** The page's visible text. */
export function text(app: Webview): Promise<string> {
  return app.run(() => document.body.innerText, undefined).catch(() => '');
}

/** The visible ones among the site's header, footer and skip link. */
export function shellParts(app: Webview): Promise<string[]> {
  return app.run(
    () =>
      [...document.querySelectorAll('body > header, body > footer, body > .skip')]
        .filter((part) => part.getClientRects().length > 0)
        .map(({ tagName }) => tagName),
    undefined,
  );
}

export { expect };
