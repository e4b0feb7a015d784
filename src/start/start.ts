import { pageLoads, type PageLoads } from '#account/pageLoads.ts';
import { $flags, settings } from '#account/settings/store.ts';
import { account } from '#account/user/store.ts';
import { isSignedIn, startSession } from '#identity/session.ts';
import { silentAnswer } from '#identity/silentRequest.ts';
import { watchConnection } from '#offline/connection.ts';
import { platform } from '#platform/platform.ts';
import { isReady, readPage, setGate, setReady, type Page } from '#platform/rootData.ts';
import { unlessLeft } from '#platform/unlessLeft.ts';
import { whenIdle } from '#platform/whenIdle.ts';
import { startShell } from '#shell/shell.ts';
import type { Environment } from '#sites/environment.ts';
import { afterReady } from './afterReady.ts';
import { connectCalls } from './calls.ts';
import { decided } from './guards/decided.ts';
import { watchGateButtons, refuse } from './guards/refuse.ts';
import { letIslandsCome } from './hydration.ts';
import { isNavigating, watchNavigation } from './navigation/router.ts';
import { watchOtherCustomer } from './otherCustomer.ts';
import { pushPageView } from './pageView.ts';
import { hydrated, markReady } from './ready.ts';
import { watchSessionEnd } from './sessionEnd.ts';
import { decisionOrLoss, gateWithoutAccount, isLost, reloadWhenBack } from './withoutNetwork.ts';

/**
 * What happens when a page with a session opens, in order.
 *
 * Once in a document:
 *
 * 1. `session.ts` asks whose session this is. `layouts/Routed.astro` runs it first and alone, then `start()` below.
 *    Meanwhile the kept ticket may show, and a link opens a new document (`navigation/openDocument.ts`).
 * 2. `calls.ts` tells the HTTP clients their origins, the language and the token.
 * 3. The first page opens, as listed below.
 * 4. `hydration.ts` lets the islands hydrate, once the session's first request is answered.
 * 5. `sessionEnd.ts`, `otherCustomer.ts`, `navigation/router.ts`, `guards/refuse.ts` and `withoutNetwork.ts` listen
 *    for what reopens, replaces or reloads the page.
 * 6. `shell/shell.ts` brings header and menus to life.
 *
 * For each page, the first one and each one that the router swaps in (`openPage()` below):
 *
 * 1. The gate closes: a skeleton shows (`platform/rootData.ts`).
 * 2. Loads start: the settings with their `injections/`, and as soon as there is a session the account and what the
 *    page itself needs (`account/pageLoads.ts`).
 * 3. `guards/decided.ts` waits for the guards; `withoutNetwork.ts` ends the wait when there is no network.
 * 4. The page shows, or what stands in its place (`withoutNetwork.ts`, `guards/refuse.ts`).
 * 5. When the loads have settled and the islands are hydrated, the page is ready (`ready.ts`).
 * 6. In idle moments, `late.ts` brings the strip of toasts and the reports, on pages without a session too, and
 *    `afterReady.ts` fetches what no page waits for. When that has ended, the page has settled.
 */
export function start(environment: Environment): void {
  connectCalls(environment);
  watchConnection();
  void openPage();
  letIslandsCome(Promise.race([silentAnswer(), startSession()]));
  watchSessionEnd(openPage);
  watchOtherCustomer();
  watchNavigation(openPage);
  watchGateButtons(openPage);
  reloadWhenBack();
  // In a task of its own: a press during a long task gets its answer only after the task.
  setTimeout(startShell);
}

/** How many pages this document has opened. Steps of an earlier page end when a later page opens. */
let opened = 0;

async function openPage(): Promise<void> {
  const number = ++opened;
  const isCurrent = (): boolean => number === opened;
  const page = readPage();
  setGate('pending');

  const settled = loadSettings();
  const lost = isLost(settled);
  const loads = loadPage(page, settled);
  const decision = await decisionOrLoss(decided(page, isCurrent), lost);
  if (decision.kind === 'unavailable') await unlessLeft();
  if (!isCurrent()) return;
  const gate = await gateWithoutAccount(decision, page, lost);
  if (!isCurrent()) return;
  if (decision.kind === 'pass') {
    // Islands that hydrate in view would move what is below them. On later pages React is loaded and hydrates at once.
    if (number === 1) await hydrated();
    if (!isCurrent()) return;
    setGate('open');
    pushPageView(page.route);
    if (!(await loads)) {
      stopWithoutScript();
      return;
    }
  } else if (gate) {
    // The ticket that showed at once does not give way to a skeleton.
    if (gate !== 'cut-off') await hydrated();
    if (!isCurrent()) return;
    setGate(gate);
    if (gate === 'kept') await loads;
  } else if (!(await refuse(decision, page))) {
    return;
  }
  await markReady(() => isCurrent() && !isNavigating());
  // The page is painted first.
  await whenIdle();
  // The next page has items of its own.
  if (isCurrent()) void injectLate();
  const late = loadLateScripts();
  await whenIdle();
  if (isCurrent() && decision.kind === 'pass') await afterReady();
  await late;
  if (isCurrent() && isReady()) setReady('settled');
}

/**
 * Asks for the settings once in a document. When they fail, the flags of the build hold.
 */
async function loadSettings(): Promise<void> {
  await settings.once();
  const load = settings.$load.get();
  if (load.status === 'failed') platform().report('Start-up: settings', load.failure);
}

/** Nothing of a page waits for what others add to it. */
async function injectLate(): Promise<void> {
  await settings.once();
  const load = settings.$load.get();
  if (load.status !== 'loaded' || load.value.injections.length === 0) return;
  await import('./injections/inject.ts').then(
    ({ inject }) => inject(),
    (error: unknown) => platform().report('Injections', error),
  );
}

/** @returns whether the page has what it needs to load */
async function loadPage(page: Page, settled: Promise<void>): Promise<boolean> {
  const area = fetchArea(page);
  // Whether it came is asked below.
  area.catch(() => undefined);
  await startSession();
  if (!isSignedIn()) return true;
  const [, hasScript] = await Promise.all([account.ensure(), loadArea(page, settled, area)]);
  return hasScript;
}

/** Fetches the area's stores while the session is under way. Undefined where the page's own script is missing. */
async function fetchArea({ route }: Page): Promise<PageLoads | undefined> {
  const fetchLoads = await (opened === 1
    ? Promise.race([pageLoads(route), documentLoaded()])
    : pageLoads(route));
  return fetchLoads?.();
}

/**
 * A page whose feature is off makes no call for it. Where the area's stores do not arrive, its islands do not either:
 * they show that, or `platform/goneScripts.ts` reloads the page.
 */
async function loadArea(
  { flag }: Page,
  settled: Promise<void>,
  area: ReturnType<typeof fetchArea>,
): Promise<boolean> {
  if (flag) {
    await settled;
    if (!$flags.get()?.[flag]) return true;
  }
  try {
    const load = await area;
    if (!load) return false;
    await load();
  } catch (error) {
    platform().report('Start-up: area', error);
  }
  return true;
}

/** By then each script of the document has run or failed. */
async function documentLoaded(): Promise<undefined> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
}

/** The page's own script is missing, and nothing of the page would ever come: `goneScripts.ts` listens. */
function stopWithoutScript(): void {
  setGate('pending');
  dispatchEvent(new Event('start-failed'));
}

/** Loads `late.ts` once a page is ready, before it is needed: without a network it may come from the service worker alone. */
function loadLateScripts(): Promise<void> {
  return import('./late.ts').then(
    ({ startLate }) => startLate(),
    (error: unknown) => platform().report('Late scripts', error),
  );
}
