import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type {} from '#sandbox/inPage.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import type { Held } from '#sandbox/sandboxRoutes.ts';
import type { RecordedCall } from '#sandbox/state.ts';
import type { FaultInput } from './faultClasses.ts';
import { sandboxUrl, siteUrl } from './sites.ts';

/** Matches method and path, as in `GET /api/cinemas`; `*` stands for anything. */
export function callPattern(match: string): RegExp {
  return new RegExp(`^${match.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
}

/** Sends a request to the sandbox. @returns the text of its answer; rejects where it refuses */
type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, data?: unknown) => Promise<string>;

/**
 * Steers the sandbox for the host of the page, whose cookie is not the one of `localhost`. It is sent from within the
 * page: Node does not resolve hosts like `refresh.localhost`, browsers do.
 */
export async function steerHere(page: Page, what: 'faults' | 'release', body: unknown = null): Promise<void> {
  const to = new URL(`/sandbox/${what}`, sandboxUrl('fr'));
  to.hostname = new URL(page.url()).hostname;
  await page.evaluate(
    // Behind nginx the sandbox is at another port. Cookies ignore ports; this request needs no preflight.
    ([address, text]) =>
      fetch(address, { method: 'POST', body: text, mode: 'no-cors', credentials: 'include' }).then(
        () => undefined,
      ),
    [to.href, JSON.stringify(body)] as const,
  );
}

/** A call whose answer waits, while the test looks and acts. */
export interface Hold {
  /** Waits until a call has come in. */
  arrived(): Promise<void>;
  /** Lets the held calls go on, once one has come in. Further ones are not held. */
  release(): Promise<void>;
}

/** What a test can ask of the sandbox; each request concerns the test's own browser only. */
export class Sandbox {
  private readonly ask: Ask;

  private constructor(ask: Ask) {
    this.ask = ask;
  }

  static atServer(request: APIRequestContext, origin: string): Sandbox {
    return new Sandbox(async (method, path, data) => {
      // A kept-alive connection may just have been closed.
      const response = await request.fetch(`${origin}${path}`, { method, data, maxRetries: 2 });
      const text = await response.text();
      expect(response.ok(), text).toBe(true);
      return text;
    });
  }

  /** In the demonstration the sandbox runs in the page and keeps its state for the tab. */
  static inPage(page: Page): Sandbox {
    return new Sandbox(async (method, path, data) => {
      if (!page.url().startsWith('http')) await page.goto(`${siteUrl('fr')}/fr/mail/`);
      await page.waitForFunction(() => window.sandbox !== undefined);
      const { ok, text } = await page.evaluate(
        async ([to, init]) => {
          const response = await window.sandbox?.(to, init);
          return { ok: response?.ok, text: (await response?.text()) ?? '' };
        },
        [path, { method, ...(data === undefined ? {} : { body: JSON.stringify(data) }) }] as const,
      );
      expect(ok, text).toBe(true);
      return text;
    });
  }

  /** Makes the next matching call fail, as in `GET /api/cinemas`; `times: 0` makes all of them fail until cleared. */
  async fault(fault: FaultInput): Promise<void> {
    await this.ask('POST', '/sandbox/faults', fault);
  }

  /** Holds the answer to the next matching call until it is released; `times: 0` holds all of them. */
  async hold(match: string, options: Pick<FaultInput, 'times' | 'status'> = {}): Promise<Hold> {
    const before = (await this.calls(match)).length;
    await this.fault({ ...options, match, fault: 'held' });
    const arrived = (): Promise<void> =>
      expect
        .poll(async () => (await this.calls(match)).length, `${match} has come in`)
        .toBeGreaterThan(before);
    return {
      arrived,
      release: async () => {
        await arrived();
        await this.ask('POST', `/sandbox/release?${new URLSearchParams({ match }).toString()}`);
      },
    };
  }

  /** Clears all faults, or those that were set for exactly this pattern. */
  async clearFaults(match?: string): Promise<void> {
    const query = match === undefined ? '' : `?${new URLSearchParams({ match }).toString()}`;
    await this.ask('DELETE', `/sandbox/faults${query}`);
  }

  /** The matching calls so far, as in `calls('PATCH /api/accounts/me')`. */
  async calls(match = '*'): Promise<RecordedCall[]> {
    const all = JSON.parse(await this.ask('GET', '/sandbox/calls')) as RecordedCall[];
    const pattern = callPattern(match);
    return all.filter(({ method, path }) => pattern.test(`${method} ${path}`));
  }

  /** The bodies of the matching calls so far. */
  async bodies(match: string): Promise<RecordedCall['body'][]> {
    return (await this.calls(match)).map(({ body }) => body);
  }

  async forgetCalls(): Promise<void> {
    await this.ask('DELETE', '/sandbox/calls');
  }

  /** What the backend has of the customer, whatever the page says. */
  async held(): Promise<Held> {
    return JSON.parse(await this.ask('GET', '/sandbox/held')) as Held;
  }

  /** Verifies the customer's e-mail address, as the link in the e-mail does. */
  async verifyMail(): Promise<void> {
    await this.ask('POST', '/sandbox/verify-mail');
  }

  /**
   * Builds the world of the signed-in customer anew, as a persona's, at the time of the sandbox's clock.
   * @returns whether anybody is signed in
   */
  async begin(persona: PersonaId): Promise<boolean> {
    return JSON.parse(await this.ask('POST', `/sandbox/begin?persona=${persona}`)) as boolean;
  }

  /** Forgets faults, calls and clock of this browser, and what was done without a session. */
  async forget(): Promise<void> {
    await this.ask('POST', '/sandbox/forget');
  }

  async clock(now: string): Promise<void> {
    await this.ask('POST', '/sandbox/clock', { now });
  }
}
