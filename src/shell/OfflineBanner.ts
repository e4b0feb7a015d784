import { $isCutOff } from '#offline/connection.ts';
import { platform } from '#platform/platform.ts';
import { part, ShellElement } from './ShellElement.ts';

/** Shows a message while there is no network. */
export class OfflineBanner extends ShellElement {
  protected connect(signal: AbortSignal): void {
    const text = part(this, 'text', HTMLElement);
    const stop = $isCutOff.subscribe((cutOff) => {
      text.hidden = !cutOff;
    });
    signal.addEventListener('abort', stop);
  }
}

/** Reloads the page for the buttons of this banner and of the page that waits for the network (`data-reload`). */
export function reloadOnClick({ target }: MouseEvent): void {
  if ((target as Element).closest('[data-reload]')) platform().reload();
}
