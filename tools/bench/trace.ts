import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { buildPeers } from './buildPeers.ts';
import { untilKept } from './inSite.ts';
import { newPhone, open, type Visit } from './load.ts';
import { isProfileName, type ProfileName } from './profiles.ts';
import { addressOf, launch } from './runs.ts';
import { startBenchServer } from './server.ts';
import { OURS, type Target } from './targets.ts';
import { buildSite } from '../buildSite.ts';
import { findOrInstallChromium } from '../chromium.ts';
import { orExplain } from '../explain.ts';

const USAGE =
  'npm run bench -- trace [--pages /fr/profile/,/fr/] [--profile fast4g] [--peers vite-react | --peers none] [--built]';

/** What is read of an event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: { data?: { url?: string }; fileName?: string; name?: string };
}

const CATEGORIES = ['-*', 'devtools.timeline', 'v8', 'disabled-by-default-v8.compile', 'toplevel'];

/** What the main thread does, by the names of events. The rest is the browser's own. */
const KINDS: Readonly<Record<string, RegExp>> = {
  html: /^ParseHTML$/,
  script:
    /^(?:EvaluateScript|FunctionCall|v8\.evaluateModule|RunMicrotasks|TimerFire|FireIdleCallback|FireAnimationFrame|EventDispatch|v8\.run|v8\.callFunction)$/,
  style: /^UpdateLayoutTree$/,
  layout: /^(?:Layout|PrePaint)$/,
  paint: /^(?:Paint|Layerize|Commit|Animation)$/,
  memory: /GC/,
  compile: /compile|parse|cache|deserialize/i,
};

/** The scripts, and the requests of the session. */
const SHOWN = /\/authorize\?|\/oauth\/token|\/accounts\/me\?|\.js$/;
const SHORTEST_TASK_MS = 30;
const LEAST_MS = 10;

/** Prints where the main thread's time goes until a page is ready, of first visits and of the visits after them. */
await orExplain(async () => {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: OURS.path },
      profile: { type: 'string', default: 'fast4g' },
      peers: { type: 'string', default: 'none' },
      built: { type: 'boolean', default: false },
    },
  });
  const { profile } = values;
  if (!isProfileName(profile)) throw new Error(USAGE);
  await findOrInstallChromium();
  if (!values.built) await buildSite({ site: 'fr', tier: 'production', outDir: OURS.folder, standIn: true });
  const peers = await buildPeers(values.peers === 'none' ? [] : values.peers.split(','), !values.built);
  const server = await startBenchServer([OURS, ...peers], 'subscriber');
  const browser = await launch(server);
  try {
    const targets = [...values.pages.split(',').map((path) => ({ ...OURS, path })), ...peers];
    // The first loads do not count: the server compresses its files.
    for (const target of targets) await traceVisits(browser, target, 'none', () => undefined);
    server.delayBodies(profile !== 'none');
    for (const target of targets) await traceVisits(browser, target, profile, console.log);
  } finally {
    await browser.close();
    server.close();
  }
});

async function traceVisits(
  browser: Browser,
  target: Target,
  profile: ProfileName,
  print: (text: string) => void,
): Promise<void> {
  const phone = await newPhone(browser, target, profile, { worker: target.isThisSite, signedIn: true });
  for (const what of ['first visit', 'again']) {
    await browser.startTracing(phone.page, { categories: CATEGORIES });
    const visit = await open(phone, addressOf(target));
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    print(`\n${target.name}, ${target.path}, ${what}: ready after ${visit.ready?.toFixed(0) ?? '?'} ms`);
    print([...requests(visit), ...mainThread(trace.traceEvents, visit)].join('\n'));
    if (target.isThisSite) await untilKept(phone, target.path);
    await phone.page.goto('about:blank');
  }
  await phone.context.close();
}

/** When they went out until the page was ready, and when their answers came. */
function requests({ waterfall, ready = 0 }: Visit): string[] {
  return waterfall
    .filter(({ url, from }) => SHOWN.test(url) && from < ready)
    .map(({ url, from, to }) => `  ${String(from)}–${String(to)} ${new URL(url).pathname}`);
}

interface Open {
  event: TraceEvent;
  end: number;
  file: string;
  /** Microseconds without those of the events within. */
  own: number;
}

/** Milliseconds by kind of work, by file or event, and the long tasks. */
function mainThread(events: readonly TraceEvent[], { ready = 0 }: Visit): string[] {
  // The events are in no order.
  const first = Math.min(...events.filter(({ name }) => name === 'ResourceSendRequest').map(({ ts }) => ts));
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  return mains.flatMap(({ pid, tid }) => {
    const byKind = new Map<string, number>();
    const byPlace = new Map<string, number>();
    const tasks: string[] = [];
    const stack: Open[] = [];
    const closeUntil = (ts: number): void => {
      for (let last = stack.at(-1); last && last.end <= ts; last = stack.at(-1)) {
        stack.pop();
        const { name } = last.event;
        const [kind] = Object.entries(KINDS).find(([, names]) => names.test(name)) ?? ['browser'];
        add(byKind, kind, last.own);
        add(byPlace, last.file && /script|compile/.test(kind) ? `${kind} of ${last.file}` : name, last.own);
      }
    };
    const own = events
      .filter((one) => one.pid === pid && one.tid === tid && one.ph === 'X')
      .filter(({ ts }) => ts >= first && ts < first + ready * 1000)
      .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
    for (const event of own) {
      const { ts, dur = 0, args } = event;
      closeUntil(ts);
      const outer = stack.at(-1);
      if (outer) outer.own -= dur;
      else if (dur >= SHORTEST_TASK_MS * 1000) tasks.push(`${ms(ts - first)}+${ms(dur)}`);
      const file = (args.data?.url ?? args.fileName)?.split('/').pop() ?? outer?.file ?? '';
      stack.push({ event, end: ts + dur, file, own: dur });
    }
    closeUntil(Infinity);
    const all = [...byKind.values()].reduce((sum, one) => sum + one, 0);
    if (all < SHORTEST_TASK_MS * 1000) return [];
    return [
      `main thread: ${ms(all)} ms (${sorted(byKind, 0).join(', ')})`,
      ...sorted(byPlace, LEAST_MS).map((one) => `  ${one}`),
      `  tasks, from+length: ${tasks.join(' ')}`,
    ];
  });
}

function add(sums: Map<string, number>, key: string, more: number): void {
  sums.set(key, (sums.get(key) ?? 0) + more);
}

function sorted(sums: ReadonlyMap<string, number>, leastMs: number): string[] {
  return [...sums]
    .filter(([, us]) => us >= leastMs * 1000)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, us]) => `${name} ${ms(us)}`);
}

function ms(us: number): string {
  return (us / 1000).toFixed(0);
}
