import { test } from '@playwright/test';
import type { Tier } from '#sites/site.ts';

/** What building the sites of a tier may take. */
const BUILD_MS = 300_000;

/** The folder of the export for a tier of customers' hosts, which the server of the tests builds where it is not there. */
export async function exportOf(tier: Exclude<Tier, 'local'>): Promise<string> {
  test.setTimeout(test.info().timeout + BUILD_MS);
  const answer = await fetch(`http://127.0.0.1:${String(process.env.TEST_CONTROL)}/exports/${tier}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
