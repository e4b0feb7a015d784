import { $user } from '#account/user/store.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Form, type Submitted } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useStore } from '#ui/useStore.ts';
import { $maybeMailed, $resending, resend } from './actionStore.ts';
import type { Ticket } from './contract.ts';
import type { TicketPlace } from './place.ts';
import { TicketLine } from './TicketLine.tsx';

interface ResendTicketProps extends TicketPlace {
  ticket: Ticket;
  /** The address of the last attempt, so that the customer does not type it again after a failure. */
  tried: string | undefined;
  onTry: (mail: string) => void;
  onClose: () => void;
}

/** Closes at once; a toast tells the outcome (docs/decisions.md#three-closing-rules). */
export function ResendTicket({ ticket, tried, onTry, onClose, ...place }: ResendTicketProps) {
  const { words, form } = place;
  const { title, mail, send, maybe, again } = words.resend;
  const user = useStore($user);
  // True while another ticket is being sent: one at a time.
  const busy = useStore($resending);
  const mayHaveMailed = useStore($maybeMailed).includes(ticket.id);

  function submit(values: FormData): Promise<Submitted> {
    const typed = values.get('mail');
    const address = typeof typed === 'string' ? typed.trim() : '';
    onTry(address);
    onClose();
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
