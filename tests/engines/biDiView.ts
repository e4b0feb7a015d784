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
    const opened = this.browser.nextDocument(this.context);
    // Not by `browsingContext.navigate`: Firefox fails it with what the former page was still loading.
    await this.run((address) => location.assign(address), url);
    await opened;
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
    const { value: over } = v.parse(Text, await this.callFunction(pointAt.toString(), element));
    if (over !== '') throw new Error(`element click intercepted: by ${over}`);
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

  private call(functionDeclaration: string, given: unknown): Promise<object> {
    return this.callFunction(functionDeclaration, { type: 'string', value: JSON.stringify({ given }) });
  }

  private async callFunction(functionDeclaration: string, argument: object): Promise<object> {
    const answer = await this.browser.ask('script.callFunction', {
      functionDeclaration,
      arguments: [argument],
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

/**
 * What WebDriver's own click does before it presses, and BiDi leaves to who uses it (W3C WebDriver, section 12.5.1).
 * @returns what lies over the element where it is going to be pressed, if anything does
 */
function pointAt(element: Element): string {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = element.getClientRects()[0];
  if (!box) return 'nothing: it has no box';
  const x = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2;
  const y = (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2;
  const hit = document.elementFromPoint(x, y);
  if (element.contains(hit)) return '';
  return hit?.outerHTML.slice(0, 120) ?? `nothing: (${String(x)}, ${String(y)}) is outside the window`;
}
