/** What the print style sheet (Tickets.module.css) leaves on the page, if anything is marked so. */
const MARK = 'data-printing';

/** One ticket on one page, whatever else is on the screen. */
export function printTicket(ticket: Element | null | undefined): void {
  if (!ticket) return;
  ticket.setAttribute(MARK, '');
  window.addEventListener('afterprint', () => ticket.removeAttribute(MARK), { once: true });
  window.print();
}
