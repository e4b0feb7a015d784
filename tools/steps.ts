import { beginningOfChanges, changedFiles, flakyProblems } from './changes.ts';
import { messageOf } from './explain.ts';

const CORES = 2;

export interface Outcome {
  passed: number;
  failed: number;
  /** Shown when the step failed. */
  output: string;
  /** Tests that passed at their second try. */
  flaky?: readonly { title: string; file: string }[];
}

export interface Step {
  name: string;
  /** Names of the steps that must have passed before this step can run. */
  needs?: readonly string[];
  /** How many processor cores the step keeps busy; 1 by default. */
  cores?: number;
  /** Whether `--shard` divides its tests. Other steps run in the first part alone. */
  isSharded?: boolean;
  /** @param options of the command line, for Playwright */
  run: (options: readonly string[]) => Promise<Outcome>;
}

export interface Report extends Outcome {
  name: string;
  seconds: number;
}

export const PASSED: Outcome = { passed: 1, failed: 0, output: '' };

export function failedWith(output: string): Outcome {
  return { passed: 0, failed: 1, output };
}

/** What runs that belong to one step have come to. */
export function sumOf(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    output: outcomes.map(({ output }) => output).join('\n'),
    flaky: outcomes.flatMap(({ flaky = [] }) => flaky),
  };
}

interface Watcher {
  began?: (name: string) => void;
  ended: (report: Report) => void;
}

/** The named steps with all that they need, in the order of the list. */
export function withNeeds(steps: readonly Step[], names: readonly string[]): Step[] {
  const wanted = new Set(names);
  // A set is iterated in the order of insertion, and what is inserted meanwhile is visited too.
  for (const name of wanted)
    for (const need of steps.find((step) => step.name === name)?.needs ?? []) wanted.add(need);
  return steps.filter(({ name }) => wanted.has(name));
}

/** The steps of one part of a run that is divided among machines, from `--shard=2/4`. */
export function stepsOfShard(steps: readonly Step[], shard: string | undefined): readonly Step[] {
  if (shard === undefined || shard.startsWith('1/')) return steps;
  const names = steps.filter(({ isSharded }) => isSharded).map(({ name }) => name);
  return withNeeds(steps, names);
}

/** Runs every step as early as its needs and the cores allow, otherwise in order. */
export async function runSteps(
  steps: readonly Step[],
  { cores, options = [], began, ended }: Watcher & { cores: number; options?: readonly string[] },
): Promise<Report[]> {
  const processors = semaphore(cores);
  const reports = new Map<string, Promise<Report>>();
  for (const step of steps) {
    reports.set(step.name, runStep(step));
  }
  return Promise.all(reports.values());

  async function runStep(step: Step): Promise<Report> {
    const needs = await Promise.all((step.needs ?? []).flatMap((name) => reports.get(name) ?? []));
    const broken = needs.find((need) => need.failed > 0);
    const report = broken
      ? { name: step.name, seconds: 0, ...failedWith(`not run: it needs ${broken.name}`) }
      : await runTimed(step);
    ended(report);
    return report;
  }

  async function runTimed(step: Step): Promise<Report> {
    const taken = Math.min(step.cores ?? 1, cores);
    await processors.take(taken);
    began?.(step.name);
    const start = performance.now();
    const outcome = await step.run(options).catch((error: unknown) => failedWith(messageOf(error)));
    processors.release(taken);
    return { name: step.name, seconds: (performance.now() - start) / 1000, ...outcome };
  }
}

/** The line that `npm test` ends with. */
export function summary(reports: readonly Outcome[]): string {
  const { passed, failed } = sumOf(reports);
  return `${passed} passed, ${failed} failed`;
}

/** First come, first served: otherwise small steps could overtake a step that wants every core for ever. */
function semaphore(size: number) {
  let free = size;
  const queue: { wanted: number; start: () => void }[] = [];
  const startWaiting = () => {
    for (let next = queue[0]; next && next.wanted <= free; next = queue[0]) {
      queue.shift();
      free -= next.wanted;
      next.start();
    }
  };
  return {
    take(wanted: number): Promise<void> {
      return new Promise((start) => {
        queue.push({ wanted, start });
        startWaiting();
      });
    },
    release(taken: number): void {
      free += taken;
      startWaiting();
    },
  };
}

/**
 * Runs steps, prints a line about each, the flaky tests and the sum, and ends the process with 1 where a step failed.
 * @param options for the steps that run Playwright
 */
export async function runAndShow(steps: readonly Step[], options: readonly string[] = []): Promise<void> {
  const reports = await runSteps(steps, { cores: CORES, options, began, ended });
  const flaky = reports.flatMap((report) => report.flaky ?? []);
  if (flaky.length > 0) {
    const problems = flakyProblems(flaky, await changedFiles(await beginningOfChanges()));
    if (problems.length > 0) {
      const output = problems.join('\n');
      const report = { name: 'flaky', seconds: 0, passed: 0, failed: problems.length, output };
      reports.push(report);
      ended(report);
    }
    console.log(`\nFlaky: ${flaky.map(({ title }) => title).join('; ')}`);
  }
  console.log(`\n${summary(reports)}`);
  if (reports.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

function began(name: string): void {
  console.log(`… ${name}`);
}

function ended({ name, passed, failed, seconds, output }: Report): void {
  const mark = failed === 0 ? '✓' : '✗';
  const counts = passed + failed > 1 ? `${passed} passed, ${failed} failed` : '';
  console.log(`${mark} ${name.padEnd(18)}${seconds.toFixed(1).padStart(6)} s  ${counts}`.trimEnd());
  if (failed > 0) console.log(`\n${output.trim().replaceAll(/^/gm, '    ')}\n`);
}
