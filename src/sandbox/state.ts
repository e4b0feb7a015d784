import type { SiteId } from '#sites/site.ts';
import type { Fault } from './faults.ts';
import type { PersonaId } from './personas.ts';
import { buildWorld, type World } from './world.ts';

export interface RecordedCall {
  method: string;
  path: string;
  query: Record<string, string>;
  /** Without the token's value. */
  headers: Record<string, string>;
  body: unknown;
}

/** One browser, by its `sandbox` cookie: faults, recorded calls and the clock are its own. */
export interface Browser {
  id: string;
  /** The sign-in that it has been seen with. */
  worldId: string | undefined;
  faults: Fault[];
  calls: RecordedCall[];
  /** Milliseconds by which its clock is ahead. */
  clockAhead: number;
}

/** All that a sandbox knows, in what JSON can say. */
interface Saved {
  worlds: [string, World][];
  browsers: [string, Browser][];
  signIns: number;
}

export class SandboxState {
  private readonly worlds: Map<string, World>;
  private readonly browsers: Map<string, Browser>;
  private signIns: number;

  /** @param saved what `JSON.stringify` made of another one */
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

  /** Known by its id, or new. */
  browser(id: string): Browser {
    const known = this.browsers.get(id);
    if (known) return known;
    const browser: Browser = { id, worldId: undefined, faults: [], calls: [], clockAhead: 0 };
    this.browsers.set(id, browser);
    return browser;
  }

  /** Of every browser, less what has been forgotten. */
  calls(): RecordedCall[] {
    return [...this.browsers.values()].flatMap((browser) => browser.calls);
  }

  browsersOf(worldId: string): Browser[] {
    return [...this.browsers.values()].filter((browser) => browser.worldId === worldId);
  }

  world(id: string | undefined): World | undefined {
    return id === undefined ? undefined : this.worlds.get(id);
  }

  /** A new copy of the persona's world. @returns its id, the subject of the sign-in's tokens */
  signIn(persona: PersonaId, site: SiteId, browserId: string): string {
    const browser = this.browser(browserId);
    const id = `${persona}-${String(++this.signIns)}`;
    this.worlds.set(id, buildWorld(id, persona, site, Date.now() + browser.clockAhead));
    browser.worldId = id;
    return id;
  }

  bind(worldId: string, browserId: string): void {
    this.browser(browserId).worldId = worldId;
  }

  end(worldId: string): void {
    this.worlds.delete(worldId);
    for (const browser of this.browsersOf(worldId)) browser.worldId = undefined;
  }
}
