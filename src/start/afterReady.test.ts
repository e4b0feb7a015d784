import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSandbox } from '#sandbox/app.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { SandboxState } from '#sandbox/state.ts';
import { FLAGS } from '#sites/flags.ts';
import type { Guard } from '#sites/routes.ts';
import { FIRST_SITE } from '#sites/sites.ts';

const BROWSER = 'test';

/** Opens one document against the real sandbox. */
async function visit(
  persona: PersonaId,
  { guard = 'account', tab = new Map<string, string>() }: { guard?: Guard; tab?: Map<string, string> } = {},
) {
  // Modules remember what has been done once in a document.
  vi.resetModules();
  const { setupHttp } = await import('#http/send.ts');
  const { installPlatform } = await import('#platform/platform.ts');
  const state = new SandboxState();
  const subject = state.signIn(persona, FIRST_SITE, BROWSER);
  let isCut = false;
  const app = createSandbox({
    state,
    site: FIRST_SITE,
    verify: () => Promise.resolve({ subject }),
    browserId: BROWSER,
  });
  const report = vi.fn();
  installPlatform({
    now: () => Date.now(),
    cookies: { read: () => undefined, write: () => undefined, remove: () => undefined },
    tab: {
      read: (key) => tab.get(key),
      write: (key, value) => tab.set(key, value).has(key),
      remove: (key) => void tab.delete(key),
    },
    device: { read: () => undefined, write: () => true, remove: () => undefined },
    location: () => new URL('http://localhost/fr/'),
    go: () => undefined,
    reload: () => undefined,
    report,
  });
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    getElementById: () => ({
      textContent: JSON.stringify({ guard, off: FLAGS.filter((flag) => flag !== 'unpaidModalEnabled') }),
    }),
    querySelector: () => null,
    querySelectorAll: () => [],
  });
  // The list of the pages' scripts comes from the build.
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  const api = 'http://api.test';
  setupHttp({
    origins: { client: api, catalogueWeb: api, catalogueMobile: api, tunnel: api, captcha: api },
    language: () => 'fr',
    token: () => Promise.resolve('token'),
    renew: () => Promise.resolve(undefined),
    mobileKey: () => undefined,
    fetch: async (input, init) => {
      if (isCut) throw new TypeError('Failed to fetch');
      return app.fetch(new Request(input, init));
    },
  });
  const { account } = await import('#account/user/store.ts');
  const { settings } = await import('#account/settings/store.ts');
  const { $visibleToast, closeToast } = await import('#account/toasts/store.ts');
  const { tickets } = await import('#areas/tickets/store.ts');
  const { afterReady } = await import('./afterReady.ts');
  const browser = state.browser(BROWSER);
  return {
    account,
    tab,
    cut: () => (isCut = true),
    tickets,
    afterReady,
    report,
    /** The loads that a page waits for before it is ready. */
    loaded: () => Promise.all([account.ensure(), settings.ensure()]),
    world: state.world(subject),
    fault: (match: string, fault: '500' | 'hang' | 'slow') =>
      browser.faults.push({ match, fault, times: 0, delayMs: 60, status: 200 }),
    calls: () => browser.calls.map(({ method, path }) => `${method} ${path}`),
    /** Keys or texts of the next `count` toasts. Fails when a further toast follows. */
    toasts: async (count: number): Promise<string[]> => {
      const shown: string[] = [];
      while (shown.length < count) {
        await expect.poll(() => $visibleToast.get()).toBeDefined();
        const toast = $visibleToast.get();
        if (!toast) break;
        shown.push(toast.i18n ? toast.title.replace(/^start\.|\.title$/g, '') : toast.content.slice(0, 7));
        closeToast(toast);
      }
      await settled();
      expect($visibleToast.get()).toBeUndefined();
      return shown;
    },
  };
}

