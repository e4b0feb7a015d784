import { $ticketCount } from '#areas/tickets/store.ts';
import { plural } from '#i18n/format.ts';
import { readPage } from '#platform/rootData.ts';
import { part, ShellElement } from './ShellElement.ts';
import { shortCount } from './shortCount.ts';

/**
 * The badge of the wallet: the number of tickets, hidden at zero. Its name has the whole number.
 */
export class TicketCount extends ShellElement {
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
