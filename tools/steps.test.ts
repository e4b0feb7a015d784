import { describe, expect, test } from 'vitest';
import {
  PASSED,
  failedWith,
  runSteps,
  stepsOfShard,
  summary,
  withNeeds,
  type Report,
  type Step,
} from './steps.ts';

const TWO = { cores: 2, ended: () => undefined };

function recorded(name: string, log: string[], step: Partial<Step> = {}): Step {
  return {
    name,
    run: async () => {
      log.push(`+${name}`);
      await new Promise(setImmediate);
      log.push(`-${name}`);
      return PASSED;
    },
    ...step,
  };
}

describe('runSteps', () => {
  test('runs as many steps at a time as there are cores', async () => {
    const log: string[] = [];
    await runSteps(
      ['a', 'b', 'c'].map((name) => recorded(name, log)),
      TWO,
    );
    expect(log).toEqual(['+a', '+b', '-a', '+c', '-b', '-c']);
  });

  test('lets a step that wants every core run alone, and later ones wait for their turn', async () => {
    const log: string[] = [];
    const steps = [recorded('a', log), recorded('both', log, { cores: 2 }), recorded('c', log)];
    await runSteps(steps, TWO);
    expect(log).toEqual(['+a', '-a', '+both', '-both', '+c', '-c']);
  });

  test('a step that wants more cores than there are takes them all', async () => {
    const log: string[] = [];
    await runSteps([recorded('both', log, { cores: 2 })], { ...TWO, cores: 1 });
    expect(log).toEqual(['+both', '-both']);
  });

  test('starts a step only after what it needs', async () => {
    const log: string[] = [];
    await runSteps([recorded('build', log), recorded('budgets', log, { needs: ['build'] })], TWO);
    expect(log).toEqual(['+build', '-build', '+budgets', '-budgets']);
  });

  test('a failed step stops what needs it, which counts as failed, and nothing else', async () => {
    const log: string[] = [];
    const build: Step = { name: 'build', run: async () => failedWith('broken') };
    const reports = await runSteps(
      [build, recorded('budgets', log, { needs: ['build'] }), recorded('lint', log)],
      TWO,
    );
    expect(log).toEqual(['+lint', '-lint']);
    expect(summary(reports)).toBe('1 passed, 2 failed');
    expect(reports[1]?.output).toContain('build');
  });

  test('a step that throws has failed, with its message', async () => {
    const shown: Report[] = [];
    const broken: Step = { name: 'types', run: () => Promise.reject(new Error('no such program')) };
    await runSteps([broken], { cores: 2, ended: (report) => shown.push(report) });
    expect(shown).toMatchObject([{ name: 'types', passed: 0, failed: 1, output: 'no such program' }]);
  });
});

test('summary adds up tests and steps', () => {
  expect(summary([PASSED, { passed: 40, failed: 2, output: '' }, failedWith('')])).toBe(
    '41 passed, 3 failed',
  );
});

describe('which steps run', () => {
  const named = (name: string, step: Partial<Step> = {}): Step => ({
    name,
    run: async () => PASSED,
    ...step,
  });
  const steps = [
    named('lint'),
    named('build'),
    named('budgets', { needs: ['build'] }),
    named('browser', { needs: ['build'], isSharded: true }),
  ];
  const namesOf = (chosen: readonly Step[]) => chosen.map(({ name }) => name);

  test('a named step brings what it needs', () => {
    expect(namesOf(withNeeds(steps, ['budgets']))).toEqual(['build', 'budgets']);
  });

  test('the first part runs every step, each other part what it divides and needs', () => {
    expect(namesOf(stepsOfShard(steps, undefined))).toEqual(namesOf(steps));
    expect(namesOf(stepsOfShard(steps, '1/4'))).toEqual(namesOf(steps));
    expect(namesOf(stepsOfShard(steps, '2/4'))).toEqual(['build', 'browser']);
  });
});
