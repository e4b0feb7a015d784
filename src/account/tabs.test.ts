import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

/** Another tab of the site: a module graph of its own. */
async function otherTab() {
  const { tellSignedIn, tellSignedOut, watchTabs } = await import('./tabs.ts');
  watchTabs();
  vi.resetModules();
  return { tellSignedIn, tellSignedOut };
}

test('[identity/sign-out-in-every-tab] a sign-out in another tab is told at once', async () => {
  const { tellSignedOut } = await otherTab();
  const { onSignedOutElsewhere, watchTabs } = await import('./tabs.ts');
  const signedOut = vi.fn();
  watchTabs();
  onSignedOutElsewhere(signedOut);
  expect(signedOut).not.toHaveBeenCalled();
  tellSignedOut();
  await expect.poll(() => signedOut).toHaveBeenCalledTimes(1);
});

test('[identity/sign-out-in-every-tab] one before start-up has arrived is told as soon as it has', async () => {
  const { tellSignedOut } = await otherTab();
  const { onSignedOutElsewhere, watchTabs } = await import('./tabs.ts');
  watchTabs();
  tellSignedOut();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const signedOut = vi.fn();
  onSignedOutElsewhere(signedOut);
  expect(signedOut).toHaveBeenCalledTimes(1);
});

test('[decisions/one-customer-per-document] another tab says who has signed in there', async () => {
  const { tellSignedIn } = await otherTab();
  const { onSignedInElsewhere, watchTabs } = await import('./tabs.ts');
  const signedIn = vi.fn();
  watchTabs();
  onSignedInElsewhere(signedIn);
  tellSignedIn('account-8');
  await expect.poll(() => signedIn.mock.calls).toEqual([['account-8']]);
});
