import { expect, ready, test } from '#tests/support/shared.ts';

/** What the oldest browsers of package.json's `browserslist` lack, as paths from the window. */
const NEWER = [
  // Safari 16.4 and later, Chrome 110 and later, Firefox 116 and later.
  ...['toSorted', 'toReversed', 'toSpliced', 'with'].map((name) => `Array.prototype.${name}`),
  ...['union', 'intersection', 'difference', 'isSubsetOf'].map((name) => `Set.prototype.${name}`),
  ...['isWellFormed', 'toWellFormed'].map((name) => `String.prototype.${name}`),
  ...['canParse', 'parse'].map((name) => `URL.${name}`),
  'Array.fromAsync',
  'Object.groupBy',
  'Map.groupBy',
  'Promise.withResolvers',
  'Promise.try',
  'AbortSignal.any',
  'Response.json',
  'Iterator',
  'Intl.DurationFormat',
  'Intl.Segmenter',
  'CSSStyleSheet.prototype.replaceSync',
  'Document.prototype.adoptedStyleSheets',
  'Document.prototype.startViewTransition',
  'Element.prototype.checkVisibility',
  ...['Busy', 'Current', 'Expanded', 'Hidden', 'Label'].map((name) => `Element.prototype.aria${name}`),
  'HTMLElement.prototype.showPopover',
  'requestIdleCallback',
  'cancelIdleCallback',
  'scheduler',
  'CloseWatcher',
  'navigation',
  'cookieStore',
  'Navigator.prototype.wakeLock',
  'Navigator.prototype.userAgentData',
  'Navigator.prototype.connection',
];

/** Runs in the page, before its scripts. */
function remove(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const name = names.pop() ?? '';
    const owner = names.reduce<unknown>(
      (one, part) => (one === undefined ? undefined : Reflect.get(Object(one) as object, part)),
      window,
    );
    if (owner !== undefined) Reflect.deleteProperty(Object(owner) as object, name);
  }
}

const PAGES = [
  '',
  'profile/',
  'subscription/',
  'tickets/',
  'vouchers/',
  'cinemas/',
  'my-interests/',
  'statistics/',
];

test('[environments/oldest-browsers] the oldest browsers sign in and open every kind of page', async ({
  page,
  signIn,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(remove, NEWER);
  await signIn('subscriber', '/fr/');
  expect(await page.evaluate(() => 'canParse' in URL || 'toSorted' in Array.prototype)).toBe(false);
  for (const path of PAGES) {
    await page.goto(`/fr/${path}`);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: /Changer de langue/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/statistics\/$/);
  await ready(page);
  for (const path of ['/fr/cancel/', '/fr/unsubscribe/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(errors).toEqual([]);
});
