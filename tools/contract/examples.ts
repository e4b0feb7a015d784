import { mock } from 'node:test';
import { patchSuspend } from '#areas/subscription/contract.ts';
import type { AnyCall } from '#http/call.ts';
import { FIRST_SITE } from '#sites/sites.ts';
import { nameOf } from './allCalls.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { backend, bodyOf, served } from './standIn.ts';

export interface Example {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  payload: unknown;
  answer: unknown;
  /** Answers to customers in other states, by the name of the state. */
  variants: Readonly<Record<string, unknown>>;
}

/** The moment at which the sandbox answers the examples. */
const EXAMPLES_AT = Date.UTC(2026, 11, 1, 9);

/** A long list says no more than its first entries. */
const LIST_LENGTH = 4;
/** Examples that would differ in each run, since they are random, or would not fit the shortened ones beside them. */
const FIXED: Readonly<Record<string, unknown>> = {
  // Fewer than the cinemas, so that a customer of a mock server has one to add.
  'GET /api/accounts/me/cinemas': ['V12', 'V7'],
  'GET /captcha/challenge': {
    algorithm: 'SHA-256',
    challenge: '7e03a8d8d9eefd3ac5f0f7d96a6ea1a3b4a0b3b1df1be8a4d5f1be1ae9b6d26c',
    maxnumber: 20_000,
    salt: 'b1946ac92492d2347c6235b4d2611184?expires=1798797600&',
    signature: 'f2ca1bb6c7e907d06dafe4687e579fce76b37e4e93b7605022da52e6ccc26fd2',
  },
};

interface State {
  persona: PersonaId;
  /** What the customer does first. */
  after?: { call: AnyCall; payload: unknown };
}

/** States in which the page offers something else, by call. A mock server gives them to `Prefer: example=<name>`. */
const STATES: Readonly<Record<string, Readonly<Record<string, State>>>> = {
  'GET /api/accounts/me': { unregistered: { persona: 'unregistered' } },
  'GET /api/accounts/me/subscription': {
    none: { persona: 'casual' },
    pauseAhead: {
      persona: 'subscriber',
      after: { call: patchSuspend, payload: { action: 'suspend' } },
    },
    paused: { persona: 'paused' },
    cancellationAhead: { persona: 'cancel-pending' },
    planChangeAhead: { persona: 'plan-change' },
    unpaid: { persona: 'unpaid' },
  },
};

/** What the sandbox answers on one fixed day, so that the published contract changes with the contract only. */
export async function exampleOf(call: AnyCall): Promise<Example> {
  mock.timers.enable({ apis: ['Date'], now: EXAMPLES_AT });
  try {
    const { sample, token, ask } = await served(call);
    const response = await ask(call, { ...sample, ...(call.token === 'never' ? {} : { token }) });
    const { params = {}, query = {}, payload } = sample;
    const answer = call.file ? undefined : (FIXED[nameOf(call)] ?? shortened(await bodyOf(call, response)));
    const variants = await variantsOf(call);
    return { params, query, payload: call.form ? undefined : payload, answer, variants };
  } finally {
    mock.timers.reset();
  }
}

async function variantsOf(call: AnyCall): Promise<Record<string, unknown>> {
  const variants: Record<string, unknown> = {};
  for (const [name, { persona, after }] of Object.entries(STATES[nameOf(call)] ?? {})) {
    const { token, ask } = backend(FIRST_SITE.id, persona);
    if (after) await ask(after.call, { token, payload: after.payload });
    variants[name] = shortened(await bodyOf(call, await ask(call, { token })));
  }
  return variants;
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, LIST_LENGTH).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}
