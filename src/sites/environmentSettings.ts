/** Where a call goes; each target has its own host, parameters and token rule (specification, section 7). */
export type Target = 'client' | 'catalogueWeb' | 'catalogueMobile' | 'tunnel' | 'captcha';

/** A sign-in at an identity provider's tenant. */
export interface ProviderSettings {
  mode: 'provider';
  /** Origin of the identity provider's tenant, on any domain. */
  domain: string;
  clientId: string;
  /** The API's identifier at the tenant: whom the access tokens are for. */
  audience: string;
  /** What the names of the tenant's own claims begin with: an address, with its closing slash. */
  claims: string;
  /** True: a refresh token in memory renews the session. False: the provider's iframe does. */
  useRefreshTokens: boolean;
  /** Absent: the tenant is asked as Auth0's are. */
  openId?: OpenIdSettings;
}

/** How to ask a tenant with addresses of its own; its `/.well-known/openid-configuration` says so, and the doctor reads it. */
export interface OpenIdSettings {
  /** Its name in tokens, and what stands before `/.well-known/`. It may have a path. */
  issuer: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  /** Absent: only the next sign-in asks for the password. */
  endSessionEndpoint?: string;
  /** Whether a hidden frame gets an answer (`web_message`). Where not, each new document visits the tenant. */
  hasFrame: boolean;
  /** The parameter that names the API. */
  apiParameter: 'audience' | 'resource';
}

/** How the site knows who is signed in (specification, section 4, Authentication). */
export type IdentitySettings =
  | ProviderSettings
  | { mode: 'cookieSession' }
  /** Signs in by itself, with the stand-in backend inside the page. Never in production. */
  | { mode: 'fake' };

/** The captcha behind `account/captcha`: docs/decisions.md#captcha-behind-interface. */
export interface CaptchaSettings {
  vendor: 'altcha';
  /** Where `/captcha/challenge` is; '' is the site's own origin. */
  origin: string;
}

/** Where pages report failures: docs/decisions.md#failures-are-reported. */
export interface ReportSettings {
  /** An https address, or a path of the site's own origin. */
  address: string;
  /** Which share of the opened documents reports: 1 is each, 0.1 one of ten. */
  share: number;
  /**
   * Which share of the documents of customers who have consented is measured.
   * Absent: none.
   */
  vitals?: number;
}

/** What both the deployed environments and the local one have. */
interface CommonSettings {
  captcha: CaptchaSettings;
  /** The API's origin for each target; '' is the site's own origin. */
  apiOrigins: Readonly<Record<Exclude<Target, 'captcha'>, string>>;
  /** Origin of the catalogue site, which shows films and cinemas. */
  catalogue: string;
  /** Origins whose pages may frame the site and exchange messages with it. */
  parents: readonly string[];
  /** Hosts of third parties whose scripts and images the settings may inject. */
  injectionHosts: readonly string[];
  /** Hosts to which a ticket's or a pass's wallet link may lead over https. Absent: to paths of this site alone. */
  walletHosts?: readonly string[];
  /** The https address at which a customer replaces the bank card that pays for the pass. Absent: it is only removed. */
  bankCardPage?: string;
  /** Absent: failures stay in the customer's console. */
  reports?: ReportSettings;
}

/** One environment of `src/sites/<id>/environments.ts`. */
export interface EnvironmentSettings extends CommonSettings {
  tier: 'nonproduction' | 'production';
  /** The host names of the pages. `*` stands for a number, as in `pr-*.preview.cinema.example`. */
  hosts: readonly string[];
  identity: IdentitySettings;
  /**
   * The backend's origin: where the build reads footer and settings, and where the host forwards `/api/` and
   * `/captcha/`.
   */
  apiOrigin?: string;
}

/** An environment with its key of `environments.ts`. */
export interface NamedEnvironment extends EnvironmentSettings {
  name: string;
}

/**
 * A developer's machine. In its origins `:*` stands for the page's own port, and in `parents` for any port. The tenant
 * is the stand-in provider, and the host name chooses the identity mode.
 */
export interface LocalSettings extends CommonSettings {
  identity: Omit<ProviderSettings, 'mode' | 'domain' | 'openId'>;
}
