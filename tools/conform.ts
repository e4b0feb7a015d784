import { parseArgs } from 'node:util';
import { conform, type Backend } from '#tools/contract/conform/conform.ts';
import { FORMATS, isConforming, printed } from '#tools/contract/conform/report.ts';
import { sandboxBackend } from '#tools/contract/conform/sandboxBackend.ts';
import { documents } from '#tools/contract/files.ts';
import { orExplain } from './explain.ts';

const USAGE = `npm run conform -- <origin of the backend, or "sandbox"> [--write] [--format=text|json|junit]
  [--language=fr] [--catalogueWeb=<origin>] [--catalogueMobile=<origin>] [--tunnel=<origin>] [--captcha=<origin>]

CONFORM_TOKEN is the access token of a test customer. Without --write nothing is changed.`;

const TIMEOUT_MS = 20_000;

/** Compares the answers of a backend with the published contract. */
await orExplain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      format: { type: 'string', default: 'text' },
      language: { type: 'string', default: 'fr' },
      catalogueWeb: { type: 'string' },
      catalogueMobile: { type: 'string' },
      tunnel: { type: 'string' },
      captcha: { type: 'string' },
    },
  });
  const [origin] = positionals;
  const format = FORMATS.find((known) => known === values.format);
  if (origin === undefined || !format) throw new Error(USAGE);
  const origins: Record<string, string | undefined> = { ...values, write: undefined };
  const backend =
    origin === 'sandbox' ? sandboxBackend('subscriber') : remote(origin, origins, values.language);
  const reports = await conform({ documents: await documents(), backend, write: values.write });
  console.log(printed(reports, format));
  process.exitCode = isConforming(reports) ? 0 : 1;
});

/** @param origins by target; a target without one has the backend's own */
function remote(origin: string, origins: Record<string, string | undefined>, language: string): Backend {
  return {
    request: (target, path, init) =>
      fetch(new URL(path, origins[target] ?? origin), { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
    token: process.env.CONFORM_TOKEN,
    language,
  };
}
