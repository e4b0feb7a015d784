import { format, money, sessionTime } from '#i18n/format.ts';
import { platform } from '#platform/platform.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Price } from '#ui/Price.tsx';
import { useStore } from '#ui/useStore.ts';
import { catalogueBase } from './catalogue.ts';
import { $now } from './clock.ts';
import type { Ticket } from './contract.ts';
import type { TicketPlace } from './place.ts';
import { orderingCloses, sessionPlace } from './rules.ts';
import styles from './Tickets.module.css';

type ConcessionsProps = TicketPlace & { ticket: Ticket };
type Order = NonNullable<Ticket['clickAndServe']>['concessions'][number];

/** Click and serve: orders to the seat, and the way to order until the server's time limit. */
export function Concessions({ ticket, ...place }: ConcessionsProps) {
  const { title } = place.words.concessions;
  const closes = orderingCloses(ticket);
  // Paid orders are shown even when ordering has closed.
  const orders = ticket.clickAndServe?.concessions ?? [];
  if (closes === undefined && orders.length === 0) return null;
  return (
    <div role="group" className={`card ${styles.concessions}`} aria-label={title}>
      <h3>{title}</h3>
      {orders.map((order, index) => (
        <OrderFacts key={order.orderId || index} order={order} {...place} />
      ))}
      {closes !== undefined && <Ordering ticket={ticket} closes={closes} {...place} />}
    </div>
  );
}

function OrderFacts({ order, language, words }: TicketPlace & { order: Order }) {
  const { number, total, discount } = words.concessions;
  const { orderId, items, totalPrice, totalDiscount, currency } = order;
  return (
    <div>
      {orderId && <strong>{format(number, { id: orderId })}</strong>}
      <ul>
        {items.map(({ label, quantity }, index) => (
          <li key={index}>{format(words.means, { count: quantity, label })}</li>
        ))}
      </ul>
      <p>
        {total} <Price cents={totalPrice} currency={currency} language={language} />
        {totalDiscount > 0 && (
          <span className="muted">
            {' '}
            ({format(discount, { amount: money(totalDiscount, currency, language) })})
          </span>
        )}
      </p>
    </div>
  );
}

function Ordering(props: ConcessionsProps & { closes: number }) {
  const { ticket, closes, language, words, orderRoute } = props;
  const { open, closed, order } = words.concessions;
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
