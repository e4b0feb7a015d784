import type { LaunchOptions } from '@playwright/test';
import { findChromium, QUIET_BROWSER } from '#tools/chromium.ts';

export function launchOptions(executablePath: string | undefined, ...more: string[]): LaunchOptions {
  return { executablePath, args: [...QUIET_BROWSER, ...more] };
}

/** For `test.use`: the headless shell has no viewer for PDFs, and none of the settings of a profile. */
export const WHOLE_BROWSER = { launchOptions: launchOptions(findChromium()) };
