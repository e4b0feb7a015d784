import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

/** What another tab of the site says. */
async function otherTab(): Promise<() => void> {
  const { tellTabs, watchTabs } = await import('./tabs.ts');
  watchTabs();
  vi.resetModules();
  return tellTabs;
}

test('[decisions/sign-out-in-every-tab] a sign-out in another tab is told at once', async () => {
  const tell = await otherTab();
  const { onSignedOutElsewhere, watchTabs } = await import('./tabs.ts');
  const signedOut = vi.fn();
  watchTabs();
  onSignedOutElsewhere(signedOut);
  expect(signedOut).not.toHaveBeenCalled();
  tell();
  await expect.poll(() => signedOut).toHaveBeenCalledTimes(1);
});

test('[decisions/sign-out-in-every-tab] one before start-up has arrived is told as soon as it has', async () => {
  const tell = await otherTab();
  const { onSignedOutElsewhere, watchTabs } = await import('./tabs.ts');
  watchTabs();
  tell();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const signedOut = vi.fn();
  onSignedOutElsewhere(signedOut);
  expect(signedOut).toHaveBeenCalledTimes(1);
});
