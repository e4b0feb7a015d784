import ky, { HTTPError, TimeoutError } from 'ky';
import { atom } from 'nanostores';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { AnyCall } from '#http/call.ts';
import { localeModules } from '#export/localeModules.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { siteOf } from '#sites/sites.ts';

/*
 * Ten thousand customers (by day a thousand), each with a document of the product's own modules, and a clock of its own
 * that does not wait. Only the identity library, the network and the timers are made here.
 */

const CUSTOMERS = process.env.FUZZ === 'full' ? 10_000 : 1000;
const OUTAGE_S = 600;
/** Life of a token. Some run out during the outage. */
const TOKEN_S = 300;
/** As long as a request may be followed by another: the limit of a silent request. */
const PATIENCE_S = 10;

const MODES = ['localhost', 'refresh.localhost', 'cookie.localhost'] as const;

/** By name: what the API answers, and whether the provider does. */
const OUTAGES = {
  'the API refuses every token': { api: 401, provider: true },
  'the API refuses every token, and the provider fails': { api: 401, provider: false },
  'the provider fails': { api: 200, provider: false },
  'the API fails': { api: 500, provider: true },
} as const;
type Outage = (typeof OUTAGES)[keyof typeof OUTAGES];

const CALL: AnyCall = {
  method: 'GET',
  path: '/api/things',
  target: 'client',
  token: 'required',
  answer: v.unknown(),
};

interface Document {
  session: typeof import('./session.ts');
  provider: typeof import('./provider.ts');
  http: typeof import('#http/send.ts');
  errors: typeof import('#http/errors.ts');
  platform: typeof import('#platform/platform.ts');
  environment: typeof import('#sites/environment.ts');
}
type NewDocument = (globals: Readonly<Record<string, unknown>>) => Document;

let newDocument: NewDocument;

/** The modules of a page as one function, which makes them anew. What holds no state is shared. */
beforeAll(async () => {
  const MODULES = {
    session: 'identity/session',
    provider: 'identity/provider',
    http: 'http/send',
    errors: 'http/errors',
    platform: 'platform/platform',
    environment: 'sites/environment',
  };
  const entry = Object.entries(MODULES).map(
    ([name, path]) =>
      `export * as ${name} from ${JSON.stringify(new URL(`../${path}.ts`, import.meta.url).pathname)};`,
  );
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      __SITE__: JSON.stringify(siteOf('fr')),
      __BUILD_FACTS__: '{}',
      __TIER__: '"local"',
      __DEMO__: 'false',
      __STAND_IN__: 'false',
    },
    plugins: [
      localeModules(['fr']),
      {
        name: 'page',
        enforce: 'pre',
        resolveId: (id) => (id === 'page' ? '\0page' : undefined),
        load: (id) => (id === '\0page' ? entry.join('\n') : undefined),
      },
    ],
    build: {
      ssr: true,
      write: false,
      rolldownOptions: {
        input: 'page',
        external: ['ky', 'valibot', 'nanostores', '@auth0/auth0-spa-js'],
        output: { format: 'cjs', codeSplitting: false },
      },
    },
  });
  const [chunk] = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error('No script');
  const names = ['require', 'exports', 'setTimeout', 'fetch', 'document', 'addEventListener'];
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the project's own modules
  const run = new Function(...names, chunk.code) as (...globals: unknown[]) => void;
  newDocument = (globals) => {
    const exports = {};
    run(...names.map((name) => (name === 'exports' ? exports : globals[name])));
    return exports as Document;
  };
});

/** Few names: each document copies them. */
const shared: Record<string, unknown> = {
  ky: Object.assign(ky, { HTTPError, TimeoutError }),
  nanostores: { atom },
  valibot: { safeParse: v.safeParse },
};
const EVENTS = { addEventListener: () => undefined };
const IDENTITY = { 'https://lumen.test/account_id': '7', 'https://lumen.test/icu': 'i' };

