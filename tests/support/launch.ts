import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '#commands/chromium.ts';

/** Nothing of the browser's own goes over the network, or comes between. */
export const QUIET_BROWSER = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchOptions(executablePath: string | undefined): LaunchOptions {
  return { executablePath, args: QUIET_BROWSER };
}

/** For `test.use`: what the headless shell does not have, such as a viewer for PDFs, or settings of a profile. */
export const WHOLE_BROWSER = { launchOptions: launchOptions(findChromium()) };
