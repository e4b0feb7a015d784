import { navigate } from 'astro:transitions/client';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { bindDialog } from './bindDialog.ts';
import { ShellElement } from './ShellElement.ts';
import { switchLanguage } from './switchLanguage.ts';

/** The same place in another language; by the router, so that the session stays in memory. */
export class LanguageSwitch extends ShellElement {
  protected connect(signal: AbortSignal): void {
    bindDialog(this, signal).addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        const language = site.languages.find((one) => one === link?.hreflang);
        if (!language || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        // Query and hash are those of now: a page may have changed them since it was built.
        if (link?.ariaCurrent === null)
          void navigate(switchLanguage(platform().location(), language, site.languages));
      },
      { signal },
    );
  }
}
