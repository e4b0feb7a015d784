import { createHash, randomBytes } from 'node:crypto';

/** The API that the test clients' tokens are for. */
export const AUDIENCE = 'https://api.lumen.test/';

interface Cookie {
  value: string;
  path: string;
  attributes: string;
}

/** The part of a browser that a provider can notice: cookies, redirects, forms. */
export interface TestBrowser {
  open(url: string, init?: RequestInit): Promise<Response>;
  /** Opens an address and follows redirects inside the provider; returns where it stopped. */
  follow(url: string, init?: RequestInit): Promise<Stop>;
  submit(url: string, fields: Record<string, string>): Promise<Stop>;
  cookie(name: string): Cookie | undefined;
  forgetCookie(name: string): void;
}

export interface Stop {
  url: URL;
  /** The body of the last page; undefined when the browser has left for the site. */
  response: Response | undefined;
}

export function newBrowser(): TestBrowser {
  const jar = new Map<string, Cookie>();

  function cookieHeader({ pathname }: URL): string {
    const sent = [...jar].filter(([, { path }]) => pathname.startsWith(path));
    return sent.map(([key, { value }]) => `${key.split(';', 1)[0] ?? ''}=${value}`).join('; ');
  }

  function store(header: string): void {
    const [pair = '', ...attributes] = header.split('; ');
    const [name = '', value = ''] = pair.split('=', 2);
    const path = attributes.find((attribute) => attribute.startsWith('path='))?.slice(5) ?? '/';
    const key = `${name};${path}`;
    if (value === '') jar.delete(key);
    else jar.set(key, { value, path, attributes: attributes.join('; ') });
  }

  async function open(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('accept', 'text/html');
    headers.set('cookie', cookieHeader(new URL(url)));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    response.headers.getSetCookie().forEach(store);
    return response;
  }

  async function follow(start: string, init?: RequestInit): Promise<Stop> {
    let response = await open(start, init);
    let url = new URL(start);
    const { origin } = url;
    for (
      let location = response.headers.get('location');
      location;
      location = response.headers.get('location')
    ) {
      url = new URL(location, url);
      if (url.origin !== origin) return { url, response: undefined };
      response = await open(url.href);
    }
    return { url, response };
  }

  const cookie = (name: string): Cookie | undefined =>
    [...jar].find(([key]) => key.startsWith(`${name};`))?.[1];

  return {
    open,
    follow,
    submit: (url, fields) => follow(url, { method: 'POST', body: new URLSearchParams(fields) }),
    cookie,
    forgetCookie(name) {
      for (const key of jar.keys()) if (key.startsWith(`${name};`)) jar.delete(key);
    },
  };
}

export interface Transaction {
  url: string;
  verifier: string;
  redirectUri: string;
  clientId: string;
}

/** An authorization request as the SDK makes it. A parameter that is undefined is left out. */
export function authorizationRequest(
  provider: string,
  changes: Record<string, string | undefined> = {},
): Transaction {
  const verifier = randomBytes(32).toString('base64url');
  const clientId = changes.client_id ?? 'lumen-fr';
  const redirectUri = changes.redirect_uri ?? 'http://localhost:4321/callback/';
  const parameters: Record<string, string | undefined> = {
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid profile email',
    audience: AUDIENCE,
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
    client_id: clientId,
    redirect_uri: redirectUri,
  };
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return {
    url: `${provider}/authorize?${new URLSearchParams(given).toString()}`,
    verifier,
    redirectUri,
    clientId,
  };
}

/** What a page with response_mode web_message posts to its opener or parent. */
export async function webMessage(response: Response | undefined): Promise<Record<string, string>> {
  const data = /var data = (\{.*\});/.exec((await response?.text()) ?? '')?.[1] ?? '{}';
  const message: unknown = JSON.parse(data);
  return textsOf(isRecord(message) ? message.response : undefined);
}

/** The fields of a JSON object, as texts; empty for any other JSON. */
export function textsOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, String(field)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
