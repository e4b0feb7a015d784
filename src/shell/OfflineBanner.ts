import { $isCutOff } from '#offline/connection.ts';
import { platform } from '#platform/platform.ts';
import { part, ShellElement } from './ShellElement.ts';

/** Says that there is no network, as long as there is none. */
export class OfflineBanner extends ShellElement {
  protected connect(signal: AbortSignal): void {
    const text = part(this, 'text', HTMLElement);
    const stop = $isCutOff.subscribe((cutOff) => {
      text.hidden = !cutOff;
    });
    signal.addEventListener('abort', stop);
  }
}

/** Buttons that try the page again, here and where a page says that it waits for the network. */
export function reloadOnClick({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('[data-reload]')) platform().reload();
}
