import { $user } from '#account/user/store.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Form, type Submitted } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useStore } from '#ui/useStore.ts';
import { $maybeMailed, $resending, $triedMails, resend } from './actionStore.ts';
import type { Ticket } from './contract.ts';
import type { TicketPlace } from './place.ts';
import { TicketLine } from './TicketLine.tsx';

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
    const typed = values.get('mail');
    const address = typeof typed === 'string' ? typed.trim() : '';
    onDone();
    void resend({ ticket, mail: address });
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
          required
        />
      </Form>
    </Dialog>
  );
}