/** What one customer's page asks for, and when, in seconds since the outage began. */
class Customer {
  readonly atProvider: number[] = [];
  readonly atApi: number[] = [];
  readonly acts: number[] = [];
  readonly #outage: Outage;
  readonly #document: Document;
  readonly #platform = testPlatform();
  #timers: { at: number; run: () => void }[] = [];
  #now: number;

  constructor(outage: Outage, host: (typeof MODES)[number], opensAt: number) {
    this.#outage = outage;
    this.#now = opensAt;
    this.#platform.address = `http://${host}:4421/fr/`;
    this.#platform.now = () => this.#now * 1000;
    this.#platform.jar.set('auth0.lumen-fr.is.authenticated', 'true');
    this.#platform.jar.set('fr_session', 'account-7');
    this.#document = newDocument({
      require: (name: string): unknown =>
        name === '@auth0/auth0-spa-js' ? { Auth0Client: this.#library() } : shared[name],
      setTimeout: (run: () => void, ms = 0) => void this.#timers.push({ at: this.#now + ms / 1000, run }),
      // Of the provider's own page, once a silent request has failed.
      fetch: async () => {
        this.atProvider.push(this.#now);
        return { ok: !this.#isDown(), type: 'basic' };
      },
      document: EVENTS,
      addEventListener: EVENTS.addEventListener,
    });
    const { session, provider, http, errors, platform, environment } = this.#document;
    platform.installPlatform(this.#platform);
    session.chooseIdentity(
      environment.environmentOf(this.#platform.location(), siteOf('fr'), false).identity,
      provider.createProvider,
    );
    http.setupHttp({
      origins: { client: '', catalogueWeb: '', catalogueMobile: '', tunnel: '', captcha: '' },
      language: () => 'fr',
      async token() {
        const found = await session.token();
        if (!session.isSignedIn()) throw new errors.CallError({ kind: 'session' }, 'token');
        return found;
      },
      renew: session.tokenAfter,
      mobileKey: () => undefined,
    });
  }

  /** An area: what it shows, then what it fetches in the background. */
  async visit(at: number): Promise<void> {
    await this.#passTime(at);
    this.acts.push(at);
    for (const calls of [5, 3]) {
      for (let call = 0; call < calls; call++) void this.#call().catch(() => undefined);
      await this.#turn();
    }
  }

  async stayUntil(at: number): Promise<void> {
    await this.#passTime(at);
  }

  #isDown(): boolean {
    return this.#now >= 0 && this.#now < OUTAGE_S && !this.#outage.provider;
  }

  #call(): Promise<unknown> {
    const { errors, http } = this.#document;
    return http.answerTo(CALL, async () => {
      this.atApi.push(this.#now);
      const status = this.#now >= 0 ? this.#outage.api : 200;
      if (status !== 200) throw new errors.CallError({ kind: 'status', status }, CALL.path);
      return {};
    });
  }

  /** As the library: calls of one document share a request and fail together; tokens are renewed near their end. */
  #library(): unknown {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the class below has a `this` of its own
    const page = this;
    return class {
      readonly #options: { useRefreshTokens: boolean };
      #token: { text: string; until: number } | undefined;
      #asking: Promise<string> | undefined;
      constructor(options: { useRefreshTokens: boolean }) {
        this.#options = options;
      }
      async getTokenSilently({ cacheMode }: { cacheMode: string }): Promise<string | undefined> {
        if (cacheMode !== 'off' && this.#token && page.#now < this.#token.until - 60) return this.#token.text;
        if (cacheMode === 'cache-only') return undefined;
        this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
        return this.#asking;
      }
      getIdTokenClaims(): Promise<unknown> {
        return Promise.resolve(IDENTITY);
      }
      logout(): Promise<void> {
        return Promise.resolve();
      }
      async #ask(): Promise<string> {
        // A new document has no refresh token, and asks in a frame.
        const isSilent = !this.#options.useRefreshTokens || !this.#token;
        // Of a request that fails the library makes two more.
        const requests = isSilent ? (page.#isDown() ? 1 : 2) : page.#isDown() ? 3 : 1;
        for (let one = 0; one < requests; one++) page.atProvider.push(page.#now);
        if (page.#isDown() && isSilent) {
          await new Promise<void>((run) => page.#timers.push({ at: page.#now + PATIENCE_S, run }));
          throw Object.assign(new Error('Timeout'), { error: 'timeout' });
        }
        if (page.#isDown()) throw new TypeError('Failed to fetch');
        this.#token = { text: `token at ${String(page.#now)}`, until: page.#now + TOKEN_S };
        return this.#token.text;
      }
    };
  }

  /** Lets all that waits for no time go on. */
  #turn(): Promise<void> {
    return new Promise((resolve) => setImmediate(resolve));
  }

  async #passTime(to: number): Promise<void> {
    for (;;) {
      await this.#turn();
      this.#timers.sort((one, other) => one.at - other.at);
      const [next] = this.#timers;
      if (!next || next.at > to) break;
      this.#timers.shift();
      this.#now = next.at;
      next.run();
    }
    this.#now = to;
  }
}

/** Numbers from 0 to 1 that are the same in each run. */
function* chances(): Generator<number, number> {
  for (let state = 1; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

/** The most that come in one second. */
function peakOf(moments: readonly number[]): number {
  const seconds = new Map<number, number>();
  for (const at of moments) seconds.set(Math.floor(at), (seconds.get(Math.floor(at)) ?? 0) + 1);
  return Math.max(0, ...seconds.values());
}

describe('[identity/renewal-shared] ten thousand customers in an outage of ten minutes', () => {
  test.each(Object.entries(OUTAGES))(
    'ask the provider at most three times a page more than usual, and never by themselves: %s',
    async (name, outage) => {
      const chance = chances();
      const atProvider: number[] = [];
      const most: Record<string, number> = {};
      for (let number = 0; number < CUSTOMERS; number++) {
        const host = MODES[number % MODES.length] ?? 'localhost';
        // Every other page is open when the outage begins.
        const opensAt = number % 2 ? chance.next().value * OUTAGE_S : -chance.next().value * TOKEN_S;
        const customer = new Customer(outage, host, opensAt);
        await customer.visit(opensAt);
        const nextAt = opensAt < 0 ? chance.next().value * OUTAGE_S : opensAt;
        if (opensAt < 0) await customer.visit(nextAt);
        await customer.visit(nextAt + 20);
        await customer.stayUntil(nextAt + 2 * OUTAGE_S);

        const during = customer.atProvider.filter((at) => at >= 0);
        // Without an outage a page opens with two.
        const usual = host !== 'cookie.localhost' && outage.provider && opensAt >= 0 ? 2 : 0;
        most[host] = Math.max(most[host] ?? 0, during.length - usual);
        for (const at of [...during, ...customer.atApi])
          if (!customer.acts.some((act) => at >= act && at <= act + PATIENCE_S))
            throw new Error(`A request by itself at ${String(at)} s, after ${customer.acts.join(', ')} s`);
        for (const at of during) atProvider.push(at);
      }
      const peak = peakOf(atProvider);
      console.info(
        `${name}: ${(atProvider.length / CUSTOMERS).toFixed(2)} requests to the provider per customer, at most`,
        `${JSON.stringify(most)} more than usual, ${String(peak)} in the busiest second`,
      );
      expect(Math.max(...Object.values(most))).toBeLessThanOrEqual(3);
      expect(most['cookie.localhost']).toBe(0);
      // Of ten thousand some thirty come to a page in a second, and ask up to four times; with some to spare.
      expect(peak).toBeLessThan(20 + CUSTOMERS / 75);
    },
    60_000,
  );
});
