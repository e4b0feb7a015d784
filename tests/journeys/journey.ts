import type { Browser, BrowserContext, ConsoleMessage, Page } from '@playwright/test';
import type { PersonaId } from '#sandbox/personas.ts';
import { SIGN_IN_PAGE } from '#tests/support/identity.ts';
import { sandboxUrl, siteUrl } from '#tests/support/sites.ts';
import { choosePersona, expect, Sandbox } from '#tests/support/test.ts';

/** What stands in the window. */
export type Shown = 'page' | 'sign-in' | 'browser';

/** Gates with content of their own, which stand in place of a page and are not marked ready. */
const DESIGNED = ['unavailable', 'cut-off', 'sign-out-failed', 'signed-out', 'not-found'];

/** A browser with its tabs, as one journey uses it. */
export class Journey {
  readonly context: BrowserContext;
  readonly sandbox: Sandbox;
  /** Uncaught errors and what pages wrote to the console as an error, without failures of the network. */
  readonly problems: string[] = [];
  readonly tabs: Page[] = [];
  /** What was typed for customers who have left. */
  readonly typedBefore: string[] = [];
  private requests: string[] = [];
  private current = 0;
  private customers = 0;
  private things = 0;

  private constructor(context: BrowserContext) {
    this.context = context;
    this.sandbox = Sandbox.atServer(context.request, sandboxUrl('fr'));
    context.on('weberror', (error) => this.problems.push(`uncaught: ${String(error.error())}`));
    context.on('console', (message) => {
      if (isProblem(message)) this.problems.push(`console: ${message.text()}`);
    });
    context.on('request', (request) => {
      this.requests.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    // A question about what was typed: the customer leaves.
    context.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  }

  /** Opens a browser that the sandbox knows from its first call on. */
  static async begin(browser: Browser): Promise<Journey> {
    const context = await browser.newContext();
    await context.addCookies([
      { name: 'sandbox', value: `journey-${crypto.randomUUID()}`, url: siteUrl('fr') },
    ]);
    const journey = new Journey(context);
    await journey.openTab();
    return journey;
  }

  get page(): Page {
    const page = this.tabs[this.current];
    if (!page) throw new Error(`There is no tab ${this.current}`);
    return page;
  }

  /** The path of the page that is shown. */
  get path(): string {
    return new URL(this.page.url()).pathname;
  }

  /** What was done, for a journey that found something. */
  readonly steps: string[] = [];

  async step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
    this.steps.push(name);
    return run();
  }

  /** Says more of the last step. */
  note(what: string): void {
    if (what !== '') this.steps.push(`${this.steps.pop() ?? ''}: ${what}`);
  }

  async openTab(): Promise<void> {
    this.tabs.push(await this.context.newPage());
    this.current = this.tabs.length - 1;
  }

  async closeTab(next: number): Promise<void> {
    await this.page.close();
    this.tabs.splice(this.current, 1);
    await this.lookAt(next);
  }

  async lookAt(tab: number): Promise<void> {
    this.current = tab;
    await this.page.bringToFront();
  }

  /** Signs in at the provider, whose page is shown. */
  async signIn(persona: PersonaId): Promise<void> {
    if (this.customers > 0) this.typedBefore.push(this.mark);
    this.customers++;
    await choosePersona(this.page, persona);
    await this.page.waitForURL((url) => url.origin === siteUrl('fr'));
  }

  /** Seven digits in all that is typed for one customer, which no page has by itself. */
  get mark(): string {
    return `77${String(this.customers).padStart(2, '0')}913`;
  }

  /** A number that nothing else in this journey has. */
  newNumber(): string {
    return `${this.mark}${String(++this.things).padStart(3, '0')}`;
  }

  /** The requests of all tabs since the last time. Chromium's own repetitions are not among them. */
  takeRequests(): string[] {
    return this.requests.splice(0);
  }

  requestsSoFar(): readonly string[] {
    return this.requests;
  }

  /** Waits until a page has settled, and says what it is. */
  async settled(page = this.page): Promise<Shown> {
    const shown = (): Promise<Shown | 'nothing yet'> => shownBy(page);
    await expect.poll(shown, `${page.url()} settles`).not.toBe('nothing yet');
    return (await shown()) as Shown;
  }

  /** Whether the account page itself is shown, and nothing in its place. */
  async isOpen(): Promise<boolean> {
    if ((await this.settled()) !== 'page') return false;
    return (await this.page.locator('html:not([data-gate]), html[data-gate="open"]').count()) > 0;
  }

  async end(): Promise<void> {
    await this.context.close();
  }
}

async function shownBy(page: Page): Promise<Shown | 'nothing yet'> {
  if (SIGN_IN_PAGE.test(page.url())) return 'sign-in';
  if (page.url().startsWith('chrome-error:')) return 'browser';
  try {
    const { ready, gate } = await page.evaluate(() => {
      const { ready, gate } = document.documentElement.dataset;
      return { ready, gate };
    });
    return ready !== undefined || DESIGNED.includes(gate ?? '') ? 'page' : 'nothing yet';
  } catch {
    // The document is changing.
    return 'nothing yet';
  }
}

/** What a browser and the page write of a request that failed, which is what journeys make requests do. */
const OF_NETWORK =
  /\{kind: (?:network|status|timeout|unsent)\b|(?:CallError: \S+|IdentityError): (?:network|\d{3}|timeout)\b|^Failed to load resource|net::ERR_|Failed to fetch|occurred when fetching the script/;

function isProblem(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !OF_NETWORK.test(message.text());
}
