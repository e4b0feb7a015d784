import { chromium, type Browser } from '@playwright/test';
import { findChromium, QUIET_BROWSER } from '#tools/chromium.ts';
import { startBenchServer, type BenchServer } from './server.ts';
import { changePage, untilKept } from './inSite.ts';
import { newPhone, open, type Phone, type Visit } from './load.ts';
import type { ProfileName } from './profiles.ts';
import { calibration } from './statistics.ts';
import type { Target } from './targets.ts';

/** One line of the table, with all its runs. */
export interface Row {
  what: string;
  profile: ProfileName;
  visits: Partial<Visit>[];
  /** Largest contentful paints of the same HTML without scripts, where the page has content of its own. */
  floors: (number | undefined)[];
}

export interface Results {
  rows: Row[];
  calibrations: number[];
}

/** One measurement of a target; a round takes each of them once. */
interface Measurement {
  what: string;
  target: Target;
  run: (lab: Lab) => Promise<Partial<Visit>>;
  /** Measures the floor that the line is compared with. */
  floor?: (lab: Lab) => Promise<number | undefined>;
}

interface Lab {
  browser: Browser;
  server: BenchServer;
  profile: ProfileName;
}

export interface Plan {
  targets: readonly Target[];
  profiles: readonly ProfileName[];
  rounds: number;
  /** Measures the lines whose name contains this text; all of them where it is empty. */
  what: string;
  /** Called after each measurement. */
  onRun: (run: Run) => void;
}

/** How far a plan has come. */
export interface Run {
  what: string;
  profile: ProfileName;
  /** Measurements that have been made, this one included, and those of the whole plan. */
  done: number;
  all: number;
}

/**
 * Runs the plan in rounds. Each round takes every measurement once and starts with another one, so that other load on
 * the machine falls on all of them alike.
 */
export async function runPlan(
  { targets, profiles, rounds, what, onRun }: Plan,
  results: Results,
): Promise<void> {
  const server = await startBenchServer(targets, 'subscriber');
  const browser = await launch(server);
  const measurements = targets.flatMap(measurementsOf).filter((one) => one.what.includes(what));
  const all = measurements.length * profiles.length * rounds;
  let done = 0;
  try {
    // The first loads do not count: the server compresses its files, and the browser warms up.
    for (const measurement of measurements) await measurement.run({ browser, server, profile: 'none' });
    for (const profile of profiles) {
      server.delayBodies(profile !== 'none');
      for (let round = 0; round < rounds; round++) {
        const order = measurements.map((_, index) => measurements[(index + round) % measurements.length]);
        for (const measurement of order) {
          if (!measurement) continue;
          await measure(measurement, { browser, server, profile }, results);
          onRun({ what: measurement.what, profile, done: ++done, all });
        }
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
}

async function measure(measurement: Measurement, lab: Lab, results: Results): Promise<void> {
  const { what, floor, run } = measurement;
  let row = results.rows.find((one) => one.what === what && one.profile === lab.profile);
  if (!row) results.rows.push((row = { what, profile: lab.profile, visits: [], floors: [] }));
  results.calibrations.push(calibration());
  if (floor) row.floors.push(await floor(lab));
  row.visits.push(await run(lab));
}

function measurementsOf(target: Target): Measurement[] {
  const visits = (name: string, page: Target): Measurement[] => [
    {
      target,
      what: `${target.name}, ${name}first visit`,
      run: (lab) => first(lab, page),
      floor: (lab) => floorOf(lab, page),
    },
    { target, what: `${target.name}, ${name}again`, run: (lab) => again(lab, page) },
  ];
  if (!target.isThisSite) return visits('', target);
  return [
    ...visits('', target),
    ...visits('home, ', { ...target, path: '/fr/' }),
    ...visits('tickets, ', { ...target, path: '/fr/tickets/' }),
    {
      target,
      what: `${target.name}, signed out: error page`,
      run: (lab) => first(lab, { ...target, path: '/fr/error/' }),
    },
    { target, what: `${target.name}, to another page`, run: (lab) => pageChange(lab, target) },
    ...(target.next === undefined
      ? []
      : [{ target, what: `${target.name}, after a release`, run: (lab: Lab) => again(lab, target, true) }]),
  ];
}

function first(lab: Lab, target: Target): Promise<Visit> {
  return onPhone(lab, target, (phone) => open(phone, addressOf(target)));
}

/**
 * @param isReleased whether the site changes by a word between the visits: the second one shows the stored page at once,
 * and fetches the new one meanwhile
 */
function again(lab: Lab, target: Target, isReleased = false): Promise<Visit> {
  return onPhone(lab, target, async (phone) => {
    await open(phone, addressOf(target));
    if (target.isThisSite) await untilKept(phone, target.path);
    await phone.page.goto('about:blank');
    lab.server.release(isReleased);
    return open(phone, addressOf(target)).finally(() => lab.server.release(false));
  });
}

function pageChange(lab: Lab, target: Target): Promise<Partial<Visit>> {
  return onPhone(lab, target, async (phone) => {
    await open(phone, addressOf({ ...target, path: '/fr/' }));
    await untilKept(phone, '/fr/tickets/');
    return { ready: await changePage(phone, '/fr/tickets/') };
  });
}

async function floorOf(lab: Lab, target: Target): Promise<number | undefined> {
  lab.server.serveFloor(true);
  const visit = await onPhone(lab, { ...target, ready: '' }, (phone) => open(phone, addressOf(target)));
  lab.server.serveFloor(false);
  return visit.largestPaint;
}

async function onPhone<T>(lab: Lab, target: Target, use: (phone: Phone) => Promise<T>): Promise<T> {
  const phone = await newPhone(lab.browser, target, lab.profile, {
    worker: target.isThisSite,
    signedIn: true,
  });
  try {
    return await use(phone);
  } finally {
    await phone.context.close();
  }
}

export function addressOf({ host, path }: Target): string {
  return `https://${host}${path}`;
}

export function launch({ port, spki }: BenchServer): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      ...QUIET_BROWSER,
      // Frames share the page's process, as on a phone with little memory, so that they are throttled with it.
      '--disable-site-isolation-trials',
      '--disable-features=IsolateOrigins,site-per-process,HttpsUpgrades,OptimizationHints,MediaRouter,Translate,PaintHolding',
      `--host-resolver-rules=MAP * 127.0.0.1:${String(port)}`,
      `--ignore-certificate-errors-spki-list=${spki}`,
    ],
  });
}
