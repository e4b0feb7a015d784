import * as v from 'valibot';
import type { BiDi } from './biDi.ts';
import type { Found, View } from './view.ts';

const Created = v.object({ userContext: v.string() });
const Opened = v.object({ context: v.string() });
const Shot = v.object({ data: v.string() });
const Called = v.union([
  v.object({ type: v.literal('success'), result: v.looseObject({ type: v.string() }) }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
]);
const Text = v.object({ type: v.literal('string'), value: v.string() });
const Node = v.object({ type: v.literal('node'), sharedId: v.string() });

/** A tab with cookies and storage of its own, over WebDriver BiDi. */
export class BiDiView implements View {
  private readonly browser: BiDi;
  private readonly userContext: string;
  private readonly context: string;

  private constructor(browser: BiDi, userContext: string, context: string) {
    this.browser = browser;
    this.userContext = userContext;
    this.context = context;
  }

  static async start(browser: BiDi): Promise<BiDiView> {
    const { userContext } = v.parse(Created, await browser.ask('browser.createUserContext', {}));
    const tab = { type: 'tab', userContext };
    const { context } = v.parse(Opened, await browser.ask('browsingContext.create', tab));
    await browser.ask('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
    return new BiDiView(browser, userContext, context);
  }

  async open(url: string): Promise<void> {
    await this.ask('browsingContext.navigate', { url, wait: 'complete' });
  }

  async run<Given, Result>(act: (given: Given) => Result, given: Given): Promise<Awaited<Result>> {
    const source = `async (json) => JSON.stringify(await (${act.toString()})(JSON.parse(json).given)) ?? ''`;
    const { value } = v.parse(Text, await this.call(source, given));
    return (value === '' ? undefined : JSON.parse(value)) as Awaited<Result>;
  }

  async find<Given>(look: (given: Given) => Element | null, given: Given): Promise<Found | undefined> {
    const node = v.safeParse(
      Node,
      await this.call(`(json) => (${look.toString()})(JSON.parse(json).given)`, given),
    );
    return node.success ? { id: node.output.sharedId } : undefined;
  }

  async click({ id }: Found): Promise<void> {
    const element = { sharedId: id };
    await this.ask('script.callFunction', {
      functionDeclaration: "(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })",
      arguments: [element],
      awaitPromise: false,
      target: { context: this.context },
    });
    const move = { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } };
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.perform({ type: 'pointer', id: 'mouse', actions: [move, ...press] });
  }

  async type(found: Found, text: string): Promise<void> {
    await this.click(found);
    const keys = Array.from(text, (value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.perform({ type: 'key', id: 'keyboard', actions: keys.flat() });
  }

  async attach({ id }: Found, path: string): Promise<void> {
    await this.ask('input.setFiles', { element: { sharedId: id }, files: [path] });
  }

  async screenshot(): Promise<Buffer> {
    const { data } = v.parse(Shot, await this.ask('browsingContext.captureScreenshot', {}));
    return Buffer.from(data, 'base64');
  }

  async close(): Promise<void> {
    await this.browser.ask('browser.removeUserContext', { userContext: this.userContext });
  }

  private async call(functionDeclaration: string, given: unknown): Promise<object> {
    const answer = await this.browser.ask('script.callFunction', {
      functionDeclaration,
      arguments: [{ type: 'string', value: JSON.stringify({ given }) }],
      awaitPromise: true,
      target: { context: this.context },
    });
    const called = v.parse(Called, answer);
    if (called.type === 'exception') throw new Error(called.exceptionDetails.text);
    return called.result;
  }

  private async perform(source: object): Promise<void> {
    await this.ask('input.performActions', { actions: [source] });
  }

  private ask(method: string, params: object): Promise<unknown> {
    return this.browser.ask(method, { context: this.context, ...params });
  }
}
