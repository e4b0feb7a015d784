import { useState } from 'react';
import { splitByTime } from '#account/tickets/rules.ts';
import { Button } from '#ui/Button.tsx';
import { Entries } from '#ui/Entries.tsx';
import { QR } from '#ui/icons.ts';
import { island } from '#ui/island.tsx';
import { useLanguage } from '#ui/language.ts';
import { useStore } from '#ui/useStore.ts';
import type { Ticket } from './contract.ts';
import { type KeptViewProps, startsAt } from './rules.ts';
import { ShowTicket } from './ShowTicket.tsx';
import { $now, tickets } from './store.ts';
import { KeptNote, Facts, TicketSheet, TicketRow } from './Ticket.tsx';
import styles from './Tickets.module.css';

/**
 * The coming tickets that this device keeps, on the page that stands in for one that cannot be loaded
 * (docs/decisions.md#offline-tickets). They can be shown, and nothing else: each action needs the network.
 */
export const KeptTickets = island(function KeptTickets(props: KeptViewProps) {
  const load = useStore(tickets.$load);
  return load.status === 'loaded' ? <Coming tickets={load.value} {...props} /> : null;
});

/** A component of its own: only a browser has a clock to read. */
function Coming({ tickets: all, ...rest }: KeptViewProps & { tickets: readonly Ticket[] }) {
  const language = useLanguage();
  const now = useStore($now);
  const [open, setOpen] = useState<Ticket>();
  const { coming } = splitByTime(all, now);
  const [next, ...later] = coming;
  const { texts } = rest;
  if (!next) return null;
  return (
    <section className={styles.list}>
      <h2>{texts.coming}</h2>
      <KeptNote {...rest} />
      <ul className={styles.rows}>
        <Entries>
          <li>
            <article className={styles.ticket} aria-label={next.show.name}>
              <TicketSheet ticket={next} {...rest} />
              <Button icon={QR} aria-haspopup="dialog" onClick={() => setOpen(next)}>
                {texts.actions.show}
              </Button>
              <Facts ticket={next} {...rest} />
            </article>
          </li>
          {later.map((ticket, index) => (
            <li key={ticket.id || index}>
              <TicketRow
                ticket={ticket}
                when={startsAt(ticket.session, now, texts, language)}
                open={texts.actions.show}
                onOpen={setOpen}
              />
            </li>
          ))}
        </Entries>
      </ul>
      {open && (
        <ShowTicket
          ticket={open}
          among={coming}
          onTurn={setOpen}
          onClose={() => setOpen(undefined)}
          {...rest}
        >
          <Facts ticket={open} {...rest} />
        </ShowTicket>
      )}
    </section>
  );
}
