import { returnTarget } from '#identity/returnTarget.ts';
import { platform } from '#platform/platform.ts';

/** In tab storage: the customer may come back to this tab, or sign in again, before the e-mail is verified. */
const KEY = 'wanted';

/** The page that the customer asked for and is not shown before something else is done (SP-05). */
export function keepWanted(path: string): void {
  platform().tab.write(KEY, path);
}

/** Once; `fallback` where nothing was asked for. */
export function takeWanted(fallback: string): string {
  const { tab } = platform();
  const wanted = tab.read(KEY);
  tab.remove(KEY);
  return returnTarget(wanted, platform().location().origin, fallback);
}

/** The next customer did not ask for it. */
export function forgetWanted(): void {
  platform().tab.remove(KEY);
}
