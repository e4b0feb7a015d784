import { once } from 'node:events';
import { createServer, request, type RequestListener } from 'node:http';

/**
 * Listens in front of a site on this machine and forwards all requests, except those that `answer` answers with a page
 * of its own, as a proxy does that checks for robots.
 * @param answer the HTML for a path, or undefined to forward the request
 * @returns stops listening
 */
export async function startProxy(
  { port, site }: { port: number; site: number },
  answer: (path: string) => string | undefined,
): Promise<() => Promise<void>> {
  const listener: RequestListener = (incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const page = answer(url);
    if (page !== undefined) {
      outgoing.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end(page);
      return;
    }
    const forwarded = request({ host: '127.0.0.1', port: site, path: url, method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  };
  const server = createServer(listener);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  };
}
