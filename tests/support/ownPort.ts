import { test } from '@playwright/test';
import { TEST_PORT } from './sites.ts';

/** The first of ten ports for a server that a test starts. A test that runs at the same time gets others. */
export function ownPort(): number {
  return TEST_PORT + 100 + 10 * test.info().parallelIndex;
}
