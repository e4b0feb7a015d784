import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { nameOf } from '#tools/contract/allCalls.ts';
import { served } from '#tools/contract/standIn.ts';
import { forgetAll } from '#http/cache.ts';
import type { AnyCall } from '#http/call.ts';
import { certaintyOf } from '#http/certainty.ts';
import { failureOf, type CallFailure } from '#http/errors.ts';
import { send, setupHttp } from '#http/send.ts';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { CONTRADICTIONS, REFUSALS, STATUSES } from '#tests/support/statuses.ts';
import { CALLS, shareOf } from './calls.ts';

installPlatform(testPlatform());
beforeEach(forgetAll);

/** A browser gives a page no answer of the statuses below 200. */
const FAILURES = STATUSES.filter(({ statuses }) => statuses.every((status) => status >= 300));

/** An answer with one of these has no body. */
const WITHOUT_BODY = [304];

/** A proxy says with these that no answer came. */
const GATEWAY = [502, 504];

/** Every call is tried with these, on each commit. */
const COMMON = [200, 204, 205, 304, ...REFUSALS, ...CONTRADICTIONS, 500, 503, ...GATEWAY];

function triedWith(call: AnyCall, statuses: readonly number[]): Set<number> {
  return new Set([...statuses.filter((status) => COMMON.includes(status)), ...shareOf(call, statuses)]);
}

/** Bodies that say nothing, and bodies in which the server has its word. */
const SILENT = ['', '{}', '<html>'];
const WORDED = [
  { said: { code: 'E1' }, text: '{"code":"E1"}' },
  { said: { message: 'No' }, text: '{"error":{"message":"No"}}' },
];

/** What a status may come with: each in turn, since all of them for each status would take long. */
function bodiesOf(status: number) {
  if (WITHOUT_BODY.includes(status)) return [{ said: {}, text: null }];
  const silent = SILENT.slice(status % SILENT.length)[0] ?? '';
  return [{ said: {}, text: silent }, ...WORDED.slice(status % WORDED.length).slice(0, 1)];
}

/** Sends a call to a server that always gives this answer. */
async function tried(call: AnyCall, input: object, answer: () => Response) {
  let requests = 0;
  let renewals = 0;
  setupHttp({
    origins: { client: A, catalogueWeb: A, catalogueMobile: A, tunnel: A, captcha: A },
    language: () => 'fr',
    token: () => Promise.resolve('first'),
    renew: () => {
      renewals++;
      return Promise.resolve('second');
    },
    mobileKey: () => 'key',
    fetch: async () => {
      requests++;
      return answer();
    },
  });
  const failure = await (send as (call: AnyCall, input: object) => Promise<unknown>)(call, input).then(
    () => undefined,
    failureOf,
  );
  return { failure, requests, renewals };
}

const A = 'https://api.test';

/** One renewal of the token, and no more: one faulty endpoint signs nobody out. */
function isRenewed({ token, refusesWith401 }: AnyCall, status: number): boolean {
  return status === 401 && token !== 'never' && refusesWith401 !== true;
}

describe.each(CALLS.map((call) => ({ name: nameOf(call), call })))('$name', ({ call }) => {
  test('[http/one-action-one-request, decisions/what-may-have-happened] each status of failure: one request, the server’s own words, and what they say', async () => {
    const { sample } = await served(call);
    for (const { statuses, bare, worded } of FAILURES) {
      for (const status of triedWith(call, statuses)) {
        for (const { said, text } of bodiesOf(status)) {
          const isSilent = Object.keys(said).length === 0;
          const isTimeout = isSilent && GATEWAY.includes(status);
          const expected: CallFailure = isTimeout ? { kind: 'timeout' } : { kind: 'status', status, ...said };
          const { failure, ...counts } = await tried(
            call,
            sample,
            () => new Response(text, { status, headers: { 'content-type': 'application/json' } }),
          );
          const renewals = isRenewed(call, status) ? 1 : 0;
          const what = `${status} ${text ?? ''}`;
          expect(failure, what).toEqual(expected);
          expect(counts, what).toEqual({ requests: 1 + renewals, renewals });
          expect(failure && certaintyOf(failure), what).toBe(isSilent ? bare : worded);
        }
      }
    }
  });

  test('a status of success counts by its body alone', async () => {
    const { sample, token, ask } = await served(call);
    const response = await ask(call, { ...sample, ...(call.token === 'never' ? {} : { token }) });
    const body = await response.blob();
    for (const { statuses } of STATUSES.filter(({ statuses: [first] }) => first === 200)) {
      for (const status of triedWith(call, statuses)) {
        forgetAll();
        const isEmpty = status === 204 || status === 205;
        const { failure, requests } = await tried(
          call,
          sample,
          () => new Response(isEmpty ? null : body, { status }),
        );
        const isEnough = !isEmpty || v.safeParse(call.answer, undefined).success;
        expect(failure, String(status)).toEqual(isEnough ? undefined : { kind: 'malformed' });
        expect(requests).toBe(1);
      }
    }
  });
});
