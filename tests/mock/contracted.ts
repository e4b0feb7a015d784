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

export { expect };
