import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { PYTHON } from '#tools/systemPrograms.ts';

const APP = fileURLToPath(new URL('app.py', import.meta.url));

/** The user agent of a webview on iOS, which has no `Safari/`. */
const IOS_WEBVIEW =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

/** The messages of the app, one per line. */
const Said = v.union([
  v.object({ id: v.number(), value: v.unknown() }),
  v.object({ id: v.number(), error: v.string() }),
  v.object({ told: v.tuple([v.string(), v.unknown()]) }),
  v.object({ problem: v.string() }),
  v.object({ window: v.string() }),
]);

interface AppOptions {
  /** The names of the app's message handlers. */
  handlers?: readonly string[];
  storage?: boolean;
}

/** WebKit's own view, inside an app (app.py). */
export class Webview {
  /** The messages from the page to the app: the handler and the message's body. */
  readonly told: [handler: string, body: unknown][] = [];
  /** Uncaught errors, and violations of the content security policy. */
  readonly problems: string[] = [];
  /** Addresses of windows that the page has asked for. */
  readonly windows: string[] = [];
  private readonly process: ChildProcess;
  private readonly waiting = new Map<number, PromiseWithResolvers<unknown>>();
  private errors = '';
  private asked = 0;

  constructor({ handlers = [], storage = true }: AppOptions) {
    const flags = [
      ...handlers.flatMap((name) => ['--handler', name]),
      ...(storage ? [] : ['--no-storage']),
      '--user-agent',
      IOS_WEBVIEW,
    ];
    this.process = spawn('xvfb-run', ['--auto-servernum', PYTHON, APP, ...flags], {
      // There is no desktop with an accessibility bus.
      env: { ...process.env, GTK_A11Y: 'none', NO_AT_BRIDGE: '1' },
    });
    this.process.stderr?.setEncoding('utf8').on('data', (text: string) => (this.errors += text));
    this.process.once('exit', () => {
      for (const { reject } of this.waiting.values())
        reject(new Error(`The view has ended.\n${this.errors}`));
    });
    if (this.process.stdout)
      createInterface({ input: this.process.stdout }).on('line', (line) => this.hear(line));
  }

  async open(address: string): Promise<void> {
    await this.ask({ open: address });
  }

  /** Runs a function in the page, without the test's scope. */
  async run<Given, Result>(act: (given: Given) => Result, given: Given): Promise<Awaited<Result>> {
    return (await this.ask({ run: act.toString(), with: given })) as Awaited<Result>;
  }

  async close(): Promise<void> {
    if (this.process.exitCode !== null) return;
    const ended = once(this.process, 'exit');
    this.process.stdin?.end();
    await ended;
  }

  private ask(request: { open: string } | { run: string; with: unknown }): Promise<unknown> {
    const id = ++this.asked;
    const answer = Promise.withResolvers<unknown>();
    this.waiting.set(id, answer);
    this.process.stdin?.write(`${JSON.stringify({ id, ...request })}\n`);
    return answer.promise;
  }

  private hear(line: string): void {
    const said = v.parse(Said, JSON.parse(line));
    if ('told' in said) this.told.push(said.told);
    else if ('problem' in said) this.problems.push(said.problem);
    else if ('window' in said) this.windows.push(said.window);
    else {
      const answer = this.waiting.get(said.id);
      this.waiting.delete(said.id);
      if ('error' in said) answer?.reject(new Error(said.error));
      else answer?.resolve(said.value);
    }
  }
}
