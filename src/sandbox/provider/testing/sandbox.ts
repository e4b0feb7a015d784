import { once } from 'node:events';
import { createServer } from 'node:http';
import type {
  Browser,
  ProviderAccounts,
  ProviderCall,
  ProviderFault,
  ProviderFaults,
  ProviderOptions,
} from '../interfaces.ts';
import type { VerifyToken } from '../tokens.ts';
import { createProvider, type SandboxProvider } from '../provider.ts';
import { FIRST_SITE, siteOf } from '#sites/sites.ts';
import {
  AUDIENCE,
  authorizationRequest,
  newBrowser,
  textsOf,
  type TestBrowser,
  type Transaction,
} from './browser.ts';

export const SITE = 'http://localhost:4321';
export const DUTCH_SITE = 'http://localhost:4322';
export const BELGIAN_SITE = 'http://localhost:4324';

const CLIENT = { audience: AUDIENCE, claims: 'https://lumen.test/' };

const PERSONAS = [
  { id: 'subscriber', name: 'Sophie', line: 'Everything on' },
  { id: 'casual', name: 'Chris <&>', line: 'No pass' },
];

export interface TestSandbox extends Pick<SandboxProvider, 'handler'> {
  /** Checks a token for the test clients' API. */
  verifyAccessToken(token: string): ReturnType<VerifyToken>;
  origin: string;
  accounts: TestAccounts;
  faults: TestFaults;
  calls: { browser: Browser; call: ProviderCall }[];
  close(): Promise<void>;
}

/** The provider on a free port, with worlds and faults for one test. */
export async function startSandbox(changes: Partial<ProviderOptions> = {}): Promise<TestSandbox> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('A server on a port has one');
  const origin = `http://localhost:${address.port}`;
  const accounts = testAccounts();
  const faults = testFaults();
  const calls: TestSandbox['calls'] = [];
  const provider = createProvider({
    origin,
    clients: [
      { ...CLIENT, id: 'lumen-fr', site: FIRST_SITE, origins: [SITE, 'http://refresh.localhost:4321'] },
      { ...CLIENT, id: 'lumen-nl', site: siteOf('nl'), origins: [DUTCH_SITE] },
      { ...CLIENT, id: 'zz', site: siteOf('be'), origins: [BELGIAN_SITE] },
    ],
    accounts,
    faults,
    record: (browser, call) => void calls.push({ browser, call }),
    ...changes,
  });
  server.on('request', provider.handler);
  return {
    ...provider,
    verifyAccessToken: (token) => provider.verifyAccessToken(token, AUDIENCE),
    origin,
    accounts,
    faults,
    calls,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

interface World {
  persona: string;
  site: string;
  browserId: string;
}

interface TestAccounts extends ProviderAccounts {
  worlds: Map<string, World>;
  bound: { subject: string; browserId: string }[];
  ended: string[];
}

function testAccounts(): TestAccounts {
  const worlds = new Map<string, World>();
  const bound: TestAccounts['bound'] = [];
  const ended: string[] = [];
  let signIns = 0;
  return {
    worlds,
    bound,
    ended,
    personas: (_site, language) =>
      PERSONAS.map((persona) => ({ ...persona, line: `${persona.line} (${language})` })),
    byCredentials: (mail, password) =>
      password === 'lumen' ? PERSONAS.find(({ id }) => mail === `${id}@lumen.test`)?.id : undefined,
    signIn(persona, site, browserId) {
      const subject = `sandbox|${persona}|${++signIns}`;
      worlds.set(subject, { persona, site: site.id, browserId });
      return subject;
    },
    claims(subject) {
      const persona = worlds.get(subject)?.persona;
      return persona === undefined
        ? undefined
        : {
            email: `${persona}@lumen.test`,
            emailVerified: true,
            name: 'Sophie Martin',
            givenName: 'Sophie',
            accountId: `account-${persona}`,
            icu: '4711',
            firstLogin: false,
          };
    },
    bind: (subject, browserId) => void bound.push({ subject, browserId }),
    end(subject) {
      ended.push(subject);
      worlds.delete(subject);
    },
  };
}

interface TestFaults extends ProviderFaults {
  /** Orders a fault for the browser's next request to the path. */
  order(browserId: string | undefined, path: string, fault: ProviderFault): void;
}

function testFaults(): TestFaults {
  const ordered: { browserId: string | undefined; path: string; fault: ProviderFault }[] = [];
  return {
    order: (browserId, path, fault) => void ordered.push({ browserId, path, fault }),
    take(browser, _method, path) {
      const found = ordered.findIndex(
        (order) => order.path === path && order.browserId === browser.browserId,
      );
      return found < 0 ? undefined : ordered.splice(found, 1)[0]?.fault;
    },
  };
}

export interface SignedIn {
  browser: TestBrowser;
  browserId: string;
  tokens: Record<string, string>;
}

/** Signs in with a persona's button, in a new browser by default. */
export async function signIn(
  sandbox: TestSandbox,
  {
    persona = 'subscriber',
    browser = newBrowser(),
    request = {},
  }: { persona?: string; browser?: TestBrowser; request?: Record<string, string | undefined> } = {},
): Promise<SignedIn> {
  const transaction = authorizationRequest(sandbox.origin, request);
  const page = await browser.follow(transaction.url);
  const { url } = await browser.submit(page.url.href, { persona });
  const tokens = await exchange(sandbox, transaction, url.searchParams.get('code') ?? '');
  return { browser, browserId: browser.cookie('sandbox')?.value ?? '', tokens: tokens.body };
}

export interface TokenAnswer {
  status: number;
  headers: Headers;
  body: Record<string, string>;
}

/** A token request as the SDK's worker sends it: without cookies, with an origin. */
export async function requestToken(
  { origin }: Pick<TestSandbox, 'origin'>,
  fields: Record<string, string>,
  from = SITE,
): Promise<TokenAnswer> {
  const response = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    headers: { origin: from, 'auth0-client': 'test' },
    body: new URLSearchParams(fields),
  });
  const body: unknown = await response.json().catch((): unknown => undefined);
  return { status: response.status, headers: response.headers, body: textsOf(body) };
}

export function exchange(
  sandbox: Pick<TestSandbox, 'origin'>,
  { clientId, redirectUri, verifier }: Transaction,
  code: string,
): Promise<TokenAnswer> {
  const fields = { client_id: clientId, redirect_uri: redirectUri, code_verifier: verifier, code };
  return requestToken(sandbox, { grant_type: 'authorization_code', ...fields }, new URL(redirectUri).origin);
}

export function refresh(sandbox: Pick<TestSandbox, 'origin'>, token: string): Promise<TokenAnswer> {
  return requestToken(sandbox, { grant_type: 'refresh_token', client_id: 'lumen-fr', refresh_token: token });
}
