/** Marks the only part that is printed: Tickets.module.css hides the rest. */
const MARK = 'data-printing';

/** Prints one ticket and nothing else. */
export function printTicket(ticket: Element | null | undefined): void {
  if (!ticket) return;
  ticket.setAttribute(MARK, '');
  window.addEventListener('afterprint', () => ticket.removeAttribute(MARK), { once: true });
  window.print();
}
