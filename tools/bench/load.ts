import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { installProbe } from './probe.ts';
import { PROFILES, type ProfileName } from './profiles.ts';
import { blockingTime } from './statistics.ts';
import type { Target } from './targets.ts';

export const KINDS = ['html', 'script', 'style', 'data', 'other'] as const;
type Kind = (typeof KINDS)[number];

/** The figures of one visit: times in milliseconds, transferred bytes with headers. */
export interface Visit {
  firstPaint: number | undefined;
  largestPaint: number | undefined;
  ready: number | undefined;
  keptTicket: number | undefined;
  blocking: number;
  layoutShift: number;
  requests: number;
  bytes: Record<Kind, number>;
  /** What was asked for until the page was ready: requests and their bytes. */
  needed: { requests: number; bytes: number };
  /** In the order of the requests. */
  waterfall: { url: string; from: number; to: number | undefined; bytes: number }[];
}

export interface Phone {
  page: Page;
  context: BrowserContext;
  session: CDPSession;
}

/** A visit is over when no request has been under way for this long. */
const QUIET_MS = 1000;
const LONGEST_MS = 60_000;

/** A browser context of its own, as a phone with an empty cache on this connection. */
export async function newPhone(
  browser: Browser,
  target: Target,
  profile: ProfileName,
  { worker, signedIn }: { worker: boolean; signedIn: boolean },
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'fr-FR',
    serviceWorkers: worker ? 'allow' : 'block',
  });
  if (signedIn) {
    const url = `https://${target.host}`;
    await context.addCookies([{ name: `auth0.${target.clientId}.is.authenticated`, value: 'true', url }]);
  }
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { down, up, latencyMs, cpu } = PROFILES[profile];
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: down,
    uploadThroughput: up,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.addInitScript(installProbe, target.ready);
  return { page, context, session };
}

/** Opens the page as a new document, and waits until the visit is over. */
export async function open({ page, session }: Phone, address: string): Promise<Visit> {
  const traffic = watchTraffic(session);
  await page.goto(address, { waitUntil: 'commit', timeout: LONGEST_MS });
  await traffic.quiet();
  const probe = await page.evaluate(() => window.benchProbe);
  if (!probe) throw new Error(`${address} was left`);
  const waterfall = traffic.end();
  const needed = waterfall.filter(({ from }) => from < (probe.ready ?? Infinity));
  return {
    firstPaint: probe.firstPaint,
    largestPaint: probe.largestPaint,
    ready: probe.ready,
    keptTicket: probe.keptTicket,
    blocking: blockingTime(probe.longTasks, probe.firstPaint ?? 0),
    layoutShift: probe.layoutShift,
    requests: waterfall.length,
    bytes: Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        waterfall.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0),
      ]),
    ) as Record<Kind, number>,
    needed: { requests: needed.length, bytes: needed.reduce((sum, { bytes }) => sum + bytes, 0) },
    waterfall,
  };
}

interface Sent {
  url: string;
  kind: Kind;
  /** Seconds on the browser's clock; `end` turns them into milliseconds since the first request. */
  from: number;
  to: number | undefined;
  bytes: number;
}

/** The part of the DevTools protocol that is read here. */
interface Protocol {
  requestWillBeSent: {
    requestId: string;
    request: { url: string };
    timestamp: number;
    type?: string;
  };
  loadingFinished: { requestId: string; timestamp: number; encodedDataLength: number };
  loadingFailed: { requestId: string; timestamp: number };
}

function watchTraffic(session: CDPSession) {
  const sent = new Map<string, Sent>();
  let under = 0;
  let last = Date.now();
  const finish = (requestId: string, to: number, bytes: number): void => {
    const one = sent.get(requestId);
    if (!one || one.to !== undefined) return;
    Object.assign(one, { to, bytes });
    under--;
    last = Date.now();
  };
  const onSent = ({ requestId, request, timestamp, type }: Protocol['requestWillBeSent']): void => {
    if (!request.url.startsWith('http')) return;
    if (!sent.has(requestId)) under++;
    sent.set(requestId, { url: request.url, kind: kindOf(type), from: timestamp, to: undefined, bytes: 0 });
    last = Date.now();
  };
  const onFinished = (e: Protocol['loadingFinished']): void =>
    finish(e.requestId, e.timestamp, e.encodedDataLength);
  const onFailed = (e: Protocol['loadingFailed']): void => finish(e.requestId, e.timestamp, 0);
  session.on('Network.requestWillBeSent', onSent);
  session.on('Network.loadingFinished', onFinished);
  session.on('Network.loadingFailed', onFailed);
  return {
    async quiet(): Promise<void> {
      const start = Date.now();
      while (under > 0 || Date.now() - last < QUIET_MS) {
        if (Date.now() - start > LONGEST_MS) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    end(): Sent[] {
      session.off('Network.requestWillBeSent', onSent);
      session.off('Network.loadingFinished', onFinished);
      session.off('Network.loadingFailed', onFailed);
      const all = [...sent.values()];
      const first = all[0]?.from ?? 0;
      const since = (seconds: number): number => Math.round((seconds - first) * 1000);
      return all.map((one) => ({
        ...one,
        from: since(one.from),
        to: one.to === undefined ? undefined : since(one.to),
      }));
    },
  };
}

function kindOf(type: string | undefined): Kind {
  switch (type) {
    case 'Document':
      return 'html';
    case 'Script':
      return 'script';
    case 'Stylesheet':
      return 'style';
    case 'Fetch':
    case 'XHR':
      return 'data';
    default:
      return 'other';
  }
}
