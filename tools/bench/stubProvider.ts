/** The customer for whom every request is answered. */
export interface StubSession {
  /** The id of the customer's world in the sandbox. */
  subject: string;
  /** What the names of the site's own claims begin with. */
  claims: string;
}

const LIFE_SECONDS = 3600;

/**
 * The two answers of an identity provider that a page with a session needs: the page in the iframe, which hands over
 * a code, and the tokens. The identity token is not signed; the identity library does not check signatures.
 */
export class StubProvider {
  /** By code: the nonce that the token must repeat, and the client that it is for. */
  private readonly asked = new Map<string, { nonce: string; audience: string }>();
  private codes = 0;
  private readonly session: StubSession;

  constructor(session: StubSession) {
    this.session = session;
  }

  async answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname === '/authorize') return this.authorize(url);
    if (url.pathname === '/oauth/token') return this.token(request, url.origin);
    return new Response(null, { status: 404 });
  }

  private authorize({ searchParams }: URL): Response {
    const code = `code-${String(++this.codes)}`;
    const audience = searchParams.get('client_id') ?? '';
    this.asked.set(code, { nonce: searchParams.get('nonce') ?? '', audience });
    const response = { code, state: searchParams.get('state') };
    const message = JSON.stringify({ type: 'authorization_response', response });
    const target = JSON.stringify(new URL(searchParams.get('redirect_uri') ?? '').origin);
    const html = `<!doctype html><title>.</title><script>parent.postMessage(${message}, ${target})</script>`;
    return new Response(html, { headers: { 'content-type': 'text/html' } });
  }

  private async token(request: Request, issuer: string): Promise<Response> {
    const cors = {
      'access-control-allow-origin': request.headers.get('origin') ?? '*',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': '600',
    };
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    const text = await request.text();
    const code = new URLSearchParams(text).get('code') ?? '';
    const { nonce, audience } = this.asked.get(code) ?? { nonce: '', audience: '' };
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: `${issuer}/`,
      sub: this.session.subject,
      aud: audience,
      nonce,
      iat: now,
      exp: now + LIFE_SECONDS,
      email_verified: true,
      [`${this.session.claims}account_id`]: this.session.subject,
      [`${this.session.claims}first_login`]: false,
    };
    const tokens = {
      access_token: 'bench',
      id_token: `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}.x`,
      scope: 'openid profile email',
      expires_in: LIFE_SECONDS,
      token_type: 'Bearer',
    };
    return Response.json(tokens, { headers: cors });
  }
}

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
