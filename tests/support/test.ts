import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test';
import type { PersonaId } from '#sandbox/personas.ts';
import type { RecordedCall } from '#sandbox/state.ts';
import type { faultSchema } from '#sandbox/faults.ts';
import type { SiteId } from '#sites/site.ts';
import type { InferInput } from 'valibot';
import { PROVIDER_URL, siteUrl, type TestHost } from './sites.ts';

export type FaultInput = InferInput<typeof faultSchema>;

/** `*` stands for anything. */
export function callPattern(match: string): RegExp {
  return new RegExp(`^${match.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
}

export interface Place {
  site?: SiteId;
  host?: TestHost;
}

/** What a test asks of the sandbox, for its own browser only. */
export class Sandbox {
  private readonly request: APIRequestContext;
  private readonly origin: string;

  constructor(request: APIRequestContext, origin: string) {
    this.request = request;
    this.origin = origin;
  }

  /** The next call that matches, as in `GET /api/cinemas`, goes wrong. */
  async fault(fault: FaultInput): Promise<void> {
    const response = await this.request.post(`${this.origin}/sandbox/faults`, { data: fault });
    expect(response.ok(), await response.text()).toBe(true);
  }

  /** All of them, or those that were set for exactly this. */
  async clearFaults(match?: string): Promise<void> {
    await this.request.delete(
      `${this.origin}/sandbox/faults`,
      match === undefined ? {} : { params: { match } },
    );
  }

  /** Calls so far, as in `calls('PATCH /api/accounts/me')`. */
  async calls(match = '*'): Promise<RecordedCall[]> {
    const all = (await (await this.request.get(`${this.origin}/sandbox/calls`)).json()) as RecordedCall[];
    const pattern = callPattern(match);
    return all.filter(({ method, path }) => pattern.test(`${method} ${path}`));
  }

  async forgetCalls(): Promise<void> {
    await this.request.delete(`${this.origin}/sandbox/calls`);
  }

  /** The customer follows the link in the e-mail. */
  async verifyMail(): Promise<void> {
    const response = await this.request.post(`${this.origin}/sandbox/verify-mail`);
    expect(response.ok(), await response.text()).toBe(true);
  }

  async clock(now: string): Promise<void> {
    await this.request.post(`${this.origin}/sandbox/clock`, { data: { now } });
  }
}

interface Fixtures {
  /** The API's side of this test. */
  sandbox: Sandbox;
  /** The identity provider's side of this test. */
  provider: Sandbox;
  /** Opens a page as a signed-in customer; each call is a sign-in of its own, with its own world. */
  signIn: (persona: PersonaId, path?: string, place?: Place) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  sandbox: async ({ context }, use) => {
    await use(new Sandbox(context.request, siteUrl('fr')));
  },
  provider: async ({ context }, use) => {
    await use(new Sandbox(context.request, PROVIDER_URL));
  },
  signIn: async ({ page }, use) => {
    await use(async (persona, path = '/fr/', { site = 'fr', host = 'localhost' } = {}) => {
      await page.goto(`${siteUrl(site, host)}${path}`);
      await choosePersona(page, persona);
      await ready(page);
    });
  },
});

/** On the provider's sign-in page. */
export async function choosePersona(page: Page, persona: PersonaId): Promise<void> {
  await page.locator(`button[value="${persona}"]`).click();
}

/** Guards decided, loads settled, islands hydrated. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

export { expect };
