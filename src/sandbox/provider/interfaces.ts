import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language, Site } from '#sites/site.ts';

/** A browser, known to the sandbox by its `sandbox` cookie or by the session that it uses. */
export interface Browser {
  browserId?: string | undefined;
  subject?: string | undefined;
}

export interface Persona {
  id: string;
  name: string;
  /** What the persona shows. */
  line: string;
}

interface AccountClaims {
  email: string;
  emailVerified: boolean;
  name: string;
  givenName: string;
  accountId: string;
  icu: string;
  firstLogin: boolean;
}

/** The accounts that may sign in, which the rest of the sandbox holds. */
export interface ProviderAccounts {
  personas(site: Site, language: Language): readonly Persona[];
  /** The persona's id. */
  byCredentials(mail: string, password: string): string | undefined;
  /** Makes a copy of the persona's world for this sign-in, and returns the sign-in's subject. */
  signIn(personaId: string, site: Site, browserId: string): string;
  /** Undefined once the session has ended. */
  claims(subject: string): AccountClaims | undefined;
  /** Notes that the browser uses this session. */
  bind(subject: string, browserId: string): void;
  /** Ends the session, after a sign-out or after another sign-in in the same browser. */
  end(subject: string): void;
}

/** The next token answer, signed again with other claims. */
export interface TokenFault {
  fault: 'token';
  /**
   * Claims to override; null removes one. For `exp`, `iat`, `nbf` and `auth_time` a text such as
   * `+59` or `-61` is that many seconds from now.
   */
  claims?: Readonly<Record<string, unknown>> | undefined;
  remove?: readonly string[] | undefined;
  /** RS256 by default; HS256 signs with a secret, none does not sign. */
  alg?: string | undefined;
  /** Changes the access token as well as the identity token. */
  accessToken?: boolean | undefined;
  delayMs?: number | undefined;
}

interface AnswerFault {
  fault: 'answer';
  status: number;
  body: unknown;
  delayMs?: number | undefined;
}

type StatusFaultName = '400' | '401' | '403' | '404' | '409' | '422' | '429' | '500' | '503';

/** Faults that replace the endpoint. */
export type InsteadFaultName = StatusFaultName | 'hang' | 'reset' | 'truncated' | 'html' | 'empty';

/** Faults that change the answer after the endpoint has done its work. */
export type AfterwardsFaultName = 'lost-reply' | 'missing-field' | 'null-field' | 'unknown-enum';

export interface NamedFault {
  fault: 'slow' | InsteadFaultName | AfterwardsFaultName;
  delayMs?: number | undefined;
  /** Waits for this first. */
  until?: Promise<void>;
}

/** Every fault waits for its `delayMs` first; `slow` does nothing else. */
export type ProviderFault = TokenFault | AnswerFault | NamedFault;

export interface ProviderFaults {
  /** The fault that hits this request. The request uses the fault up. */
  take(browser: Browser, method: string, path: string): ProviderFault | undefined;
}

/** A request to the provider, for `GET /sandbox/calls`, without its secrets. */
export interface ProviderCall {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** The fields of a form. */
  body: Record<string, string> | undefined;
}

export interface ProviderClient {
  /** The client id. */
  id: string;
  site: Site;
  /** The API's identifier: whom the client's access tokens are for. */
  audience: string;
  /** What the names of the claims about the account begin with. */
  claims: string;
  /** The origin of the site, such as `http://localhost:4321`. */
  origins: readonly string[];
}

export interface ProviderOptions {
  /** The origin of the provider; the issuer is the origin with a slash behind it. */
  origin: string;
  clients: readonly ProviderClient[];
  accounts: ProviderAccounts;
  faults: ProviderFaults;
  /** Answers `/sandbox/*`, before any other handler, and returns whether it did. */
  sandboxRoutes?: ((req: IncomingMessage, res: ServerResponse) => boolean) | undefined;
  /** Called for every request except preflights and requests to `/sandbox/*`. */
  record?: ((browser: Browser, call: ProviderCall) => void) | undefined;
  /** Epoch milliseconds, for the verification of access tokens. */
  now?: (() => number) | undefined;
}
