import { memo, useState, type ReactNode } from 'react';
import { isOver, splitByTime } from '#account/tickets/rules.ts';
import { number, plural } from '#i18n/format.ts';
import { Entries } from '#ui/Entries.tsx';
import { LongList } from '#ui/LongList.tsx';
import { useKeepFocus } from '#ui/useKeepFocus.ts';
import { useStore } from '#ui/useStore.ts';
import { $now } from './clock.ts';
import type { Ticket } from './contract.ts';
import type { TicketPlace } from './place.ts';
import { ShowTicket } from './ShowTicket.tsx';
import { startsAt } from './startsAt.ts';
import { TicketActions } from './TicketActions.tsx';
import { TicketCard } from './TicketCard.tsx';
import { TicketDetails } from './TicketDetails.tsx';
import { TicketRow } from './TicketRow.tsx';
import styles from './Tickets.module.css';

/** The past tickets, which may be hundreds, stay near. */
const COMING_STEP = 8;
const PAST_STEP = 24;

interface TicketListsProps {
  tickets: readonly Ticket[];
  place: TicketPlace;
}

/** The next ticket, the others as rows, and the past ones folded. A row opens its ticket in full screen. */
export function TicketLists({ tickets, place }: TicketListsProps) {
  const now = useStore($now);
  const [open, setOpen] = useState<Ticket>();
  const { words, language } = place;
  const close = () => setOpen(undefined);
  return (
    <>
      <Lists tickets={tickets} place={place} now={now} onOpen={setOpen} />
      {open && (
        <ShowTicket
          ticket={open}
          among={splitByTime(tickets, now)[isOver(open, now) ? 'past' : 'coming']}
          onTurn={setOpen}
          onClose={close}
          language={language}
          words={words}
        >
          <div className={styles.ticket}>
            <TicketActions key={open.id} ticket={open} onActed={close} {...place} />
            <TicketDetails ticket={open} {...place} />
          </div>
        </ShowTicket>
      )}
    </>
  );
}

interface ListsProps extends TicketListsProps {
  now: number;
  onOpen: (ticket: Ticket) => void;
}

/** There may be hundreds of rows. Opening a ticket draws none of them again. */
const Lists = memo(function Lists({ tickets, place, now, onOpen }: ListsProps) {
  const { coming, past } = splitByTime(tickets, now);
  const [next, ...later] = coming;
  const { words, language } = place;
  const rows = { now, place, onOpen };
  return (
    <>
      {next && (
        <section className={styles.list}>
          <h2 className="visually-hidden">{words.next}</h2>
          <ul className={styles.next}>
            <Entries>
              <Entry key={next.id}>
                <TicketCard ticket={next} onShow={onOpen} {...place} />
              </Entry>
            </Entries>
          </ul>
        </section>
      )}
      {later.length > 0 && (
        <section className={styles.list}>
          <h2>{words.coming}</h2>
          <Rows tickets={later} step={COMING_STEP} {...rows} />
        </section>
      )}
      {past.length > 0 && (
        <section className={styles.list}>
          <details className={styles.past}>
            <summary>
              <h2>{words.past}</h2> <span className="muted">{number(past.length, language)}</span>
            </summary>
            <Rows tickets={past} step={PAST_STEP} {...rows} />
          </details>
        </section>
      )}
    </>
  );
});

interface RowsProps {
  tickets: readonly Ticket[];
  step: number;
  now: number;
  place: TicketPlace;
  onOpen: (ticket: Ticket) => void;
}

function Rows({ tickets, step, now, place, onOpen }: RowsProps) {
  const { words, language } = place;
  return (
    <LongList items={tickets} step={step} moreLabel={(count) => plural(words, 'more', count, language)}>
      {(shown) => (
        <ul className={styles.rows}>
          <Entries>
            {shown.map((ticket, index) => (
              <Entry key={ticket.id || index}>
                <TicketRow
                  ticket={ticket}
                  when={startsAt(ticket.session, now, place)}
                  open={words.actions.show}
                  onOpen={onOpen}
                />
              </Entry>
            ))}
          </Entries>
        </ul>
      )}
    </LongList>
  );
}

/** A cancelled ticket is removed while it holds the focus. */
function Entry({ children }: { children: ReactNode }) {
  return <li ref={useKeepFocus()}>{children}</li>;
}
