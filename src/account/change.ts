import { atom, type ReadableAtom, computed } from 'nanostores';
import { certaintyOf, isAboutState } from '#http/certainty.ts';
import { failureOf, type CallFailure } from '#http/errors.ts';
import { platform } from '#platform/platform.ts';
import { asCustomer, onReset } from './load.ts';
import * as v from 'valibot';
import { createKept } from './kept.ts';

/**
 * What may have been sent, where no call of the API tells whether it was. The page says so, and sends it a second time
 * only where the customer chooses that in so many words (docs/decisions.md#what-may-have-happened).
 */
export interface MaybeSent {
  $names: ReadableAtom<readonly string[]>;
  /** Takes in how a try has ended. A later refusal says nothing of the try before. */
  record(name: string, outcome: Outcome): void;
}

interface OneAtATime<Input, T> {
  $busy: ReadableAtom<boolean>;
  /** Undefined, at once, while an earlier run is under way. */
  run(input: Input): Promise<T | undefined>;
}

/** How a change ended (docs/decisions.md#what-may-have-happened). */
export type Outcome<Answer = unknown> =
  /**
   * `answer` is the server's; undefined where only a fresh read says that the change is done. `already`: what was asked
   * for held before the request arrived, and nobody knows who has brought it about.
   */
  | { kind: 'done'; answer?: Answer; already?: true }
  /** The server has said no, or a fresh read shows that the change was not done. */
  | { kind: 'refused'; failure: CallFailure }
  /** Neither an answer nor a read says how it ended. */
  | { kind: 'unknown'; failure: CallFailure }
  /** The request did not leave. */
  | { kind: 'notSent'; failure: CallFailure }
  /** The same was under way already, or the customer has signed out meanwhile: there is nothing to say. */
  | { kind: 'ignored' };

const IGNORED = { kind: 'ignored' } as const;

interface Steps<Input, Prepared, Answer, Noted> {
  /** What is changed: two changes of the same thing wait for each other. Left out, all wait for each other. */
  each?: (input: Input) => string;
  /**
   * Names a change that must not be done twice unknowingly: after a try of which nobody knows how it ended, the next one
   * reads before it sends. Left out where sending twice does no harm.
   */
  once?: (input: Input) => string;
  /**
   * What the page knows before the first try. `verify` gets it: a card that was in the wallet before has not been added
   * by this change.
   */
  note?: (input: Input) => Noted;
  /** Gets what is sent along, such as the answer to a challenge. Without it nothing is sent. */
  prepare?: () => Promise<Prepared>;
  /** One request. */
  send: (input: Input, prepared: Prepared) => Promise<Answer>;
  /** After a good answer, before the change counts as done: brings what the page holds up to date. */
  keep?: (input: Input, answer: Answer) => unknown;
  /** Reads past every cache whether the server holds the change; undefined where that does not tell. */
  verify?: (input: Input, before: Noted) => Promise<boolean | undefined>;
}

export interface Change<Input, Answer> {
  $busy: ReadableAtom<boolean>;
  /** By what they change: a page that shows changes at once draws these over what it has loaded. */
  $underWay: ReadableAtom<ReadonlyMap<string, Input>>;
  /** Never rejects. Of two that wait for each other the second is ignored. */
  run(input: Input): Promise<Outcome<Answer>>;
}

