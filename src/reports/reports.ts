import { consent } from '#account/consent.ts';
import { takeNotes } from '#platform/noted.ts';
import { platform } from '#platform/platform.ts';
import { readPage } from '#platform/rootData.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';
import { keyOf, reportOf, vitalOf, type Circumstances } from './rules.ts';

/** A document that fails in many ways says no more after this many. */
const MOST = 20;

let isListening = false;

/**
 * Sends what goes wrong to the address of the environment, and how fast the page was where the environment asks for it:
 * `docs/decisions.md#failures-are-reported`, `#speed-needs-consent`. Without an address there is no request.
 */
export function sendReports(): void {
  if (isListening) return;
  isListening = true;
  const { reports } = environmentOf(platform().location(), site, __DEMO__);
  if (!reports) return;
  const { address, share, vitals = 0 } = reports;
  if (Math.random() < share) reportFailures(address);
  if (Math.random() < vitals) reportVitals(address);
}

function reportFailures(address: string): void {
  const sent = new Set<string>();
  takeNotes((noted) => {
    const report = reportOf(noted, circumstances());
    if (!report || sent.size >= MOST || sent.has(keyOf(report))) return;
    sent.add(keyOf(report));
    post(address, JSON.stringify(report));
  });
}

/** The library is a chunk of its own: only a page that is measured loads it. */
function reportVitals(address: string): void {
  if (!mayMeasure()) return;
  const page = circumstances();
  const sent = new Set<string>();
  import('./vitals.ts').then(
    ({ measure }) => {
      measure((metric) => {
        const vital = vitalOf(metric, page);
        // The library measures a page that comes back from the browser's memory anew, and the customer may refuse later.
        if (!vital || sent.has(vital.name) || !mayMeasure()) return;
        sent.add(vital.name);
        post(address, JSON.stringify(vital));
      });
    },
    (error: unknown) => {
      platform().report('Vitals', error);
    },
  );
}

function mayMeasure(): boolean {
  return consent() === 'accepted';
}

function circumstances(): Circumstances {
  const { route, language } = readPage();
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } };
  return {
    route,
    language,
    release: document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '',
    connection: connection?.effectiveType,
  };
}

/** As text, so that another origin is not asked first whether it takes JSON. Another origin gets no cookie. */
function post(address: string, body: string): void {
  fetch(address, { method: 'POST', body, keepalive: true, headers: { 'content-type': 'text/plain' } }).catch(
    (error: unknown) => {
      // Reported as well, and then not again: a failure is sent once.
      platform().report('Reports', error);
    },
  );
}
