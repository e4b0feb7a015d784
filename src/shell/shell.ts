import { navigate } from 'astro:transitions/client';
import { signOut } from '#account/signOut.ts';
import { $user } from '#account/user/store.ts';
import { $ticketCount } from '#areas/tickets/store.ts';
import { format, plural } from '#i18n/format.ts';
import { $isCutOff } from '#offline/connection.ts';
import { attempt, platform } from '#platform/platform.ts';
import { readPage } from '#platform/rootData.ts';
import { site } from '#sites/current.ts';
import { WIDE } from '#tracking/pageView.ts';
import { openModal } from '#ui/modal.ts';
import { watchCatalogueLinks } from './catalogueLinks.ts';
import { choosePrivacyOnClick } from './privacy/panel.ts';
import { part, ShellElement } from './ShellElement.ts';
import { shortCount } from './shortCount.ts';
import { SiteHeader } from './SiteHeader.ts';
import { switchLanguage } from './switchLanguage.ts';
import { watchViewport } from './viewport.ts';

/** Brings header and menus of a page with a session to life, once in a document. Toasts come later: start/late.ts. */
export function startShell(): void {
  watchViewport();
  watchCatalogueLinks();
  customElements.define('site-header', SiteHeader);
  customElements.define('account-menu', AccountMenu);
  customElements.define('footer-columns', FooterColumns);
  customElements.define('language-switch', LanguageSwitch);
  customElements.define('offline-banner', OfflineBanner);
  customElements.define('ticket-count', TicketCount);
  for (const onClick of [reloadOnClick, switchInFooter, choosePrivacyOnClick])
    document.addEventListener('click', onClick);
}

/** Opens an element's dialog by the button `open`, and closes it by the button `close` and by every link inside. */
function bindDialog(element: HTMLElement, signal: AbortSignal): HTMLDialogElement {
  const dialog = part(element, 'dialog', HTMLDialogElement);
  part(element, 'open', HTMLButtonElement).addEventListener('click', () => openModal(dialog), { signal });
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a, [data-part="close"]')) dialog.close();
    },
    { signal },
  );
  return dialog;
}

/** The account menu: who is signed in, links into the account, and the sign-out. */
class AccountMenu extends ShellElement {
  protected connect(signal: AbortSignal): void {
    const dialog = bindDialog(this, signal);
    const name = part(this, 'name', HTMLElement);
    const { greeting = '', anonymous = '' } = name.dataset;
    const stop = $user.subscribe((user) => {
      name.textContent = user?.firstName ? format(greeting, { name: user.firstName }) : anonymous;
    });
    signal.addEventListener('abort', stop);

    const button = part(this, 'sign-out', HTMLButtonElement);
    const leaveOnce = async (): Promise<void> => {
      if (button.getAttribute('aria-busy') === 'true') return;
      button.setAttribute('aria-busy', 'true');
      try {
        await signOut(readPage().language);
      } finally {
        // Unless the document is being left, it says under the menu that the sign-out is not finished.
        button.setAttribute('aria-busy', 'false');
        dialog.close();
      }
    };
    button.addEventListener('click', () => void leaveOnce(), { signal });
  }
}

/** Opens the same page in another language through the router, so that the session stays in memory. */
class LanguageSwitch extends ShellElement {
  protected connect(signal: AbortSignal): void {
    bindDialog(this, signal).addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest('a');
        const language = site.languages.find((one) => one === link?.hreflang);
        if (!language || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        // The page may have changed query and hash since it opened, so that they are read at the click.
        if (language !== readPage().language)
          void navigate(switchLanguage(platform().location(), language, site.languages));
      },
      { signal },
    );
  }
}

/**
 * The badge of the wallet: the number of tickets, hidden at zero. Its name has the whole number.
 */
class TicketCount extends ShellElement {
  protected connect(signal: AbortSignal): void {
    const { one = '', other = '' } = this.dataset;
    const { language } = readPage();
    const stop = $ticketCount.subscribe((count) => {
      this.hidden = count === 0;
      // The first plural of a document costs the browser 10 ms, and tickets are known long after the page has started.
      if (count === 0) return;
      part(this, 'count', HTMLElement).textContent = shortCount(count);
      part(this, 'name', HTMLElement).textContent = plural(
        { count_one: one, count_other: other },
        'count',
        count,
        language,
      );
    });
    signal.addEventListener('abort', stop);
  }
}

/** Shows a message while there is no network. */
class OfflineBanner extends ShellElement {
  protected connect(signal: AbortSignal): void {
    const text = part(this, 'text', HTMLElement);
    const stop = $isCutOff.subscribe((cutOff) => {
      text.hidden = !cutOff;
    });
    signal.addEventListener('abort', stop);
  }
}

/** The part of the footer that opens by a tap on a phone, with its columns. On a desktop all of it is open. */
class FooterColumns extends HTMLElement {
  private readonly desktop = attempt(() => matchMedia(WIDE));
  private readonly fit = (): void => {
    // All of it is open where the browser cannot say.
    const { matches } = this.desktop ?? { matches: true };
    for (const details of this.querySelectorAll('details')) details.open = matches;
    // On a desktop the columns cannot be closed, and their headings must not be controls.
    for (const summary of this.querySelectorAll('summary')) summary.tabIndex = matches ? -1 : 0;
  };

  connectedCallback(): void {
    this.fit();
    this.desktop?.addEventListener('change', this.fit);
  }

  disconnectedCallback(): void {
    this.desktop?.removeEventListener('change', this.fit);
  }
}

/** Reloads the page for the buttons of this banner and of the page that waits for the network (`data-reload`). */
function reloadOnClick({ target }: MouseEvent): void {
  if ((target as Element).closest('[data-reload]')) platform().reload();
}

/**
 * Listens on the document, because the router replaces the footer. Opens the page through the router, so that the
 * session stays in memory.
 */
function switchInFooter({ target }: MouseEvent): void {
  const button = (target as Element).closest<HTMLElement>('[data-switch-language]');
  const language = site.languages.find((one) => one === button?.dataset.switchLanguage);
  if (language) void navigate(switchLanguage(platform().location(), language, site.languages));
}
