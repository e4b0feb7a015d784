import { leaving } from './rootData.ts';

/** As in `goneScripts.ts`, which cannot export it. */
const ARRIVES_MS = 15_000;

/**
 * Resolves at once, or while the page is being left as late as the other document should have come. To act sooner would
 * keep the customer from where they want to go, and what fails meanwhile says nothing about the session or the account:
 * WebKit cancels what a page is loading when another document is asked for, not when it comes.
 */
export async function unlessLeft(): Promise<void> {
  if (leaving()) await new Promise((resolve) => setTimeout(resolve, ARRIVES_MS));
}
