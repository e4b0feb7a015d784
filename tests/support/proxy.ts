import { request, type OutgoingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, type Listening } from './listen.ts';

interface OwnPage {
  html: string;
  /** 200 by default. */
  status?: number;
  headers?: OutgoingHttpHeaders;
}

/**
 * Listens in front of a site on this machine and forwards all requests, except those that `answer` answers with a page
 * of its own, as a proxy does that checks for robots.
 * @param site the port of the site
 * @param answer the page for a path, or undefined to forward the request
 */
export function startProxy(
  site: number,
  answer: (path: string) => string | OwnPage | undefined,
): Promise<Listening> {
  return listen((incoming, outgoing) => {
    const page = answer(incoming.url ?? '/');
    if (page === undefined) {
      forward(incoming, outgoing, site);
      return;
    }
    const { html, status = 200, headers } = typeof page === 'string' ? { html: page } : page;
    const own = { 'content-type': 'text/html', 'cache-control': 'no-store', ...headers };
    outgoing.writeHead(status, own).end(html);
  });
}

/**
 * Listens in front of several servers on this machine.
 * @param serverOf the port of the server that answers a path, once it may have the request
 */
export function startFront(
  port: number,
  serverOf: (path: string) => number | Promise<number>,
): Promise<Listening> {
  return listen((incoming, outgoing) => {
    void Promise.resolve(serverOf(incoming.url ?? '/')).then((server) => {
      forward(incoming, outgoing, server);
    });
  }, port);
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { url: path, method, headers } = incoming;
  const forwarded = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  forwarded.on('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
}
