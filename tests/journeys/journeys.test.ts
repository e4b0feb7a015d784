import fc from 'fast-check';
import { test } from '#tests/support/test.ts';
import { acting } from './commands/acting.ts';
import { customers } from './commands/customers.ts';
import { moving } from './commands/moving.ts';
import { network } from './commands/network.ts';
import { tabs } from './commands/tabs.ts';
import { Journey } from './journey.ts';
import { keptOf } from './kept.ts';
import type { Model } from './model.ts';
import { CUSTOMERS } from './secrets.ts';

const MINUTE = 60_000;
const MINUTES = Number(process.env.JOURNEY_MINUTES ?? 5);
const SEED = Number(process.env.JOURNEY_SEED ?? Date.now() % 1_000_000);
/** Where a found journey lies, as it was printed: fast-check's path, and the commands of it that were possible. */
const [PATH, REPLAY] = (process.env.JOURNEY_PATH ?? '').split('@');
/** For making a found journey shorter. */
const SHRINKING = 4 * MINUTE;
const LONGEST = 30;

const journeys = fc.commands(
  [acting, acting, acting, acting, moving, moving, moving, network, tabs, customers],
  { maxCommands: LONGEST, size: 'max', ...(REPLAY ? { replayPath: REPLAY } : {}) },
);

test('random journeys: whatever a customer does and the network loses, what must be true is true', async ({
  browser,
}) => {
  test.setTimeout((MINUTES + 10) * MINUTE + SHRINKING);
  const end = Date.now() + MINUTES * MINUTE;
  const done = { journeys: 0, commands: 0 };
  let foundAt: number | undefined;

  async function run(
    persona: (typeof CUSTOMERS)[number],
    commands: Iterable<fc.AsyncCommand<Model, Journey>>,
  ): Promise<void> {
    // Whatever is tried from then on passes, which ends the shrinking.
    if (foundAt !== undefined && Date.now() > foundAt + SHRINKING) return;
    // A found journey that holds by now is followed by its neighbours, without an end.
    if (PATH && foundAt === undefined && done.journeys > 0) return;
    const journey = await Journey.begin(browser);
    try {
      const model = await begin(journey, persona);
      await fc.asyncModelRun(() => ({ model, real: journey }), commands);
    } catch (error) {
      foundAt ??= Date.now();
      console.log(`${String(error)}\n${journey.steps.join('\n')}`);
      throw error;
    } finally {
      done.journeys++;
      done.commands += journey.steps.length;
      console.log(`${done.journeys} journeys, ${done.commands} commands`);
      await journey.end();
    }
  }

  const property = fc.asyncProperty(fc.constantFrom(...CUSTOMERS), journeys, run);
  for (let seed = SEED; Date.now() < end; seed++) {
    const report = await fc.check(property, {
      seed,
      numRuns: 1,
      unbiased: true,
      ...(PATH && { path: PATH }),
    });
    if (report.failed) throw new Error(explained(report), { cause: report.errorInstance });
    if (PATH) break;
  }
  test.info().annotations.push({
    type: 'journeys',
    description: `from seed ${SEED}: ${done.journeys} journeys, ${done.commands} commands`,
  });
});

async function begin(journey: Journey, persona: Model['persona']): Promise<Model> {
  await journey.page.goto('/fr/');
  await journey.signIn(persona);
  await journey.settled();
  const kept = keptOf(await journey.sandbox.held());
  const tab = { isFresh: true, entered: new Set<string>(), attempts: new Map() };
  return { persona, kept, isOnline: true, tabs: [tab], current: 0 };
}

type Found = Pick<
  fc.RunDetails<unknown[]>,
  'seed' | 'counterexample' | 'counterexamplePath' | 'errorInstance'
>;

/** What was found, and how to see it again. */
function explained({ seed, counterexample, counterexamplePath, errorInstance }: Found): string {
  const journey = (counterexample ?? []).map(String).join(': ');
  const replay = /replayPath="([^"]*)"/.exec(journey)?.[1] ?? '';
  return [
    String(errorInstance),
    journey,
    `JOURNEY_SEED=${seed} JOURNEY_PATH='${counterexamplePath ?? ''}@${replay}' npm run test:all -- journeys`,
  ].join('\n');
}
