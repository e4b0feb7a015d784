import { FILES } from 'virtual:door-texts';
import { platform } from '#platform/platform.ts';
import { gate } from '#platform/rootData.ts';
import type { Language } from '#sites/site.ts';
import { keptDoorPath, takeDoorRequest } from './request.ts';
import { $lastDoor, showLastDoor } from './store.ts';

/**
 * For a page that says that there is no network, or no account: a link to the pass and the cards that this device keeps. Where the
 * address asks for the pass, they open at once.
 */
export function linkToKept(language: Language): void {
  showLastDoor();
  if (!$lastDoor.get()) return;
  if (takeDoorRequest()) platform().go(keptDoorPath(language));
  addLink(language).catch((error: unknown) => platform().report('Link to the kept cards', error));
}

async function addLink(language: Language): Promise<void> {
  const { default: texts } = await FILES[language]();
  const part = gate() === 'cut-off' ? 'cut-off' : 'unavailable';
  const buttons = document.querySelector(`[data-when="${part}"] > .cluster`);
  // A page may open anew in the same document.
  if (!buttons || buttons.querySelector('[data-kept-door]')) return;
  const link = document.createElement('a');
  link.className = 'button';
  link.href = keptDoorPath(language);
  link.textContent = texts.offline;
  link.dataset.keptDoor = '';
  // That page has no router.
  link.dataset.astroReload = '';
  buttons.append(link);
}
