import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';

/** The catalogue site of the running environment, without a closing slash. The environments of a tier share one export. */
export function catalogueBase(): string {
  return environmentOf(platform().location(), site, __DEMO__).catalogue;
}
