import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { FrameLocator, Page } from '@playwright/test';

/** The messages that the frame has sent to its parent, with their origin as the browser reports it. */
export interface Told {
  data: unknown;
  origin: string;
}

/** A page of another origin that shows one of our pages in a frame, as the catalogue site does. */
export class ParentWindow {
  readonly told: Told[] = [];
  readonly frame: FrameLocator;
  private readonly page: Page;
  private readonly server: Server;

  private constructor(page: Page, server: Server) {
    this.page = page;
    this.server = server;
    this.frame = page.frameLocator('iframe');
  }

  /** @param hostname `localhost` is same-site and a trusted parent; `127.0.0.1` is neither */
  static async open(page: Page, address: string, hostname = 'localhost'): Promise<ParentWindow> {
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<!doctype html><title>Parent</title><iframe width="390" height="700" src="${address}"></iframe>
<script>addEventListener('message', ({ data, origin, source }) => {
  if (source === document.querySelector('iframe').contentWindow) window.tell(data, origin);
});</script>`);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const parent = new ParentWindow(page, server);
    await page.exposeFunction('tell', (data: unknown, origin: string) => parent.told.push({ data, origin }));
    await page.goto(`http://${hostname}:${String((server.address() as AddressInfo).port)}/`);
    return parent;
  }

  get messages(): unknown[] {
    return this.told.map(({ data }) => data);
  }

  async say(data: unknown): Promise<void> {
    await this.page.evaluate((message) => {
      document.querySelector('iframe')?.contentWindow?.postMessage(message, '*');
    }, data);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
