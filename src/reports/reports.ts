import { takeNotes } from '#platform/noted.ts';
import { platform } from '#platform/platform.ts';
import { readPage } from '#platform/rootData.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';
import { keyOf, reportOf, type Circumstances } from './rules.ts';

/** A document that fails in many ways says no more after this many. */
const MOST = 20;

let isListening = false;

/**
 * Sends what goes wrong to the address of the environment: `docs/decisions.md#failures-are-reported`. Without an address
 * there is no request.
 */
export function sendReports(): void {
  if (isListening) return;
  isListening = true;
  const { reports } = environmentOf(platform().location(), site, __DEMO__);
  if (!reports || Math.random() >= reports.share) return;
  const sent = new Set<string>();
  takeNotes((noted) => {
    const report = reportOf(noted, circumstances());
    if (!report || sent.size >= MOST || sent.has(keyOf(report))) return;
    sent.add(keyOf(report));
    post(reports.address, JSON.stringify(report));
  });
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
