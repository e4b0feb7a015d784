import type { Page } from '@playwright/test';
import { builtPages } from '#tests/support/builtPages.ts';
import { expect, ready, test } from '#tests/support/test.ts';
import { EXTENSIONS } from '#tests/support/specifiedCalls.ts';
import { TAG } from '#tests/support/tags.ts';

test.use({ extensions: EXTENSIONS });

/** What a page opens and works without, as paths from `window`. */
const LAYERS = [
  'navigator.serviceWorker',
  'navigator.wakeLock',
  'navigator.clipboard',
  'navigator.share',
  'caches',
  'BroadcastChannel',
  'localStorage',
  'sessionStorage',
  'crypto.randomUUID',
] as const;

/** What fewer browsers lack, refuse or limit. Astro's router itself needs `history.replaceState`. */
const OTHER_LAYERS = [
  'navigator.canShare',
  'navigator.locks',
  'navigator.geolocation',
  'navigator.storage',
  'navigator.connection',
  'navigator.permissions',
  'indexedDB',
  'Notification',
  'matchMedia',
  'ResizeObserver',
  'IntersectionObserver',
  'requestIdleCallback',
  'history.pushState',
  'performance.getEntriesByName',
  'performance.getEntriesByType',
  'open',
] as const;

/**
 * `missing`: there is none. `denied`: looking at it throws. `throws`, `rejects`, `hangs`, `full`, `rubbish`: what comes of
 * calling it, or a function of it. `npm test` tries two of them, the night all.
 */
const FAULTS_OF_A_COMMIT = ['missing', 'throws'] as const;
const OTHER_FAULTS = ['denied', 'rejects', 'hangs', 'full', 'rubbish'] as const;
type Fault = (typeof FAULTS_OF_A_COMMIT | typeof OTHER_FAULTS)[number];

interface Broken {
  layers: readonly string[];
  fault: Fault;
}

/** Runs in the page, before its scripts. */
function breakLayers({ layers, fault }: Broken): void {
  const never = new Promise<never>(() => undefined);
  const fail =
    (name: string) =>
    (key?: unknown): unknown => {
      // Whatever the mark of a sign-out holds, nobody is signed in: decisions/unfinished-sign-out-mark.
      if (fault === 'rubbish' && key === 'sign-out') return null;
      if (fault === 'throws') throw new DOMException(name, 'SecurityError');
      if (fault === 'full') throw new DOMException(name, 'QuotaExceededError');
      if (fault === 'hangs') return never;
      if (fault === 'rubbish') return '{"�';
      const rejected = Promise.reject(new DOMException(name, 'InvalidStateError'));
      // Where a page does not wait for it.
      rejected.catch(() => undefined);
      return rejected;
    };
  /** What answers at once can neither reject nor hang. */
  const SYNC =
    /Storage$|canShare|cookie|matchMedia|Observer|Callback|trustedTypes|history|performance|randomUUID|^open$/;
  const hasRubbish = /Storage$|cookie/;
  for (const layer of layers) {
    const path = layer.split('.');
    const name = path.pop() ?? '';
    const owner = path.reduce<object>((one, part) => Reflect.get(one, part) as object, window);
    const own: unknown = Reflect.get(owner, name);
    // Where it lies: a document has its cookie from its prototype.
    let place = owner;
    while (!Object.hasOwn(place, name) && Reflect.getPrototypeOf(place))
      place = Reflect.getPrototypeOf(place) ?? {};
    if (own === undefined) continue;
    // Astro itself looks at it, when a link is hovered.
    if (fault === 'denied' && name === 'connection') continue;
    if (SYNC.test(layer) && ['rejects', 'hangs'].includes(fault)) continue;
    if (SYNC.test(layer) && fault === 'rubbish' && !hasRubbish.test(layer)) continue;
    const isBroken = (key: string | symbol): boolean =>
      fault === 'full'
        ? /^(?:set|put|add|open|post)/.test(String(key))
        : fault !== 'rubbish' || !/^(?:set|remove)/.test(String(key));
    const broken: unknown =
      typeof own === 'function'
        ? function Broken() {
            return fail(layer)();
          }
        : new Proxy(Object(own) as object, {
            get(target, key) {
              const value: unknown = Reflect.get(target, key, target);
              if (key === 'addEventListener' && fault !== 'throws') return () => undefined;
              if (key === 'ready') return fault === 'rejects' || fault === 'hangs' ? fail(layer)() : never;
              if (typeof value !== 'function') return value;
              return isBroken(key) ? fail(`${layer}.${String(key)}`) : (value.bind(target) as unknown);
            },
          });
    if (fault === 'missing' && Reflect.deleteProperty(place, name)) continue;
    Object.defineProperty(place, name, {
      configurable: true,
      get() {
        if (fault === 'missing') return undefined;
        if (fault === 'denied') throw new DOMException(layer, 'SecurityError');
        return layer === 'document.cookie' ? fail(layer)() : broken;
      },
      set() {
        if (fault === 'throws' || fault === 'denied') throw new DOMException(layer, 'SecurityError');
      },
    });
  }
}

