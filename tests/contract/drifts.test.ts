import { describe, expect, test } from 'vitest';
import { nameOf } from '#tools/contract/allCalls.ts';
import { judge } from '#tools/contract/conform/judge.ts';
import { operationsOf } from '#tools/contract/document.ts';
import { documents } from '#tools/contract/files.ts';
import { bodyOf, served } from '#tools/contract/standIn.ts';
import { parseBody, readAnswer } from '#http/send.ts';
import type { AnyCall } from '#http/call.ts';
import { CALLS } from './calls.ts';
import { DRIFTS, sentBy, type Drift } from './drifts.ts';

const contract = await documents();
const judged = judge(contract);
const operations = operationsOf(contract.sent);

async function drifted(drift: Drift) {
  const { call: name } = drift;
  const call = CALLS.find((one) => nameOf(one) === name);
  const operation = operations.find((one) => one.name === name);
  if (!call || !operation) throw new Error(`There is no call ${name}`);
  const { sample, token, ask } = await served(call);
  const response = await ask(call, { ...sample, ...(call.token === 'never' ? {} : { token }) });
  return { call, operation, answered: sentBy(drift, await bodyOf(call, response)) };
}

/** As `send` reads an answer. @returns undefined where it fails */
function readByClient(call: AnyCall, bytes: Uint8Array): { output: unknown } | undefined {
  try {
    return { output: readAnswer(call, parseBody(new TextDecoder().decode(bytes))) };
  } catch {
    return undefined;
  }
}

test('forty drifts and more', () => {
  expect(DRIFTS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(DRIFTS.map(({ what }) => what)).size).toBe(DRIFTS.length);
});

describe.each(DRIFTS)('$what in $call', (drift) => {
  test('[http/drifts-named] conform names it', async () => {
    const { operation, answered } = await drifted(drift);
    const { findings, unread } = judged(operation, answered);
    const places = [...findings.map(({ where }) => where || 'the answer'), ...unread];
    expect(places).toContain(drift.where);
  });

  test('[http/drifts-survived, http/tolerates-unlisted-shapes] the client shows what it can read, or says that it cannot', async () => {
    const { call, answered } = await drifted(drift);
    const parsed = readByClient(call, answered.bytes);
    if (drift.client === 'fails') expect(parsed).toBeUndefined();
    else
      for (const [path, value] of Object.entries(drift.client))
        expect(at(parsed?.output, path), path).toEqual(value);
  });
});

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);
}
