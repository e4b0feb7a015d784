import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';

/** Of the environment that runs: those of a tier share one export. Without a slash at its end. */
export function catalogueBase(): string {
  return environmentOf(platform().location(), site, __DEMO__).catalogue;
}
