import { platform } from '#platform/platform.ts';
import type { Language } from '#sites/site.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { island } from '#ui/island.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { LoadView, type FailedWords } from '#account/LoadView.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import type words from '../../../public/locales/fr/tickets.json';
import type { Ticket } from './contract.ts';
import { splitByTime } from './rules.ts';
import { tickets } from './store.ts';
import { TicketCard } from './TicketCard.tsx';
import styles from './Tickets.module.css';

export type TicketWords = (typeof words)['island'];

interface TicketsProps {
  language: Language;
  timeZone: string;
  words: TicketWords;
  failed: FailedWords;
  /** The catalogue's films. */
  films: string;
}

export const Tickets = island(function Tickets({ failed, ...props }: TicketsProps) {
  return (
    <LoadView
      store={tickets}
      failed={failed}
      skeleton={<SkeletonCards label={props.words.loading} count={1} lines={8} />}
    >
      {(kept) => (kept.length === 0 ? <NoTickets {...props} /> : <TicketLists tickets={kept} {...props} />)}
    </LoadView>
  );
});

type ViewProps = Omit<TicketsProps, 'failed'>;

function NoTickets({ words, films }: ViewProps) {
  const { title, text, action } = words.empty;
  return (
    <EmptyState
      heading="h2"
      title={title}
      text={text}
      action={<LinkButton href={films}>{action}</LinkButton>}
    />
  );
}

function TicketLists({ tickets: kept, words, ...place }: ViewProps & { tickets: readonly Ticket[] }) {
  const { coming, past } = splitByTime(kept, platform().now());
  const [next, ...later] = coming;
  return (
    <>
      {next && <TicketList title={words.next} tickets={[next]} words={words} {...place} />}
      {later.length > 0 && <TicketList title={words.coming} tickets={later} words={words} {...place} />}
      {past.length > 0 && <TicketList title={words.past} tickets={past} words={words} {...place} />}
    </>
  );
}

interface TicketListProps extends Omit<ViewProps, 'films'> {
  title: string;
  tickets: readonly Ticket[];
}

function TicketList({ title, tickets: shown, ...place }: TicketListProps) {
  return (
    <section className={styles.list}>
      <h2>{title}</h2>
      <ul>
        {shown.map((ticket) => (
          <li key={ticket.id}>
            <TicketCard ticket={ticket} {...place} />
          </li>
        ))}
      </ul>
    </section>
  );
}
