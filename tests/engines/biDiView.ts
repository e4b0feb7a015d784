import type { BidiHandler, local, remote } from 'webdriver';
import { nextDocument } from './biDi.ts';
import type { Found, View } from './view.ts';

/** A tab with cookies and storage of its own, over WebDriver BiDi. */
export class BiDiView implements View {
  private readonly browser: BidiHandler;
  private readonly userContext: string;
  private readonly context: string;

  private constructor(browser: BidiHandler, userContext: string, context: string) {
    this.browser = browser;
    this.userContext = userContext;
    this.context = context;
  }

  static async start(browser: BidiHandler): Promise<BiDiView> {
    const { userContext } = await browser.browserCreateUserContext({});
    const { context } = await browser.browsingContextCreate({ type: 'tab', userContext });
    await browser.browsingContextSetViewport({ context, viewport: { width: 1280, height: 900 } });
    return new BiDiView(browser, userContext, context);
  }

  async open(url: string): Promise<void> {
    const opened = nextDocument(this.browser, this.context);
    // Not by `browsingContext.navigate`: Firefox fails it when the former page is still loading something.
    await this.run((address) => location.assign(address), url);
    await opened;
  }

  async run<Given, Result>(act: (given: Given) => Result, given: Given): Promise<Awaited<Result>> {
    const source = `async (json) => JSON.stringify(await (${act.toString()})(JSON.parse(json).given)) ?? ''`;
    const json = textOf(await this.call(source, given));
    return (json === '' ? undefined : JSON.parse(json)) as Awaited<Result>;
  }

  async find<Given>(look: (given: Given) => Element | null, given: Given): Promise<Found | undefined> {
    const node = await this.call(`(json) => (${look.toString()})(JSON.parse(json).given)`, given);
    return node.type === 'node' && node.sharedId !== undefined ? { id: node.sharedId } : undefined;
  }

  async click({ id }: Found): Promise<void> {
    const element = { sharedId: id };
    const over = textOf(await this.callFunction(pointAt.toString(), element));
    if (over !== '') throw new Error(`element click intercepted: by ${over}`);
    await this.perform({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  async type(found: Found, text: string): Promise<void> {
    await this.click(found);
    const keys = Array.from(text, (value): remote.InputKeySourceAction[] => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.perform({ type: 'key', id: 'keyboard', actions: keys.flat() });
  }

  async attach({ id }: Found, path: string): Promise<void> {
    const { context } = this;
    await this.browser.inputSetFiles({ context, element: { sharedId: id }, files: [path] });
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.browser.browsingContextCaptureScreenshot({ context: this.context });
    return Buffer.from(data, 'base64');
  }

  async close(): Promise<void> {
    await this.browser.browserRemoveUserContext({ userContext: this.userContext });
  }

  private call(functionDeclaration: string, given: unknown): Promise<local.ScriptRemoteValue> {
    return this.callFunction(functionDeclaration, { type: 'string', value: JSON.stringify({ given }) });
  }

  private async callFunction(
    functionDeclaration: string,
    argument: remote.ScriptLocalValue,
  ): Promise<local.ScriptRemoteValue> {
    const called = await this.browser.scriptCallFunction({
      functionDeclaration,
      arguments: [argument],
      awaitPromise: true,
      target: { context: this.context },
    });
    if (called.type === 'exception') throw new Error(called.exceptionDetails.text);
    return called.result;
  }

  private async perform(source: remote.InputSourceActions): Promise<void> {
    await this.browser.inputPerformActions({ context: this.context, actions: [source] });
  }
}

function textOf(value: local.ScriptRemoteValue): string {
  if (value.type !== 'string') throw new Error(`The page gave no text: ${value.type}`);
  return value.value;
}

/**
 * Brings an element into sight, as WebDriver's own click does before it presses; with BiDi the caller has to
 * (W3C WebDriver, section 12.5.1).
 * @returns what lies over the element where it is going to be pressed, or '' where nothing does
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
