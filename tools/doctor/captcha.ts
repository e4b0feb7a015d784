import * as v from 'valibot';
import { getChallenge } from '#account/captcha/contract.ts';
import { json } from './api.ts';
import { allowsOrigin } from './cors.ts';
import { ask, type Deployment, line, type Line } from './deployment.ts';

/** The challenges for the protected actions. */
export async function captcha({ origin, site, environment }: Deployment): Promise<Line[]> {
  const base = environment.apiOrigins[getChallenge.target];
  const address = `${base === '' ? origin : base}${getChallenge.path}?language=${site.languages[0]}`;
  const [first, second] = await Promise.all([
    ask(address, { headers: { origin } }),
    ask(address, { headers: { origin } }),
  ]);
  return [
    line(
      'captcha: challenge',
      first.status === 200 && v.safeParse(getChallenge.answer, json(first)).success,
      `${address} answers ${String(first.status)}, and no challenge that the site can solve.`,
      'Forward /captcha/ to the backend, and issue ALTCHA challenges there (docs/connect.md, Captcha).',
    ),
    line(
      'captcha: a new challenge each time',
      first.status !== 200 || first.text !== second.text,
      'Two requests got the same challenge, which is good for one action only.',
      'Send Cache-Control: no-store with challenges, and make a new one for each request.',
    ),
    ...(base === ''
      ? []
      : [
          line(
            'captcha: CORS',
            allowsOrigin(first, origin),
            `Its answers do not allow ${origin}.`,
            `Send Access-Control-Allow-Origin: ${origin} with them. No header is asked about beforehand.`,
          ),
        ]),
  ];
}