/** Something that the customer changes: one request each time, and an outcome that is true. */
export function createChange<Input = void, Answer = unknown, Prepared = undefined, Noted = undefined>({
  each = () => '',
  once,
  note,
  prepare,
  send,
  keep,
  verify,
}: Steps<Input, Prepared, Answer, Noted>): Change<Input, Answer> {
  const $underWay = atom<ReadonlyMap<string, Input>>(new Map());
  // No computed store: the built HTML shows what a store begins with, and a computed one begins with nothing.
  const $busy = atom(false);
  $underWay.listen(({ size }) => {
    $busy.set(size > 0);
  });
  /** By the name that `once` gives: a try that the server may still be at. */
  const unsettled = new Map<string, Try>();
  interface Try {
    /** How it failed. */
    failure: CallFailure;
    before: Noted;
  }

  onReset(() => {
    unsettled.clear();
    $underWay.set(new Map());
  });

  async function change(input: Input, isThere: () => boolean): Promise<Outcome<Answer>> {
    const earlier = once && unsettled.get(once(input));
    if (earlier) {
      const outcome = await readOutcome(input, earlier);
      if (outcome.kind !== 'refused') return outcome;
    }
    // TypeScript cannot see that `Noted` is undefined where there is no `note`.
    const before = earlier ? earlier.before : (note?.(input) as Noted);
    let prepared: Prepared;
    try {
      prepared = (await prepare?.()) as Prepared;
    } catch (error) {
      return { kind: 'notSent', failure: failureOf(error) };
    }
    if (!isThere()) return IGNORED;
    let answer: Answer;
    try {
      answer = await send(input, prepared);
    } catch (error) {
      return isThere() ? afterFailure(input, { failure: failureOf(error), before }) : IGNORED;
    }
    if (!isThere()) return IGNORED;
    settle(input);
    await keepAnswer(input, answer);
    return { kind: 'done', answer };
  }

  async function afterFailure(input: Input, failed: Try): Promise<Outcome<Answer>> {
    const { failure } = failed;
    const certainty = certaintyOf(failure);
    if (certainty === 'notSent') return { kind: 'notSent', failure };
    if (certainty === 'refused' || (certainty === 'contradicted' && !verify)) {
      settle(input);
      return { kind: 'refused', failure };
    }
    if (once) unsettled.set(once(input), failed);
    const outcome = await readOutcome(input, failed);
    // The server has answered: it is not still at work on this one.
    if (certainty === 'contradicted' && outcome.kind === 'refused') settle(input);
    return outcome;
  }

  async function readOutcome(input: Input, { failure, before }: Try): Promise<Outcome<Answer>> {
    const isDone = await isHeld(input, before);
    if (isDone) {
      settle(input);
      return isAboutState(failure) ? { kind: 'done', already: true } : { kind: 'done' };
    }
    return { kind: isDone === false ? 'refused' : 'unknown', failure };
  }

  async function isHeld(input: Input, before: Noted): Promise<boolean | undefined> {
    try {
      return await verify?.(input, before);
    } catch {
      // Nobody knows.
    }
    return undefined;
  }

  function settle(input: Input): void {
    if (once) unsettled.delete(once(input));
  }

  async function keepAnswer(input: Input, answer: Answer): Promise<void> {
    try {
      await keep?.(input, answer);
    } catch (error) {
      platform().report('Change: kept', error);
    }
  }

  return {
    $underWay,
    $busy,
    async run(input) {
      const thing = each(input);
      if ($underWay.get().has(thing)) return IGNORED;
      $underWay.set(new Map([...$underWay.get(), [thing, input]]));
      const isThere = asCustomer();
      const outcome = await change(input, isThere);
      if (!isThere()) return IGNORED;
      $underWay.set(new Map([...$underWay.get()].filter(([other]) => other !== thing)));
      return outcome;
    },
  };
}

/**
 * Whether a change has brought about what now holds. Undefined where nobody knows what held before, or what holds now.
 */
export function hasBroughtAbout(now: boolean | undefined, before: boolean | undefined): boolean | undefined {
  if (!now) return now;
  return before === undefined ? undefined : !before;
}

/** Something that the customer starts and that a second click must not start again. */
export function oneAtATime<Input = void, T = void>(act: (input: Input) => Promise<T>): OneAtATime<Input, T> {
  const $busy = atom(false);
  return {
    $busy,
    async run(input) {
      if ($busy.get()) return undefined;
      $busy.set(true);
      try {
        return await act(input);
      } finally {
        $busy.set(false);
      }
    },
  };
}

/** Outlives a reload: the page must not offer the first try again. */
export function createMaybeSent(what: string): MaybeSent {
  const kept = createKept('tab', `maybeSent ${what}`, v.array(v.string()));
  const $names = computed(kept.$value, (names) => names ?? []);
  return {
    $names,
    record(name, { kind }) {
      if (kind !== 'unknown' && kind !== 'done') return;
      kept.keep((names = []) => [
        ...names.filter((one) => one !== name),
        ...(kind === 'unknown' ? [name] : []),
      ]);
    },
  };
}
