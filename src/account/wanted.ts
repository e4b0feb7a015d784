import { returnTarget } from '#identity/targets.ts';
import { platform } from '#platform/platform.ts';

/** In tab storage, since the customer may reload or sign in again before the e-mail address is verified. */
const KEY = 'wanted';

/** Keeps the page that the customer asked for, while another page has to come first. */
export function keepWanted(path: string): void {
  platform().tab.write(KEY, path);
}

/** Returns the kept page once, then `fallback`. */
export function takeWanted(fallback: string): string {
  const { tab } = platform();
  const wanted = tab.read(KEY);
  tab.remove(KEY);
  return returnTarget(wanted, platform().location().origin, fallback);
}