/** Longer than any call of the sandbox takes, `slow` ones included. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 150));
}

beforeEach(() => void vi.unstubAllGlobals());
afterEach(() => void vi.unstubAllGlobals());

test('[toasts/unpaid-pass, toasts/unpaid-beside-renewal, toasts/two-info-from-alerts] what keeps the customer out comes first, then alerts, then offers and advantages', async () => {
  const { loaded, world, afterReady, toasts } = await visit('unpaid');
  if (world) world.account.subscriptionState = { eligibleReSubscription: false, eligibleRenew: true };
  await loaded();
  void afterReady();
  expect(await toasts(7)).toEqual([
    'unpaidModal',
    'Travaux',
    'Avec vo',
    'Nouveau',
    'renew',
    'advantage',
    'advantage',
  ]);
});

test('[toasts/blocked-by-photo] it waits for no call', async () => {
  const { loaded, afterReady, fault, toasts } = await visit('blocked-photo');
  fault('GET /api/alerts', 'hang');
  await loaded();
  void afterReady();
  expect(await toasts(1)).toEqual(['blockedPhoto']);
});

test('[entities/account-subscription] what the identity side says of the pass is what counts, not its card', async () => {
  const { loaded, world, afterReady, fault, toasts } = await visit('subscriber');
  fault('GET /api/alerts', '500');
  fault('GET /api/accounts/me/advantages', '500');
  if (!world) throw new Error('No world');
  expect(world.subscription.card?.status).toBe('active');
  world.account.subscription = { status: 'blocked', subscriptionId: 'S', blockedReason: 'incorrect_photo' };
  await loaded();
  void afterReady();
  expect(await toasts(1)).toEqual(['blockedPhoto']);
});

test('[toasts/failed-alerts-harmless, errors/start-up-calls-independent] alerts that failed keep the offers back no longer, ask for no card, and are reported', async () => {
  const { loaded, afterReady, calls, fault, report, toasts } = await visit('casual');
  fault('GET /api/alerts', '500');
  await loaded();
  void afterReady();
  expect(await toasts(1)).toEqual(['promotion']);
  expect(calls()).not.toContain('GET /api/accounts/me/cards');
  expect(report).toHaveBeenCalledExactlyOnceWith(
    'Start-up: alerts',
    expect.objectContaining({ status: 500 }),
  );
});

test('[toasts/typed-alert-own-type] with failed cards the untyped alerts show', async () => {
  const { loaded, afterReady, fault, toasts } = await visit('subscriber');
  fault('GET /api/accounts/me/cards', '500');
  await loaded();
  void afterReady();
  expect(await toasts(5)).toEqual(['Travaux', 'Nouveau', 'Vos bil', 'advantage', 'advantage']);
});

test('[toasts/typed-alert-own-type] an unpaid card is no active card, and the alerts for the pass show', async () => {
  const { loaded, world, afterReady, toasts } = await visit('subscriber');
  for (const card of world?.cards.cards ?? [])
    Object.assign(card, { active: undefined, subscriptionStatus: 'impayé' });
  await loaded();
  void afterReady();
  expect(await toasts(5)).toEqual(['Travaux', 'Avec vo', 'Nouveau', 'advantage', 'advantage']);
});

test.each([
  ['cinepass', 'Avec vo'],
  ['CINEPASS_DUO', 'Nouveau'],
  ['PLATINUM', 'Nouveau'],
])(
  '[toasts/typed-alert-own-type] without an active card, the second toast of a pass of the type %s is "%s"',
  async (passType, second) => {
    const { loaded, world, afterReady, toasts } = await visit('no-flags');
    if (!world) throw new Error('No world');
    for (const card of world.cards.cards ?? [])
      Object.assign(card, { active: undefined, subscriptionStatus: 'impayé' });
    Object.assign(world.account.trackingData ?? {}, { passType });
    await loaded();
    void afterReady();
    expect((await toasts(3))[1]).toBe(second);
  },
);

test('once per customer and document', async () => {
  const { loaded, afterReady, calls, toasts } = await visit('casual');
  await loaded();
  void afterReady();
  expect(await toasts(3)).toEqual(['Nouveau', 'Vos bil', 'promotion']);
  void afterReady();
  expect(await toasts(0)).toEqual([]);
  expect(calls().filter((call) => /alerts|settings/.test(call))).toHaveLength(2);
});

test('[identity/logout-leaves-nothing] a session that ends meanwhile takes its toasts with it', async () => {
  const { account, loaded, afterReady, fault, toasts } = await visit('casual');
  fault('GET /api/alerts', 'slow');
  await loaded();
  void afterReady();
  account.reset();
  expect(await toasts(0)).toEqual([]);
});

test.each(['register', 'mail'] as const)('nothing distracts on the %s page', async (guard) => {
  const { loaded, afterReady, calls, toasts } = await visit('casual', { guard });
  await loaded();
  void afterReady();
  expect(await toasts(0)).toEqual([]);
  expect(calls()).not.toContain('GET /api/alerts');
});

test('advantages that are switched off are not asked for', async () => {
  const { loaded, afterReady, calls, toasts } = await visit('no-flags');
  await loaded();
  void afterReady();
  expect(await toasts(3)).toEqual(['Travaux', 'Avec vo', 'Nouveau']);
  expect(calls()).not.toContain('GET /api/accounts/me/advantages');
});

test('[errors/flags-without-settings] settings that failed: the built-in flags hold, and one retry goes out', async () => {
  const { loaded, afterReady, calls, fault, report, toasts } = await visit('unpaid');
  fault('GET /api/settings', '500');
  await loaded();
  void afterReady();
  void afterReady();
  expect(await toasts(4)).toEqual(['unpaidModal', 'Travaux', 'Avec vo', 'Nouveau']);
  void afterReady();
  await settled();
  expect(calls().filter((call) => call === 'GET /api/settings')).toHaveLength(2);
  expect(report).toHaveBeenCalledExactlyOnceWith(
    'Start-up: settings',
    expect.objectContaining({ status: 500 }),
  );
});

test('what a page has asked for in vain waits for the customer’s retry', async () => {
  const { loaded, tickets, afterReady, calls, fault } = await visit('subscriber');
  fault('GET /api/ec/ebillet', '500');
  await Promise.all([loaded(), tickets.ensure()]);
  void afterReady();
  await settled();
  expect(calls().filter((call) => call === 'GET /api/ec/ebillet')).toHaveLength(1);
});

const FILLING = ['GET /api/faq/data', 'GET /api/shows', 'GET /api/v2/survey', 'GET /api/zone/idf'];

test('[constants/start-up-requests] what only fills the cache goes out once per customer and browser session', async () => {
  const first = await visit('subscriber');
  await first.loaded();
  void first.afterReady();
  void first.afterReady();
  await settled();
  expect(
    first
      .calls()
      .filter((call) => FILLING.includes(call))
      .toSorted(),
  ).toEqual(FILLING);

  const later = await visit('subscriber', { tab: first.tab });
  await later.loaded();
  void later.afterReady();
  await settled();
  expect(later.calls().filter((call) => FILLING.includes(call))).toEqual([]);

  const other = await visit('casual', { tab: first.tab });
  await other.loaded();
  void other.afterReady();
  await settled();
  expect(other.calls()).toContain('GET /api/v2/survey');
});

test('[errors/start-up-errors-logged] each of them that fails is reported', async () => {
  const { loaded, afterReady, fault, report } = await visit('subscriber');
  for (const call of FILLING) fault(call, '500');
  await loaded();
  void afterReady();
  await settled();
  expect(report.mock.calls.map(([what]) => String(what)).toSorted()).toEqual([
    'Start-up: helpData',
    'Start-up: schedule',
    'Start-up: shows',
    'Start-up: survey',
  ]);
});

test('[errors/start-up-errors-logged] a line that breaks is reported, but not what a page cancels while it is being left', async () => {
  const { loaded, cut, afterReady, report } = await visit('subscriber');
  await loaded();
  cut();
  Object.assign(globalThis.accountPage ?? {}, { leaving: 'asked' });
  void afterReady();
  await settled();
  expect(report.mock.calls).toEqual([]);
  Object.assign(globalThis.accountPage ?? {}, { leaving: undefined });
  const stays = await visit('subscriber');
  await stays.loaded();
  stays.cut();
  void stays.afterReady();
  await settled();
  expect(stays.report.mock.calls.map(([what]) => String(what))).toContain('Start-up: helpData');
});
