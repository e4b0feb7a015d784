import { memo, Suspense, useState, type ReactNode } from 'react';
import { isOver, isShowDay, splitByTime } from '#account/tickets/rules.ts';
import { number, plural, format, money, sessionTime } from '#i18n/format.ts';
import { platform } from '#platform/platform.ts';
import { lazyPart } from '#ui/Contained.tsx';
import { Entries } from '#ui/Entries.tsx';
import { useLanguage } from '#ui/language.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { LongList } from '#ui/LongList.tsx';
import { Parts } from '#ui/Parts.tsx';
import { Price } from '#ui/Price.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useKeepFocus } from '#ui/useKeepFocus.ts';
import { useStore } from '#ui/useStore.ts';
import { $cancelled, type Cancelled } from './actionStore.ts';
import type { Ticket } from './contract.ts';
import { placedBefore, refundText, startsAt, type TicketViewProps } from './rules.ts';
import { sessionPlace, catalogueBase } from './share.ts';
import { ShowTicket, When } from './ShowTicket.tsx';
import { $now } from './store.ts';
import { TicketRow, TicketSheet, Facts } from './Ticket.tsx';
import { TicketActions } from './TicketActions.tsx';
import styles from './Tickets.module.css';

const Venue = lazyPart('tickets, venue', async () => (await import('./Venue.tsx')).Venue);
const SeatCodes = lazyPart('tickets, seats', async () => (await import('./TicketDialogs.tsx')).SeatCodes);

/** The past tickets, which may be hundreds, stay near. */
const COMING_STEP = 8;
const PAST_STEP = 24;

interface TicketListsProps {
  tickets: readonly Ticket[];
  view: TicketViewProps;
}

/** The next ticket, the others as rows, and the past ones folded. A row opens its ticket in full screen. */
export function TicketLists({ tickets, view }: TicketListsProps) {
  const now = useStore($now);
  const [open, setOpen] = useState<Ticket>();
  const { texts } = view;
  const cancelled = useStore($cancelled);
  const close = () => setOpen(undefined);
  return (
    <>
      <Lists tickets={tickets} cancelled={cancelled} view={view} now={now} onOpen={setOpen} />
      {open && (
        <ShowTicket
          ticket={open}
          among={splitByTime(tickets, now)[isOver(open, now) ? 'past' : 'coming']}
          onTurn={setOpen}
          onClose={close}
          texts={texts}
        >
          <div className={styles.ticket}>
            <TicketActions key={open.id} ticket={open} onActed={close} {...view} />
            <TicketDetails ticket={open} {...view} />
          </div>
        </ShowTicket>
      )}
    </>
  );
}

interface ListsProps extends TicketListsProps {
  cancelled: readonly Cancelled[];
  now: number;
  onOpen: (ticket: Ticket) => void;
}

/** There may be hundreds of rows. Opening a ticket draws none of them again. */
const Lists = memo(function Lists({ tickets, cancelled, view, now, onOpen }: ListsProps) {
  const language = useLanguage();
  const { coming, past } = splitByTime(tickets, now);
  const [next, ...later] = coming;
  const { texts } = view;
  const gone = placedBefore(cancelled, coming);
  const note = (one: Cancelled) => <CancelledTicket key={one.ticket.id} {...one} {...view} />;
  const rows = { now, view, onOpen };
  return (
    <>
      {next && gone.before(next).map(note)}
      {next && (
        <section className={styles.list}>
          <h2 className="visually-hidden">{texts.next}</h2>
          <ul className={styles.next}>
            <Entries>
              <Entry key={next.id}>
                <TicketCard ticket={next} onShow={onOpen} {...view} />
              </Entry>
            </Entries>
          </ul>
        </section>
      )}
      {later.length > 0 && (
        <section className={styles.list}>
          <h2>{texts.coming}</h2>
          <Rows
            tickets={later}
            step={COMING_STEP}
            before={(ticket) => gone.before(ticket).map(note)}
            {...rows}
          />
        </section>
      )}
      {gone.last.map(note)}
      {past.length > 0 && (
        <section className={styles.list}>
          <details className={styles.past}>
            <summary>
              <h2>{texts.past}</h2> <span className="muted">{number(past.length, language)}</span>
            </summary>
            <Rows tickets={past} step={PAST_STEP} {...rows} />
          </details>
        </section>
      )}
    </>
  );
});

interface RowsProps {
  /** What stands before the row of a ticket. */
  before?: (ticket: Ticket) => ReactNode;
  tickets: readonly Ticket[];
  step: number;
  now: number;
  view: TicketViewProps;
  onOpen: (ticket: Ticket) => void;
}

