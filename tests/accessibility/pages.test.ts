import type { Page } from '@playwright/test';
import type { PersonaId } from '#sandbox/personas.ts';
import type { SiteId } from '#sites/site.ts';
import { SITES } from '#sites/sites.ts';
import { axeProblems } from '#tests/support/axe.ts';
import { builtPages, type BuiltPage } from '#tests/support/builtPages.ts';
import { visit } from '#tests/support/router.ts';
import { SAMPLE_SITES, siteUrl } from '#tests/support/sites.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, ready, test, type Sandbox } from '#tests/support/test.ts';
import { EVERYTHING, look, LOOKS, TWO_LOOKS } from '#tests/support/looks.ts';
import { lookProblems } from '#tests/support/lookRules.ts';

/*
 * Checks every page of the build in its languages, widths, colour schemes and states, with the dialogs that its
 * buttons open: by axe, and by the rules of docs/design.md on the accent and on the width of forms. A new page is
 * found by itself.
 */

interface State {
  name: string;
  persona: PersonaId;
  /** Prepares the state, after the sign-in and before the page is opened. */
  arrange?: (sandbox: Sandbox) => Promise<void>;
  /** The calls hang, so the page never gets ready; it is checked while it waits. */
  waiting?: true;
  /** The pages of the account are divided among this many tests, which run side by side. */
  parts: number;
}

const STATES: readonly State[] = [
  // Its dialogs are checked too, so its pages take longest.
  { name: 'loaded', persona: 'subscriber', parts: 8 },
  { name: 'empty', persona: 'empty', parts: 4 },
  { name: 'failed', persona: 'subscriber', parts: 4, arrange: (sandbox) => failRest(sandbox, '500') },
  {
    name: 'loading',
    persona: 'subscriber',
    parts: 4,
    arrange: (sandbox) => failRest(sandbox, 'hang'),
    waiting: true,
  },
];

/** Each test opens many pages. */
test.describe.configure({ timeout: EVERYTHING ? 600_000 : 240_000 });

/** Personas for the pages whose guard turns other customers away. */
const PERSONAS: Readonly<Record<string, PersonaId>> = {
  register: 'unregistered',
  mail: 'unverified-mail',
};

/** Makes all calls fail except those of the guards. The first matching fault counts, so theirs is a delay of zero. */
async function failRest(sandbox: Sandbox, fault: '500' | 'hang'): Promise<void> {
  for (const match of ['GET /api/accounts/me', 'GET /api/settings']) {
    await sandbox.fault({ match, fault: 'slow', delayMs: 0, times: 0 });
  }
  await sandbox.fault({ match: '* /api/*', fault, times: 0 });
}

for (const site of SAMPLE_SITES) {
  test(`public pages, ${site}`, { tag: site === 'fr' ? [] : TAG.nightly }, async ({ page }) => {
    const problems: string[] = [];
    for (const { path } of pagesOf(site, (guard) => guard === 'public')) {
      await page.goto(siteUrl(site) + path);
      problems.push(...(await problemsOf(page, path)));
    }
    expect(problems).toEqual([]);
  });

  for (const state of STATES) {
    if (site === 'nl' && state.name !== 'loaded' && !EVERYTHING) continue;
    for (let part = 0; part < state.parts; part++) {
      test(
        `pages of the account, ${site}, ${state.name}, ${String(part + 1)} of ${String(state.parts)}`,
        { tag: site === 'fr' && state.name === 'loaded' ? [] : TAG.nightly },
        async ({ page, sandbox, signIn }) => {
          const problems: string[] = [];
          await signIn(state.persona, `/${site}/profile/`, { site });
          await state.arrange?.(sandbox);
          const pages = pagesOf(site, (guard) => guard !== 'public' && PERSONAS[guard] === undefined);
          const own = pages.filter((_, index) => index % state.parts === part);
          expect(own).not.toEqual([]);
          for (const { path } of own) {
            await (state.waiting ? wait(page, siteUrl(site) + path) : visit(page, path));
            const looks = state.name === 'loaded' ? LOOKS : TWO_LOOKS;
            problems.push(...(await problemsOf(page, `${path} ${state.name}`, looks)));
            if (EVERYTHING && state.name === 'loaded') problems.push(...(await dialogProblems(page, path)));
          }
          expect(problems).toEqual([]);
        },
      );
    }
  }

  test(
    `pages whose guards turn other customers away, ${site}`,
    { tag: site === 'fr' ? [] : TAG.nightly },
    async ({ page, signIn }) => {
      const problems: string[] = [];
      for (const { path, guard } of pagesOf(site, (guard) => PERSONAS[guard] !== undefined)) {
        await page.context().clearCookies();
        await signIn(PERSONAS[guard] ?? 'subscriber', path, { site });
        problems.push(...(await problemsOf(page, path)));
      }
      expect(problems).toEqual([]);
    },
  );
}

/*
 * The other sites have the same parts, in their own colours and with their own names: one page of each kind, a form, a
 * list, the pass and a page without a sign-in.
 */
for (const { id, languages } of SITES.filter((site) => !SAMPLE_SITES.includes(site.id))) {
  test(`a page of each kind, ${id}`, { tag: TAG.nightly }, async ({ page, signIn }) => {
    const problems: string[] = [];
    const [language] = languages;
    await signIn('subscriber', `/${language}/`, { site: id });
    for (const path of ['', 'profile/', 'tickets/', 'subscription/', 'error/']) {
      await visit(page, `/${language}/${path}`);
      problems.push(...(await problemsOf(page, `${id} ${path}`)));
    }
    expect(problems).toEqual([]);
  });
}

/** The site's pages: in its first language, or with `AXE=all` in every language. */
function pagesOf(site: SiteId, wanted: (guard: string) => boolean): BuiltPage[] {
  return builtPages(site).filter(({ language, guard }) => wanted(guard) && (EVERYTHING || language === site));
}

async function wait(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-gate="open"]').waitFor({ state: 'attached' });
  await expect(page.locator('astro-island[client="session"]:not([data-hydrated])')).toHaveCount(0);
}

async function problemsOf(page: Page, where: string, looks = LOOKS): Promise<string[]> {
  const problems: string[] = [];
  for (const one of looks) {
    await look(page, one);
    const here = `${where} ${one.width} ${one.scheme}`;
    problems.push(...(await axeProblems(page, here)), ...(await lookProblems(page, here)));
  }
  return problems;
}

/** Checks each dialog that a button of the page announces. */
async function dialogProblems(page: Page, path: string): Promise<string[]> {
  const problems: string[] = [];
  for (const opener of await page.locator('button[aria-haspopup="dialog"]').all()) {
    if (!(await opener.isVisible())) continue;
    // With the keyboard, since a toast may cover the button.
    await opener.press('Enter');
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    const name = (await opener.textContent())?.trim() ?? '';
    problems.push(...(await problemsOf(page, `${path} ${name}`, TWO_LOOKS)));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // The focus returns to the button. Until then it could be taken from the next one, and the next press go nowhere.
    await expect(opener).toBeFocused();
  }
  await ready(page);
  return problems;
}