async function expectOpen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }).first(), path).toBeVisible();
  await expect(page.getByText(/ne s’affiche pas|joindre votre compte/).filter({ visible: true })).toHaveCount(
    0,
  );
}

async function expectTickets(page: Page): Promise<void> {
  await expectOpen(page, '/fr/tickets/');
  await expect(page.locator('html')).toHaveAttribute('data-gate', 'open');
  const ticket = page.getByRole('article').first();
  await ticket.getByRole('button', { name: 'Afficher le billet' }).click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Mon profil' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible();
}

const STORAGES = LAYERS.filter((layer) => layer.endsWith('Storage')).map((layer) => [layer]);
const UNSTORED = LAYERS.filter((layer) => !layer.endsWith('Storage'));
const OTHERS = [...UNSTORED, ...OTHER_LAYERS].map((layer) => [layer]);

/** `npm test` breaks what stores nothing together, the night each layer by itself. */
for (const [groups, faults, isNightly] of [
  [[UNSTORED, ...STORAGES], FAULTS_OF_A_COMMIT, false],
  [OTHERS, FAULTS_OF_A_COMMIT, true],
  [[...STORAGES, ...OTHERS], OTHER_FAULTS, true],
] as const)
  for (const layers of groups)
    test(
      `[environments/optional-layers] a customer shows a ticket and goes on where ${layers.join(', ')} is ${faults.join(', ')}`,
      { tag: isNightly ? [TAG.needsServer, TAG.nightly] : TAG.needsServer },
      async ({ context, signIn }) => {
        await signIn('subscriber', '/fr/');
        for (const fault of faults)
          await test.step(fault, async () => {
            const page = await context.newPage();
            await page.addInitScript(breakLayers, { layers, fault });
            await expectTickets(page);
            await page.close();
          });
      },
    );

for (const fault of [...FAULTS_OF_A_COMMIT, ...OTHER_FAULTS]) {
  const isOfACommit = FAULTS_OF_A_COMMIT.some((one) => one === fault);
  test(
    `[environments/optional-layers] a stranger cancels and unsubscribes where every optional layer is ${fault}`,
    { tag: isOfACommit ? [TAG.needsServer] : [TAG.needsServer, TAG.nightly] },
    async ({ page }) => {
      await page.addInitScript(breakLayers, { layers: [...LAYERS, 'document.cookie'], fault });
      await expectOpen(page, '/fr/cancel/');
      await page.getByLabel('Prénom et nom').fill('Ana Moreau');
      await page.getByLabel('Numéro de contrat').fill('0012 3456');
      await page.getByLabel('Adresse e-mail').fill('ana@exemple.fr');
      await page.getByRole('button', { name: 'Vérifier avant d’envoyer' }).click();
      await page.getByRole('button', { name: 'Notification de la résiliation' }).click();
      await expect(page.getByRole('heading', { name: 'Nous avons reçu votre résiliation' })).toBeVisible();
      await expectOpen(page, '/fr/unsubscribe/?token=filmnews');
      await page.getByRole('button', { name: 'Me désinscrire de cette liste' }).click();
      await expect(page).not.toHaveURL(/unsubscribe\/(?:\?.*)?$/);
    },
  );

  test(
    `[environments/optional-layers] every page opens where every optional layer is ${fault}`,
    { tag: TAG.nightly },
    async ({ page, signIn }) => {
      test.slow();
      await signIn('subscriber', '/fr/');
      // Without a place to keep it, a sign-in under way cannot end.
      await page.addInitScript(breakLayers, { layers: UNSTORED, fault });
      const pages = builtPages('fr').filter(
        ({ language, guard, path }) =>
          language === 'fr' && ['account', 'public'].includes(guard) && !path.includes('confirmation'),
      );
      for (const { path } of pages) await expectOpen(page, path);
    },
  );
}
