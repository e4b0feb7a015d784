import type { Page } from '@playwright/test';

/** Collects what the content security policy refuses on any page of this tab from now on. */
export async function policyViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('violated', (what: string) => void violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report = Reflect.get(window, 'violated') as (what: string) => void;
      report(`${location.pathname} ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return violations;
}
