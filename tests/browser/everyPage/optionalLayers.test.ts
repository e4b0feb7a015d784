import type { Page } from '@playwright/test';
import { expect, ready, test } from '#tests/support/shared.ts';
import { TAG } from '#tests/support/tags.ts';

/** What a page can open without, as paths from `window`. The session itself needs digests (`crypto.subtle`). */
const LAYERS = [
  'navigator.serviceWorker',
  'navigator.wakeLock',
  'navigator.clipboard',
  'navigator.share',
  'navigator.canShare',
  'navigator.locks',
  'navigator.geolocation',
  'navigator.storage',
  'caches',
  'indexedDB',
  'BroadcastChannel',
  'localStorage',
  'sessionStorage',
] as const;

/**
 * `missing`: undefined. `throws`, `rejects`, `hangs`, `full`: what comes of
 * calling it, or a function of it.
 */
const FAULTS = ['missing', 'throws', 'rejects', 'hangs', 'full'] as const;

interface Broken {
  layers: readonly string[];
  fault: (typeof FAULTS)[number];
}

/** Runs in the page, before its scripts. */
function breakLayers({ layers, fault }: Broken): void {
  const never = new Promise<never>(() => undefined);
  const fail = (name: string) => (): unknown => {
    if (fault === 'throws') throw new DOMException(name, 'SecurityError');
    if (fault === 'full') throw new DOMException(name, 'QuotaExceededError');
    if (fault === 'hangs') return never;
    const rejected = Promise.reject(new DOMException(name, 'InvalidStateError'));
    // Where a page does not wait for it.
    rejected.catch(() => undefined);
    return rejected;
  };
  for (const layer of layers) {
    const path = layer.split('.');
    const name = path.pop() ?? '';
    const owner = path.reduce<object>((one, part) => Reflect.get(one, part) as object, window);
    const own: unknown = Reflect.get(owner, name);
    if (own === undefined) continue;
    const isSync = layer.endsWith('Storage') || layer === 'navigator.canShare';
    // What answers at once can neither reject nor hang.
    if (isSync && (fault === 'rejects' || fault === 'hangs')) continue;
    const isFull = (key: string | symbol): boolean =>
      fault !== 'full' || /^(?:set|put|add|open|post)/.test(String(key));
    const broken: unknown =
      typeof own === 'function'
        ? function Broken() {
            return fail(layer)();
          }
        : new Proxy(own as object, {
            get(target, key) {
              const value: unknown = Reflect.get(target, key, target);
              if (key === 'addEventListener' && fault !== 'throws') return () => undefined;
              if (key === 'ready') return fault === 'rejects' || fault === 'hangs' ? fail(layer)() : never;
              if (typeof value !== 'function') return value;
              return isFull(key) ? fail(`${layer}.${String(key)}`) : (value.bind(target) as unknown);
            },
          });
    Object.defineProperty(owner, name, {
      configurable: true,
      get() {
        return fault === 'missing' ? undefined : broken;
      },
    });
  }
}

async function expectOpen(page: Page): Promise<void> {
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('data-gate', 'open');
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).toBeVisible();
}

for (const fault of FAULTS)
  test(
    `[environments/optional-layers] tickets open, and show in full screen where every optional layer is ${fault}`,
    { tag: TAG.needsServer },
    async ({ page, signIn }) => {
      await page.addInitScript(breakLayers, { layers: LAYERS, fault });
      await signIn('subscriber', '/fr/tickets/');
      await expectOpen(page);
      const ticket = page.getByRole('article').first();
      await ticket.getByRole('button', { name: 'Afficher le billet' }).click();
      const dialog = page.getByRole('dialog').filter({ visible: true });
      await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
      await dialog.getByRole('button', { name: 'Fermer' }).click();
      await expect(dialog).toHaveCount(0);
    },
  );
