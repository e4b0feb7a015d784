import type { Page } from '@playwright/test';
import { expect, test as base } from '#tests/support/test.ts';

interface Fixtures {
  /** Fails any test whose pages send what the contract refuses, or get an example that the contract does not allow. */
  violations: undefined;
}

export const test = base.extend<Fixtures>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (!pathname.startsWith('/api/')) return;
        const told = response.headers()['sl-violations'];
        if (told === undefined && response.ok()) return;
        violations.push(
          `${response.request().method()} ${pathname}: ${String(response.status())} ${told ?? ''}`,
        );
      });
      await use(undefined);
      expect(violations, 'not as docs/contract/openapi.json says').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Asks the mock server for other examples than the usual ones.
 * @param examples their names, by the call that they answer
 */
export async function choose(page: Page, examples: Readonly<Record<string, string>>): Promise<void> {
  for (const [call, name] of Object.entries(examples)) {
    const [method, path = ''] = call.split(' ');
    const isAsked = (url: URL): boolean => url.pathname === path;
    await page.route(isAsked, (route, request) =>
      request.method() === method
        ? route.continue({ headers: { ...request.headers(), prefer: `example=${name}` } })
        : route.continue(),
    );
  }
}

export { expect };
