import * as v from 'valibot';
import type { Found, View } from './view.ts';

/** By which the protocol marks an element (W3C WebDriver, section 12). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const Answer = v.object({ value: v.unknown() });
const Failure = v.object({ value: v.object({ error: v.string(), message: v.string() }) });
const Session = v.object({ sessionId: v.string() });
const ElementAnswer = v.nullable(v.object({ [ELEMENT]: v.string() }));

/** W3C WebDriver over HTTP, which ChromeDriver and WebKitWebDriver speak. */
export class WebDriverView implements View {
  private readonly address: string;

  private constructor(address: string) {
    this.address = address;
  }

  /** @param driver the address at which the driver listens */
  static async start(driver: string, capabilities: object): Promise<WebDriverView> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = v.parse(Session, await ask('POST', `${driver}/session`, body));
    const view = new WebDriverView(`${driver}/session/${sessionId}`);
    await view.post('window/rect', { width: 1280, height: 900 });
    return view;
  }

  async open(address: string): Promise<void> {
    await this.post('url', { url: address });
  }

  async run<Given, Result>(act: (given: Given) => Result, given: Given): Promise<Awaited<Result>> {
    return (await this.execute(act, given)) as Awaited<Result>;
  }

  async find<Given>(look: (given: Given) => Element | null, given: Given): Promise<Found | undefined> {
    const element = v.parse(ElementAnswer, await this.execute(look, given));
    return element ? { id: element[ELEMENT] } : undefined;
  }

  async click({ id }: Found): Promise<void> {
    await this.post(`element/${id}/click`, {});
  }

  async type({ id }: Found, text: string): Promise<void> {
    await this.post(`element/${id}/value`, { text });
  }

  async attach(found: Found, path: string): Promise<void> {
    await this.type(found, path);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await ask('GET', `${this.address}/screenshot`)), 'base64');
  }

  async close(): Promise<void> {
    await ask('DELETE', this.address);
  }

  private execute(act: (given: never) => unknown, given: unknown): Promise<unknown> {
    // A promise that the function gives is waited for.
    return this.post('execute/sync', { script: `return (${act.toString()})(arguments[0])`, args: [given] });
  }

  private post(command: string, body: object): Promise<unknown> {
    return ask('POST', `${this.address}/${command}`, body);
  }
}

async function ask(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (response.ok) return v.parse(Answer, answer).value;
  const { value } = v.parse(Failure, answer);
  throw new Error(`${value.error}: ${value.message}`);
}
