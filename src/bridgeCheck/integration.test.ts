import { expect, test, vi } from 'vitest';
import type { Tier } from '#sites/site.ts';
import { bridgeCheck } from './integration.ts';

function routes(tier: Tier): unknown[] {
  const injectRoute = vi.fn();
  const setup = bridgeCheck(tier).hooks['astro:config:setup'] as (options: object) => void;
  setup({ injectRoute });
  return injectRoute.mock.calls.flat();
}

test('[embedding/self-check] production has no self-check, every other export has', () => {
  expect(routes('production')).toEqual([]);
  for (const tier of ['nonproduction', 'local'] as const)
    expect(routes(tier)).toMatchObject([{ pattern: '/m/[language]/bridge' }]);
});
