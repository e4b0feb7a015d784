import { runPlaywright } from './runners.ts';
import type { Step } from './steps.ts';
import { BUILD, CHROMIUM } from './testSteps.ts';

interface Journeys {
  minutes?: string | undefined;
  seed?: string | undefined;
  path?: string | undefined;
}

/** The steps of `npm run test:journeys`. */
export function journeySteps({ minutes, seed, path }: Journeys): readonly Step[] {
  const env = {
    ...(minutes !== undefined && { JOURNEY_MINUTES: minutes }),
    ...(seed !== undefined && { JOURNEY_SEED: seed }),
    ...(path !== undefined && { JOURNEY_PATH: path }),
  };
  return [
    CHROMIUM,
    BUILD,
    {
      name: 'journeys',
      cores: 2,
      needs: ['build', 'chromium'],
      run: () => runPlaywright(env, '--project=journeys'),
    },
  ];
}
