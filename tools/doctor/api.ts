import * as v from 'valibot';
import { getFooter } from '#account/footer/contract.ts';
import { getSettings } from '#account/settings/contract.ts';
import type { AnyCall } from '#http/call.ts';
import {
  ask,
  freshSeconds,
  isHtml,
  type Deployment,
  type Reply,
  line,
  wrong,
  type Line,
} from './deployment.ts';

/** The backend behind the host, on the site's own origin. */
export async function api({ origin, site, environment }: Deployment): Promise<Line[]> {
  const base = environment.apiOrigins.client === '' ? origin : environment.apiOrigins.client;
  const settings = await Promise.all(
    site.languages.map((language) => ask(`${base}${getSettings.path}?language=${language}`)),
  );
  const [first] = settings;
  const lines = site.languages.map(async (language, index) => [
    answerLine(`settings: ${language}`, settings[index], getSettings),
    answerLine(`footer: ${language}`, await ask(`${base}${getFooter.path}?language=${language}`), getFooter),
  ]);
  const [missing, patch] = await Promise.all([
    ask(`${base}/api/no-such-call?language=${site.languages[0]}`),
    ask(`${base}/api/accounts/me?language=${site.languages[0]}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  ]);
  return [
    ...(await Promise.all(lines)).flat(),
    mobileKey(first),
    line(
      'API: no cache',
      first !== undefined &&
        (first.headers.get('cache-control') ?? '').includes('no-store') &&
        freshSeconds(first.headers) === 0,
      `Answers say “${first?.headers.get('cache-control') ?? 'no Cache-Control'}”.`,
      'Send Cache-Control: no-store with every answer: a cache would give one customer’s answer to another.',
    ),
    line(
      'API: its own errors',
      missing.status >= 400 && !isHtml(missing),
      `An unknown call answers ${String(missing.status)} with ${isHtml(missing) ? 'a page of the host' : 'data'}.`,
      'Do not replace answers of the backend by pages of the host: the site reads code and message from them.',
    ),
    line(
      'API: calls that change',
      patch.status === 401,
      `PATCH /api/accounts/me without a token answers ${String(patch.status)}, not 401.`,
      'Forward all methods, GET, POST, PATCH and DELETE, with their bodies.',
    ),
  ];
}

function answerLine(name: string, reply: Reply | undefined, call: AnyCall): Line {
  const advice = `Forward ${call.path} to the backend, and let it answer as src/account/ describes.`;
  if (reply?.status !== 200) return wrong(name, `It answers ${String(reply?.status)}.`, advice);
  const parsed = v.safeParse(call.answer, json(reply));
  return line(
    name,
    parsed.success,
    `The answer is not as the contract says: ${parsed.issues?.[0] ? (v.getDotPath(parsed.issues[0]) ?? 'no data') : ''}.`,
    advice,
  );
}

function mobileKey(reply: Reply | undefined): Line {
  const parsed = v.safeParse(getSettings.answer, reply && json(reply));
  return line(
    'settings: mobileKey',
    parsed.success && parsed.output.mobileKey !== '',
    'The settings have no mobileKey.',
    'Let the settings carry the key that the mobile catalogue asks for in the header mobile-key.',
  );
}

/** Undefined for text that is no JSON. */
export function json({ text }: Reply): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
