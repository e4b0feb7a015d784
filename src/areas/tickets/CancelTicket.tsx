import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useStore } from '#ui/useStore.ts';
import { $cancelling, cancel } from './actionStore.ts';
import type { Ticket } from './contract.ts';
import type { TicketPlace } from './place.ts';
import { TicketLine } from './TicketLine.tsx';
import styles from './Tickets.module.css';

interface CancelTicketProps extends TicketPlace {
  ticket: Ticket;
  /** Called as soon as the server has answered. */
  onDone: () => void;
  onClose: () => void;
}

/** Closes after success and after failure: a toast tells the outcome, and the list shows it. */
export function CancelTicket({ ticket, onDone, onClose, ...place }: CancelTicketProps) {
  const { words } = place;
  const { title, text, confirm, keep } = words.cancellation;
  const busy = useStore($cancelling);

  return (
    <Dialog title={title} closeLabel={words.close} onClose={onClose}>
      <TicketLine ticket={ticket} {...place} />
      <p>{text}</p>
      <div className={styles.decision}>
        <Button variant="danger" busy={busy} onClick={() => void cancel(ticket, onDone)}>
          {confirm}
        </Button>
        <Button onClick={onClose}>{keep}</Button>
      </div>
    </Dialog>
  );
}
