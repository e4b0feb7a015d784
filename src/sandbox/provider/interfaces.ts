import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteId } from '#sites/site.ts';

/** A browser as the sandbox tells them apart: by its `sandbox` cookie, or by whose session it uses. */
export interface Browser {
  browserId?: string | undefined;
  subject?: string | undefined;
}

export interface Persona {
  id: string;
  name: string;
  /** What this persona is there to show. */
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

/** Who may sign in, and whose world a sign-in opens; the rest of the sandbox has them. */
export interface ProviderAccounts {
  personas(language: string): readonly Persona[];
  /** The persona's id. */
  byCredentials(mail: string, password: string): string | undefined;
  /** Makes this sign-in's own copy of the persona's world and gives its subject. */
  signIn(personaId: string, site: SiteId, browserId: string): string;
  /** Undefined once the session has ended. */
  claims(subject: string): AccountClaims | undefined;
  /** The browser has been seen with this session. */
  bind(subject: string, browserId: string): void;
  /** Signed out, or replaced by another sign-in in the same browser. */
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
  /** RS256 unless said; HS256 signs with a secret, none does not sign. */
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

/** Instead of the endpoint. */
export type InsteadFaultName = StatusFaultName | 'hang' | 'reset' | 'truncated' | 'html' | 'empty';

/** After the endpoint has done its work. */
export type AfterwardsFaultName = 'lost-reply' | 'missing-field' | 'null-field' | 'unknown-enum';

export interface NamedFault {
  fault: 'slow' | InsteadFaultName | AfterwardsFaultName;
  delayMs?: number | undefined;
}

/** Every fault waits for its `delayMs` first; `slow` does nothing else. */
export type ProviderFault = TokenFault | AnswerFault | NamedFault;

export interface ProviderFaults {
  /** The fault that this request meets, which uses it up. */
  take(browser: Browser, method: string, path: string): ProviderFault | undefined;
}

/** A request to the provider, for `GET /sandbox/calls`. Secrets in it are replaced. */
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
  site: SiteId;
  /** Where the site is served, as in `http://localhost:4321`. */
  origins: readonly string[];
}

export interface ProviderOptions {
  /** Where the provider is served; the issuer is this with a slash behind it. */
  origin: string;
  clients: readonly ProviderClient[];
  accounts: ProviderAccounts;
  faults: ProviderFaults;
  /** Answers `/sandbox/*` and says whether it did; asked before anything else. */
  sandboxRoutes?: ((req: IncomingMessage, res: ServerResponse) => boolean) | undefined;
  /** Told of every call but those to `/sandbox/*` and preflights. */
  record?: ((browser: Browser, call: ProviderCall) => void) | undefined;
  /** Epoch milliseconds, for the verification of access tokens. */
  now?: (() => number) | undefined;
}
