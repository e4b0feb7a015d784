import type { Browser, Page } from '@playwright/test';
import { handOn } from './hand.ts';
import type { Area } from './areas.ts';

/** Milliseconds of each interaction, by area and by the interaction's name. */
export type Samples = Map<string, Map<string, number[]>>;

interface Plan {
  /** The address of the French site. */
  url: string;
  areas: readonly Area[];
  rounds: number;
}

/** The customer with most of everything: 2,000 films seen, 500 wished for, 300 tickets. */
const CUSTOMER = 'heavy';

/** Keeps away the toasts on arrival: they are no part of the area, and cover what is tapped. */
const QUIET = ['GET /api/alerts', 'GET /api/accounts/me/advantages'];

/** Measures area after area, and then again from the first, so that other load on the machine falls on all of them. */
export async function measureInteractions(browser: Browser, { url, areas, rounds }: Plan): Promise<Samples> {
  const samples: Samples = new Map();
  for (let round = 0; round < rounds; round++) {
    // A sign-in of its own has a fresh world, without the changes of the round before.
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      permissions: ['geolocation'],
      geolocation: { latitude: 48.8918, longitude: 2.2389 },
    });
    const page = await context.newPage();
    await signIn(page, url);
    for (const area of areas) {
      await page.goto(`${url}${area.path}`);
      await ready(page);
      await area.visit(
        await handOn(page, (what, milliseconds) => {
          add(samples, area.name, what, milliseconds);
        }),
      );
    }
    await context.close();
  }
  return samples;
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/fr/`);
  for (const match of QUIET) {
    const data = { match, fault: 'answer', body: [], times: 0 };
    await page.request.post(`${url}/sandbox/faults`, { data });
  }
  await page.locator(`button[value="${CUSTOMER}"]`).click();
  await ready(page);
}

async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

function add(samples: Samples, area: string, what: string, milliseconds: number): void {
  const ofArea = samples.get(area) ?? new Map<string, number[]>();
  samples.set(area, ofArea.set(what, [...(ofArea.get(what) ?? []), milliseconds]));
}
