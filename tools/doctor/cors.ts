import type { Target } from '#sites/environmentSettings.ts';
import { ask, type Deployment, type Reply, line, type Line } from './deployment.ts';

/** The captcha's origin gets no call that a browser asks about beforehand. */
type Asked = Exclude<Target, 'captcha'>;

/** The headers of the calls to each target that a browser asks about beforehand (docs/connect.md). */
const ASKED: Readonly<Record<Asked, readonly string[]>> = {
  client: ['authorization', 'content-type', 'x-captcha-response'],
  catalogueWeb: ['authorization'],
  catalogueMobile: ['authorization', 'mobile-key'],
  tunnel: ['authorization'],
};

const METHODS: Readonly<Record<Asked, readonly string[]>> = {
  client: ['GET', 'POST', 'PATCH', 'DELETE'],
  catalogueWeb: ['GET'],
  catalogueMobile: ['GET'],
  tunnel: ['GET'],
};

/** A path of each target. The preflight is answered whether the call would be or not. */
const PATHS: Readonly<Record<Asked, string>> = {
  client: '/api/accounts/me',
  catalogueWeb: '/api/cinemas',
  catalogueMobile: '/api/shows/trailers',
  tunnel: '/api/cms/1.7.0/help-center/faq',
};

/** Whether each API on another origin lets the site's pages call it. */
export async function cors({ origin, environment, site }: Deployment): Promise<Line[]> {
  const others = (Object.keys(PATHS) as Asked[]).filter((target) => environment.apiOrigins[target] !== '');
  const lines = await Promise.all(
    others.map(async (target) => {
      const address = `${environment.apiOrigins[target]}${PATHS[target]}?language=${site.languages[0]}`;
      const answer = await ask(address, { headers: { origin } });
      return [
        ...(await Promise.all(METHODS[target].map((method) => preflight(origin, address, target, method)))),
        line(
          `CORS: answers of ${target}`,
          allowsOrigin(answer, origin),
          `${address} answers ${String(answer.status)} with Access-Control-Allow-Origin “${answer.headers.get('access-control-allow-origin') ?? ''}”.`,
          `Send Access-Control-Allow-Origin: ${origin} and Vary: Origin with every answer, errors included.`,
        ),
      ];
    }),
  );
  return lines.flat();
}

async function preflight(origin: string, address: string, target: Asked, method: string): Promise<Line> {
  const headers = ASKED[target];
  const reply = await ask(address, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': headers.join(','),
    },
  });
  const allowed = list(reply, 'access-control-allow-headers');
  const refused = headers.filter((header) => !allowed.includes(header));
  const methods = list(reply, 'access-control-allow-methods');
  const isAllowed = method === 'GET' || method === 'POST' || methods.includes(method.toLowerCase());
  const problems = [
    ...(reply.status >= 200 && reply.status < 300 ? [] : [`it answers ${String(reply.status)}`]),
    ...(allowsOrigin(reply, origin) ? [] : ['it does not allow the origin']),
    // `*` does not stand for Authorization.
    ...(refused.length === 0 ? [] : [`it does not allow ${refused.join(', ')}`]),
    ...(isAllowed ? [] : [`it does not allow ${method}`]),
  ];
  return line(
    `CORS: preflight of ${method} to ${target}`,
    problems.length === 0,
    `OPTIONS ${address}: ${problems.join('; ')}.`,
    `Allow ${origin}, ${method} and the headers ${headers.join(', ')}, without asking for a token.`,
  );
}

export function allowsOrigin({ headers }: Reply, origin: string): boolean {
  return [origin, '*'].includes(headers.get('access-control-allow-origin') ?? '');
}

function list({ headers }: Reply, name: string): string[] {
  return (headers.get(name) ?? '').split(',').map((part) => part.trim().toLowerCase());
}
