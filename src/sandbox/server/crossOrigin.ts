import type { Target } from '#sites/environmentSettings.ts';

/** What each target on an origin of its own allows beyond a simple GET (docs/connect.md, Other origins). */
const HEADERS: Readonly<Record<Target, string>> = {
  client: 'authorization, content-type, x-captcha-response',
  catalogueWeb: 'authorization',
  catalogueMobile: 'authorization, mobile-key',
  tunnel: 'authorization',
  captcha: '',
};
const METHODS: Readonly<Record<Target, string>> = {
  client: 'GET, POST, PATCH, DELETE',
  catalogueWeb: 'GET',
  catalogueMobile: 'GET',
  tunnel: 'GET',
  captcha: 'GET',
};

export type Answer = (request: Request) => Response | Promise<Response>;

/** Answers as an origin of its own, which pages of the listed origins may call. A preflight is no call. */
export function crossOrigin(target: Target, origins: readonly string[], answer: Answer): Answer {
  return async (request) => {
    const origin = request.headers.get('origin') ?? '';
    const allowed: Record<string, string> = {
      vary: 'Origin',
      ...(origins.includes(origin) ? { 'access-control-allow-origin': origin } : {}),
    };
    if (request.method === 'OPTIONS') return preflight(target, allowed);
    const response = await answer(request);
    // It stands for a broken connection.
    if (response.type === 'error') return response;
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(allowed)) headers.set(name, value);
    const { status, statusText } = response;
    return new Response(response.body, { status, statusText, headers });
  };
}

function preflight(target: Target, allowed: Readonly<Record<string, string>>): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...allowed,
      'access-control-allow-headers': HEADERS[target],
      'access-control-allow-methods': METHODS[target],
    },
  });
}
