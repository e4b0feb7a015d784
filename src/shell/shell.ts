import { AccountMenu } from './AccountMenu.ts';
import { watchCatalogueLinks } from './catalogueLinks.ts';
import { FooterColumns } from './footer/FooterColumns.ts';
import { switchOnClick } from './footer/languages.ts';
import { LanguageSwitch } from './LanguageSwitch.ts';
import { OfflineBanner, reloadOnClick } from './OfflineBanner.ts';
import { choosePrivacyOnClick } from './privacy/panel.ts';
import { SiteHeader } from './SiteHeader.ts';
import { TicketCount } from './TicketCount.ts';
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
  for (const onClick of [reloadOnClick, switchOnClick, choosePrivacyOnClick])
    document.addEventListener('click', onClick);
}
