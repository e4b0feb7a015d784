import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, type Listening } from './listen.ts';

/**
 * Listens in front of a site on this machine and forwards all requests, except those that `answer` answers with a page
 * of its own, as a proxy does that checks for robots.
 * @param site the port of the site
 * @param answer the HTML for a path, or undefined to forward the request
 */
export function startProxy(site: number, answer: (path: string) => string | undefined): Promise<Listening> {
  return listen((incoming, outgoing) => {
    const page = answer(incoming.url ?? '/');
    if (page === undefined) forward(incoming, outgoing, site);
    else outgoing.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end(page);
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
