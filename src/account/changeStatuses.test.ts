import { describe, expect, test } from 'vitest';
import { CallError, type CallFailure } from '#http/errors.ts';
import { STATUSES } from '#tests/support/statuses.ts';
import { createChange, type Outcome } from './change.ts';

/** What a fresh read gives; `none` where nothing can be read. */
const READS = [true, false, undefined, 'none'] as const;
type Read = (typeof READS)[number];

/** By what the failure says, and what the read does. */
const OUTCOMES: Readonly<Record<string, (read: Read) => Outcome['kind']>> = {
  refused: () => 'refused',
  contradicted: (read) => (read === 'none' ? 'refused' : afterRead(read)),
  unknown: (read) => (read === 'none' ? 'unknown' : afterRead(read)),
};

function afterRead(read: boolean | undefined): Outcome['kind'] {
  return read === undefined ? 'unknown' : read ? 'done' : 'refused';
}

/** Of a status that says so, nobody knows who has done it. */
const ABOUT_STATE = [404, 409, 410];

async function outcomeOf(failure: CallFailure, read: Read): Promise<Outcome> {
  const verify = read === 'none' ? {} : { verify: () => Promise.resolve(read) };
  return createChange({ send: () => Promise.reject(new CallError(failure, 'test')), ...verify }).run();
}

describe.each(STATUSES)('[decisions/what-may-have-happened] $name', ({ statuses, bare, worded }) => {
  test.each(READS)('a read that gives %s', async (read) => {
    for (const status of statuses) {
      for (const [said, certainty] of [
        [{}, bare],
        [{ code: 'E1' }, worded],
        [{ message: 'No' }, worded],
      ] as const) {
        const failure: CallFailure = { kind: 'status', status, ...said };
        const kind = OUTCOMES[certainty]?.(read);
        const done = ABOUT_STATE.includes(status) ? { kind, already: true } : { kind };
        expect(await outcomeOf(failure, read), JSON.stringify(failure)).toEqual(
          kind === 'done' ? done : { kind, failure },
        );
      }
    }
  });
});
