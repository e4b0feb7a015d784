import { navigate } from 'astro:transitions/client';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { bindDialog } from './bindDialog.ts';
import { ShellElement } from './ShellElement.ts';
import { switchLanguage } from './switchLanguage.ts';

/** Opens the same page in another language through the router, so that the session stays in memory. */
export class LanguageSwitch extends ShellElement {
  protected connect(signal: AbortSignal): void {
    bindDialog(this, signal).addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest('a');
        const language = site.languages.find((one) => one === link?.hreflang);
        if (!language || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        // The page may have changed query and hash since it opened, so that they are read at the click.
        if (link?.ariaCurrent === null)
          void navigate(switchLanguage(platform().location(), language, site.languages));
      },
      { signal },
    );
  }
}
