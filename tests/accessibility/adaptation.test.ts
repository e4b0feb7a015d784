import type { Page } from '@playwright/test';
import type { SiteId } from '#sites/site.ts';
import {
  brokenWords,
  cutText,
  smallTargets,
  spaceText,
  wideThings,
  ZOOMED,
} from '#tests/support/adaptation.ts';
import { builtPages } from '#tests/support/builtPages.ts';
import { visit } from '#tests/support/router.ts';
import { SAMPLE_SITES, siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/test.ts';
import { EVERYTHING } from '#tests/support/looks.ts';

/*
 * Checks every page as readers adapt it: at 400 %, with spaced text, operated with a finger. In the site's first
 * language, which has the longest words, or with `AXE=all` in every language.
 */

test.describe.configure({ timeout: EVERYTHING ? 300_000 : 240_000 });

const PHONE = { width: 360, height: 740 };

for (const site of SAMPLE_SITES) {
  test(
    `pages of the account at 400 %, with spaced text, under a finger, ${site}`,
    { tag: TAG.nightly },
    async ({ page, signIn }) => {
      const problems: string[] = [];
      await signIn('subscriber', `/${site}/profile/`, { site });
      for (const path of pagesOf(site, (guard) => guard === 'account')) {
        await visit(page, path);
        problems.push(...(await problemsOf(page, path)));
      }
      expect(problems).toEqual([]);
    },
  );

  test(
    `public pages at 400 %, with spaced text, under a finger, ${site}`,
    { tag: TAG.nightly },
    async ({ page }) => {
      const problems: string[] = [];
      for (const path of pagesOf(site, (guard) => guard === 'public')) {
        await page.goto(siteUrl(site) + path);
        problems.push(...(await problemsOf(page, path)));
      }
      expect(problems).toEqual([]);
    },
  );
}

function pagesOf(site: SiteId, wanted: (guard: string) => boolean): string[] {
  return builtPages(site)
    .filter(({ language, guard }) => wanted(guard) && (EVERYTHING || language === site))
    .map(({ path }) => path);
}

async function problemsOf(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize(PHONE);
  const small = [...(await smallTargets(page)), ...(await brokenWords(page))];
  await page.setViewportSize(ZOOMED);
  const wide = await wideThings(page);
  await spaceText(page);
  const spaced = [...(await wideThings(page)), ...(await cutText(page))];
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return [...small, ...wide, ...spaced.map((problem) => `with spaced text, ${problem}`)].map(
    (problem) => `${path} ${problem}`,
  );
}
