import { environmentAt, type Moment } from './moments.ts';
import { runPlaywright, runVitest } from './runners.ts';
import type { Step } from './steps.ts';
import { ALL_TIERS, BUILD, BUILD_NONPRODUCTION, BUILD_PRODUCTION, CHROMIUM } from './testSteps.ts';

/**
 * The steps of `npm run test:moments`, one moment after the other.
 * @param files of browser tests; all of them without any
 */
export function momentSteps(moments: readonly Moment[], files: readonly string[]): readonly Step[] {
  return [
    CHROMIUM,
    BUILD,
    BUILD_PRODUCTION,
    BUILD_NONPRODUCTION,
    ...moments.flatMap((moment): Step[] => [
      {
        name: `unit, ${moment.name}`,
        cores: 2,
        run: () => runVitest(environmentAt(moment), '--sequence.shuffle'),
      },
      {
        name: `browser, ${moment.name}`,
        cores: 2,
        needs: [...ALL_TIERS, 'chromium'],
        run: () => runPlaywright(environmentAt(moment), '--project=browser', ...files),
      },
    ]),
  ];
}
