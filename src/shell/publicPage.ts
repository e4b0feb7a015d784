import { browserPlatform } from '#platform/browser.ts';
import { noteUncaught } from '#platform/noteUncaught.ts';
import { installPlatform, matches, platform, writeEntry } from '#platform/platform.ts';
import { readPage, setReady } from '#platform/rootData.ts';
import { site } from '#sites/current.ts';
import { WIDE, pageView, pushView } from '#tracking/pageView.ts';
import { watchCatalogueLinks } from './catalogueLinks.ts';
import { choosePrivacyOnClick } from './privacy/panel.ts';
import { watchEndOfTurn } from './endOfTurn.ts';
import { showLanguage } from './showPathLanguage.ts';
import { RESIZE_DEBOUNCE_MS, debounce, viewportUnit } from './sticky.ts';
import { pathLanguage, switchLanguage } from './switchLanguage.ts';

/**
 * Opens a page that needs no session: no guards, no stores, no router.
 * @param settled the page is ready when this has resolved
 */
export async function openPublicPage(settled?: Promise<unknown>): Promise<void> {
  pushPageView();
  setViewportUnit();
  addEventListener('resize', debounce(setViewportUnit, RESIZE_DEBOUNCE_MS));
  watchCatalogueLinks();
  document.addEventListener('click', changeLanguage);
  addEventListener('popstate', reload);
  await settled;
  setReady();
  await startLate();
  setReady('settled');
}

/** For the browser the history entries of `goTo` are one document. The customer expects the page of each entry. */
function reload(): void {
  platform().reload();
}

/**
 * Opens another page of this site, with `state` in its `history.state`. A reload keeps it, and the address stays
 * without it.
 */
export function goTo(path: string, state: object = {}): void {
  if (writeEntry({ ...history.state, ...state }, path, 'push')) platform().reload();
  else platform().go(path);
}

/** Nothing of the page waits for it. */
function startLate(): Promise<void> {
  return Promise.all([import('#reports/reports.ts'), import('./dialogEntries.ts')]).then(
    ([{ sendReports }, { watchDialogs }]) => {
      watchDialogs();
      // Must not hear of the entries of dialogs. Browsers call the listeners of the window in their order.
      removeEventListener('popstate', reload);
      addEventListener('popstate', reload);
      sendReports();
    },
    (error: unknown) => platform().report('Late', error),
  );
}

function pushPageView(): void {
  const view = pageView({ route: readPage().route, wide: matches(WIDE) });
  if (view) pushView(view);
}

function setViewportUnit(): void {
  document.documentElement.style.setProperty('--vh', viewportUnit(innerHeight));
}

/** The links work without this. It keeps the current query, hash and state. */
function changeLanguage(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLElement>('[data-language]');
  const language = site.languages.find((one) => one === link?.dataset.language);
  // With one of these keys the browser opens another tab or window.
  if (!language || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  // An address without a language has no other one to go to: its page holds the texts of every language.
  if (!pathLanguage(location.pathname, site.languages)) showLanguage(language);
  else goTo(switchLanguage(platform().location(), language, site.languages));
}

installPlatform(browserPlatform);
noteUncaught();
watchEndOfTurn();
// At once: some pages open only after an answer.
document.addEventListener('click', choosePrivacyOnClick);
