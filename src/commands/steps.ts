import { messageOf } from './explain.ts';

export interface Outcome {
  passed: number;
  failed: number;
  /** Shown when the step failed. */
  output: string;
}

export interface Step {
  name: string;
  /** Names of the steps that must have passed before this step can run. */
  needs?: readonly string[];
  /** How many processor cores the step keeps busy; 1 by default. */
  cores?: number;
  run: () => Promise<Outcome>;
}

export interface Report extends Outcome {
  name: string;
  seconds: number;
}

export const PASSED: Outcome = { passed: 1, failed: 0, output: '' };

export function failedWith(output: string): Outcome {
  return { passed: 0, failed: 1, output };
}

/** Runs every step as early as its needs and the cores allow, otherwise in order. `show` gets each step as it ends. */
export async function runSteps(
  steps: readonly Step[],
  cores: number,
  show: (report: Report) => void,
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
    show(report);
    return report;
  }

  async function runTimed(step: Step): Promise<Report> {
    const taken = Math.min(step.cores ?? 1, cores);
    await processors.take(taken);
    const start = performance.now();
    const outcome = await step.run().catch((error: unknown) => failedWith(messageOf(error)));
    processors.release(taken);
    return { name: step.name, seconds: (performance.now() - start) / 1000, ...outcome };
  }
}

/** The line that `npm test` ends with. */
export function summary(reports: readonly Outcome[]): string {
  const sum = (count: (report: Outcome) => number) =>
    reports.reduce((total, report) => total + count(report), 0);
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`;
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
