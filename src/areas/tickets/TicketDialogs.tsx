import { $user } from '#account/user/store.ts';
import { money } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/form/fields.tsx';
import { Form, type Submitted } from '#ui/form/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { typed } from '#ui/form/values.ts';
import { useLanguage } from '#ui/language.ts';
import { useStore } from '#ui/useStore.ts';
import { $maybeMailed, $resending, $triedMails, resend, $cancelling, cancel } from './actionStore.ts';
import type { Refund, Ticket } from './contract.ts';
import { refundText, type TicketPlace } from './rules.ts';
import { When } from './ShowTicket.tsx';
import styles from './Tickets.module.css';

interface ResendTicketProps extends TicketPlace {
  ticket: Ticket;
  /** Called when the ticket is on its way. */
  onDone: () => void;
  onClose: () => void;
}

/** Closes at once, without waiting for the answer; a toast tells the outcome. */
export function ResendTicket({ ticket, onDone, onClose, ...place }: ResendTicketProps) {
  const { words, form } = place;
  const { title, mail, send, maybe, again } = words.resend;
  const user = useStore($user);
  // True while another ticket is being sent: one at a time.
  const busy = useStore($resending);
  const tried = useStore($triedMails)[ticket.id];
  const mayHaveMailed = useStore($maybeMailed).includes(ticket.id);

  function submit(values: FormData): Promise<Submitted> {
    onDone();
    void resend({ ticket, mail: typed(values, 'mail') });
    return Promise.resolve({ ok: true });
  }

  return (
    <Dialog title={title} closeLabel={words.close} onClose={onClose}>
      <TicketLine ticket={ticket} {...place} />
      {mayHaveMailed && <Notice tone="warning">{maybe}</Notice>}
      <Form
        words={form}
        onSubmit={submit}
        actions={
          <Button type="submit" variant="primary" busy={busy}>
            {mayHaveMailed ? again : send}
          </Button>
        }
      >
        <Field
          name="mail"
          type="email"
          autoComplete="email"
          label={mail}
          defaultValue={tried ?? user?.mail}
          stored={user?.mail === '' ? undefined : user?.mail}
          required
        />
      </Form>
    </Dialog>
  );
}

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
      <Money refund={ticket.refund} otherwise={words.refund.terms} paid={ticket.payment} {...place} />
      <div className={styles.decision}>
        <Button variant="danger" busy={busy} onClick={() => void cancel(ticket, onDone)}>
          {confirm}
        </Button>
        <Button onClick={onClose}>{keep}</Button>
      </div>
    </Dialog>
  );
}

interface MoneyProps extends TicketPlace {
  refund: Refund;
  /** What stands where the server does not tell. */
  otherwise: string;
  paid: Ticket['payment'];
}

/** What was paid, and what comes back as far as the server tells. */
function Money({ refund, otherwise, paid, words }: MoneyProps) {
  const language = useLanguage();
  return (
    <p>
      {paid?.totalAmount !== undefined &&
        `${words.paid} ${money(paid.totalAmount, paid.currency, language)}. `}
      {refundText(refund, words.refund, language) || otherwise}
    </p>
  );
}

/** Names the ticket of a dialog. */
function TicketLine({ ticket, ...place }: TicketPlace & { ticket: Ticket }) {
  return (
    <div>
      <strong>{ticket.show.name}</strong>
      <When session={ticket.session} {...place} />
    </div>
  );
}
