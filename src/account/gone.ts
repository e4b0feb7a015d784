import { platform } from '#platform/platform.ts';

/** Holds the id of the build that this tab has already been reloaded for. */
const RELOADED = 'reloaded-build';

/**
 * A script is gone: most likely there has been a deploy, and a reload gets the pages of the new build. Once per build,
 * and only where that can be remembered, so that what stays gone is no loop (OD-11).
 * @returns whether the document is on its way out
 */
export function reloadOnce(build: string, online: boolean): boolean {
  const { tab } = platform();
  // Without a network a reload would put the browser's own error page in place of a page that still says something.
  if (!online || tab.read(RELOADED) === build || !tab.write(RELOADED, build)) return false;
  platform().reload();
  return true;
}
