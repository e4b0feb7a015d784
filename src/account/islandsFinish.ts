import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';
import { noneHalfway } from './ready.ts';

/** One whose component has failed never gets there. */
const LONGEST_MS = 1000;

/** Leaves a page once the islands that React has begun to hydrate are there: one that goes halfway is an error to it. */
export function letIslandsFinish(event: TransitionBeforePreparationEvent): void {
  const load = event.loader;
  event.loader = async () => {
    await load();
    await Promise.race([
      noneHalfway(document.documentElement),
      new Promise((resolve) => setTimeout(resolve, LONGEST_MS)),
    ]);
  };
}
