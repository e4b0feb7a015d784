import * as v from 'valibot';
import { createSandbox } from '#sandbox/app.ts';
import { faultSchema } from '#sandbox/faults.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { SandboxState, type Browser, type RecordedCall } from '#sandbox/state.ts';
import type { World } from '#sandbox/world.ts';
import { site } from '#sites/current.ts';
import type { FaultInput } from '#tests/support/faultClasses.ts';

const BROWSER = 'page';

/** Matches method and path, as in `GET /api/cinemas`; `*` stands for anything. */
export function callPattern(match: string): RegExp {
  return new RegExp(`^${match.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
}

/** The stand-in backend of a component test. It runs in the page, so that a test reads its state without a request. */
export class Backend {
  private readonly state = new SandboxState();
  private readonly subject: string;
  private readonly app;

  constructor(persona: PersonaId) {
    this.subject = this.state.signIn(persona, site, BROWSER);
    this.app = createSandbox({
      state: this.state,
      site,
      browserId: BROWSER,
      challengeDigests: 200,
      // A token with a bar, such as `apple|fake`, belongs to an identity to link.
      verify: (token) => Promise.resolve({ subject: token.includes('|') ? token : this.subject }),
    });
  }

  /** Calls without an answer. */
  waiting = 0;

  /** The `fetch` of the page: rejects where a fault stands for a broken connection. */
  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    this.waiting++;
    try {
      return await this.#answer(request);
    } finally {
      this.waiting--;
    }
  };

  async #answer(request: Request): Promise<Response> {
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    });
    const response = await Promise.race([this.app.fetch(request), aborted]);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  }

  /** What the backend has of the customer, to read and to change. */
  get world(): World {
    const world = this.state.world(this.subject);
    if (!world) throw new Error('The customer is signed out');
    return world;
  }

  get browser(): Browser {
    return this.state.browser(BROWSER);
  }

  /** Makes the next matching call fail, as in `GET /api/cinemas`; `times: 0` makes all of them fail until cleared. */
  fault(fault: FaultInput): void {
    this.browser.faults.push(v.parse(faultSchema, fault));
  }

  /** Lets the calls go on that the fault `held` with this pattern keeps waiting. */
  release(match: string): void {
    this.state.release(BROWSER, match);
  }

  /** Clears all faults, or those that were set for exactly this pattern. */
  clearFaults(match?: string): void {
    this.browser.faults = this.browser.faults.filter((fault) => match !== undefined && fault.match !== match);
  }

  /** The matching calls so far, as in `calls('PATCH /api/accounts/me')`; `*` stands for anything. */
  calls(match = '*'): RecordedCall[] {
    const pattern = callPattern(match);
    return this.browser.calls.filter(({ method, path }) => pattern.test(`${method} ${path}`));
  }

  bodies(match: string): RecordedCall['body'][] {
    return this.calls(match).map(({ body }) => body);
  }

  /** One entry per call: its body, and whether its header carried the answer to a captcha. */
  challenged(match: string): { body: RecordedCall['body']; challenged: boolean }[] {
    return this.calls(match).map(({ body, headers }) => ({
      body,
      challenged: (headers['x-captcha-response']?.length ?? 0) > 40,
    }));
  }

  forgetCalls(): void {
    this.browser.calls.length = 0;
  }
}