function Rows({ tickets, step, now, view, onOpen, before }: RowsProps) {
  const language = useLanguage();
  const { texts } = view;
  return (
    <LongList items={tickets} step={step} moreLabel={(count) => plural(texts, 'more', count, language)}>
      {(shown) => (
        <ul className={styles.rows}>
          <Entries>
            {shown.map((ticket, index) => (
              <Entry key={ticket.id || index}>
                {before?.(ticket)}
                <TicketRow
                  ticket={ticket}
                  when={startsAt(ticket.session, now, texts, language)}
                  open={texts.actions.show}
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

/** What has become of a ticket, where it stood. The toast has announced it. */
export function CancelledTicket({ ticket, refund, texts }: TicketViewProps & Cancelled) {
  const language = useLanguage();
  const { cancelled, unknown } = texts.refund;
  return (
    <Notice tone="success" title={format(cancelled, { film: ticket.show.name })}>
      <When session={ticket.session} texts={texts} />
      <p>{refundText(refund, texts.refund, language) || unknown}</p>
    </Notice>
  );
}

interface TicketCardProps extends TicketViewProps {
  ticket: Ticket;
  onShow: (ticket: Ticket) => void;
}

/** The next ticket, with what can be done with it. */
function TicketCard({ onShow, ...props }: TicketCardProps) {
  const { ticket } = props;
  return (
    <article id={`ticket-${ticket.id}`} className={styles.ticket} aria-label={ticket.show.name}>
      <Parts>
        <TicketSheet {...props} />
        <TicketActions onShow={onShow} {...props} />
        <TicketDetails {...props} />
      </Parts>
    </article>
  );
}

/** The facts of a ticket, the codes of its seats, and its orders of concessions. */
function TicketDetails(props: TicketViewProps & { ticket: Ticket }) {
  const { ticket } = props;
  const now = useStore($now);
  const isToday = isShowDay(ticket, now);
  return (
    <>
      <Facts {...props}>
        {!isOver(ticket, now) && (
          <div className={isToday ? styles.venue : ''}>
            <Suspense>
              <Venue cinema={ticket.cinema} isToday={isToday} {...props} />
            </Suspense>
          </div>
        )}
      </Facts>
      {ticket.seatCodes.length > 0 && !isOver(ticket, now) && (
        <Suspense>
          <SeatCodes {...props} />
        </Suspense>
      )}
      <Concessions {...props} />
    </>
  );
}

type ConcessionsProps = TicketViewProps & { ticket: Ticket };
type Service = NonNullable<Ticket['clickAndServe']>;
type Order = Service['concessions'][number];

/** Click and serve: orders to the seat, and the way to order until the server's time limit. */
function Concessions({ ticket, ...rest }: ConcessionsProps) {
  const { title } = rest.texts.concessions;
  const closes = orderingCloses(ticket);
  // Paid orders are shown even when ordering has closed.
  const orders = ticket.clickAndServe?.concessions ?? [];
  if (closes === undefined && orders.length === 0) return null;
  return (
    <div role="group" className={`card ${styles.concessions}`} aria-label={title}>
      <h3>{title}</h3>
      {orders.map((order, index) => (
        <OrderFacts key={order.orderId || index} order={order} {...rest} />
      ))}
      {closes !== undefined && <Ordering ticket={ticket} closes={closes} {...rest} />}
    </div>
  );
}

function OrderFacts({ order, texts }: TicketViewProps & { order: Order }) {
  const language = useLanguage();
  const { number, total, discount } = texts.concessions;
  const { orderId, items, totalPrice, totalDiscount = 0, currency } = order;
  return (
    <div>
      {orderId && <strong>{format(number, { id: orderId })}</strong>}
      <ul>
        {items.map(({ label, quantity }, index) => (
          <li key={index}>{format(texts.means, { count: quantity, label })}</li>
        ))}
      </ul>
      {totalPrice !== undefined && (
        <p>
          {total} <Price cents={totalPrice} currency={currency} />
          {totalDiscount > 0 && (
            <span className="muted">
              {' '}
              ({format(discount, { amount: money(totalDiscount, currency, language) })})
            </span>
          )}
        </p>
      )}
    </div>
  );
}

function Ordering(props: ConcessionsProps & { closes: number }) {
  const language = useLanguage();
  const { ticket, closes, texts, orderRoute } = props;
  const { open, closed, order } = texts.concessions;
  const date = sessionTime(closes, platform().now(), language);
  const place = sessionPlace(ticket);
  if (useStore($now) >= closes) return <p className="muted">{format(closed, { date })}</p>;
  return (
    <div className={styles.ordering}>
      <p>{format(open, { date })}</p>
      {place && (
        <LinkButton href={`${catalogueBase()}/${language}/${place}/${orderRoute}/`}>{order}</LinkButton>
      )}
    </div>
  );
}

const MINUTE_MS = 60_000;

interface Orderable {
  clickAndServe: Pick<Service, 'activated' | 'eligible' | 'limitDurationOrder'> | undefined;
  session: Pick<Ticket['session'], 'startDate'>;
}

/**
 * When ordering concessions closes, in epoch milliseconds. The limit of the server is in minutes before the start,
 * which is our reading of the sample. Undefined for a ticket without this service.
 */
export function orderingCloses({ clickAndServe, session }: Orderable): number | undefined {
  if (!clickAndServe?.activated || !clickAndServe.eligible) return undefined;
  const closes = Date.parse(session.startDate) - clickAndServe.limitDurationOrder * MINUTE_MS;
  return Number.isNaN(closes) ? undefined : closes;
}
