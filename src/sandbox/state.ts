import type { Site } from '#sites/site.ts';
import type { Leaving } from './areas/leavingWorld.ts';
import type { Fault } from './faults.ts';
import type { PersonaId } from './personas.ts';
import { buildWorld, type World } from './world.ts';

export interface RecordedCall {
  method: string;
  path: string;
  query: Record<string, string>;
  /** The headers, without the value of the token. */
  headers: Record<string, string>;
  body: unknown;
}

/** A browser, known by its `sandbox` cookie, with its own faults, recorded calls and clock. */
export interface Browser {
  id: string;
  /** The sign-in that the browser used last. */
  worldId: string | undefined;
  faults: Fault[];
  calls: RecordedCall[];
  /** Milliseconds by which the browser's clock is ahead. */
  clockAhead: number;
  /** Call and token of each unsubscribe link that was used. Nobody needs to be signed in. */
  unsubscribed: string[];
  /** The declarations of those who leave a contract, once each. Nobody needs to be signed in. */
  leavings: Leaving[];
  /** What the pages have reported (`reports/`). */
  reports: unknown[];
}

/** The whole state of a sandbox, which JSON can hold. */
interface Saved {
  worlds: [string, World][];
  browsers: [string, Browser][];
  signIns: number;
}

export class SandboxState {
  private readonly worlds: Map<string, World>;
  private readonly browsers: Map<string, Browser>;
  private signIns: number;
  /** The calls under the fault `held`. They end with the process or the page: the saved state does not have them. */
  private waiting: { browserId: string; match: string; goOn: () => void }[] = [];

  /** @param saved another state, from `JSON.stringify` */
  constructor(saved?: string) {
    const { worlds, browsers, signIns }: Saved =
      saved === undefined ? { worlds: [], browsers: [], signIns: 0 } : (JSON.parse(saved) as Saved);
    this.worlds = new Map(worlds);
    this.browsers = new Map(browsers);
    this.signIns = signIns;
  }

  toJSON(): Saved {
    return { worlds: [...this.worlds], browsers: [...this.browsers], signIns: this.signIns };
  }

  /** The browser with this id, or a new browser. */
  browser(id: string): Browser {
    const known = this.browsers.get(id);
    if (known) return known;
    const browser: Browser = {
      id,
      worldId: undefined,
      faults: [],
      calls: [],
      clockAhead: 0,
      unsubscribed: [],
      leavings: [],
      reports: [],
    };
    this.browsers.set(id, browser);
    return browser;
  }

  /** The calls of every browser, except the forgotten ones. */
  calls(): RecordedCall[] {
    return [...this.browsers.values()].flatMap((browser) => browser.calls);
  }

  browsersOf(worldId: string): Browser[] {
    return [...this.browsers.values()].filter((browser) => browser.worldId === worldId);
  }

  world(id: string | undefined): World | undefined {
    return id === undefined ? undefined : this.worlds.get(id);
  }

  /** Makes a new copy of the persona's world. @returns the copy's id, the subject of the sign-in's tokens */
  signIn(persona: PersonaId, site: Site, browserId: string): string {
    const browser = this.browser(browserId);
    const id = `${persona}-${String(++this.signIns)}`;
    this.worlds.set(id, buildWorld(id, persona, site, Date.now() + browser.clockAhead));
    browser.worldId = id;
    return id;
  }

  /** Resolves when the calls that this fault holds may go on. */
  released(browserId: string, match: string): Promise<void> {
    return new Promise((goOn) => this.waiting.push({ browserId, match, goOn }));
  }

  /** Lets the held calls of a browser go on, and holds no further ones; all of them without a pattern. */
  release(browserId: string, match?: string): void {
    const isMeant = (one: { match: string }): boolean => match === undefined || one.match === match;
    const browser = this.browser(browserId);
    browser.faults = browser.faults.filter((fault) => fault.fault !== 'held' || !isMeant(fault));
    const going = this.waiting.filter((one) => one.browserId === browserId && isMeant(one));
    this.waiting = this.waiting.filter((one) => !going.includes(one));
    for (const { goOn } of going) goOn();
  }

  /**
   * Builds the world of the customer whom this browser shows anew, as a persona's; the tokens of the session stay good.
   * @returns whether anybody is signed in
   */
  begin(persona: PersonaId, site: Site, browserId: string): boolean {
    const { worldId, clockAhead } = this.browser(browserId);
    if (worldId === undefined || !this.worlds.has(worldId)) return false;
    this.worlds.set(worldId, buildWorld(worldId, persona, site, Date.now() + clockAhead));
    return true;
  }

  /** Forgets what this browser was steered to and has done; who is signed in stays. */
  forget(browserId: string): void {
    const { worldId } = this.browser(browserId);
    this.release(browserId);
    this.browsers.delete(browserId);
    this.browser(browserId).worldId = worldId;
  }

  bind(worldId: string, browserId: string): void {
    this.browser(browserId).worldId = worldId;
  }

  end(worldId: string): void {
    this.worlds.delete(worldId);
    for (const browser of this.browsersOf(worldId)) browser.worldId = undefined;
  }
}
