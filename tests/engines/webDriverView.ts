import WebDriver, { type Client } from 'webdriver';
import type { Found, View } from './view.ts';

/** How the protocol marks an element in what it sends (W3C WebDriver, section 12). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A window over W3C WebDriver, which ChromeDriver and WebKitWebDriver speak. */
export class WebDriverView implements View {
  private readonly client: Client;

  private constructor(client: Client) {
    this.client = client;
  }

  /** @param port where the driver listens on this machine */
  static async start(port: number, capabilities: object): Promise<WebDriverView> {
    const client = await WebDriver.newSession({
      // Since the address is given, the package neither starts nor downloads a driver.
      hostname: '127.0.0.1',
      port,
      logLevel: 'error',
      connectionRetryCount: 0,
      capabilities: { ...capabilities, 'wdio:enforceWebDriverClassic': true },
    });
    await client.setWindowRect(null, null, 1280, 900);
    return new WebDriverView(client);
  }

  async open(address: string): Promise<void> {
    await this.client.navigateTo(address);
  }

  async run<Given, Result>(act: (given: Given) => Result, given: Given): Promise<Awaited<Result>> {
    return (await this.execute(act, given)) as Awaited<Result>;
  }

  async find<Given>(look: (given: Given) => Element | null, given: Given): Promise<Found | undefined> {
    const element = (await this.execute(look, given)) as Record<typeof ELEMENT, string> | null;
    return element ? { id: element[ELEMENT] } : undefined;
  }

  async click({ id }: Found): Promise<void> {
    await this.client.elementClick(id);
  }

  async type({ id }: Found, text: string): Promise<void> {
    await this.client.elementSendKeys(id, text);
  }

  async attach(found: Found, path: string): Promise<void> {
    await this.type(found, path);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.client.takeScreenshot(), 'base64');
  }

  async close(): Promise<void> {
    await this.client.deleteSession();
  }

  private execute(act: (given: never) => unknown, given: unknown): Promise<unknown> {
    // The driver waits for the promise that an asynchronous function returns.
    return this.client.executeScript(`return (${act.toString()})(arguments[0])`, [given as object]);
  }
}
