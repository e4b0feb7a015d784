import { LoadView, type FailedWords } from '#account/LoadView.tsx';
import { tickets } from '#areas/tickets/store.ts';
import { nextTicket } from '#areas/tickets/rules.ts';
import { plural } from '#i18n/format.ts';
import { platform } from '#platform/platform.ts';
import type { Language } from '#sites/site.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { ShowDate } from '#ui/ShowDate.tsx';
import { TicketPaper } from '#ui/TicketPaper.tsx';
import styles from './Home.module.css';
import { Stage, Waiting } from './Slot.tsx';
import type { HomeWords } from './words.ts';

interface NextTicketProps {
  words: HomeWords['next'];
  failed: FailedWords;
  links: { films: string; tickets: string };
  language: Language;
}

type Ticket = NonNullable<ReturnType<typeof nextTicket>>;

export function NextTicket({ failed, ...props }: NextTicketProps) {
  const { words, links } = props;
  return (
    <Stage title={words.title} action={<a href={links.tickets}>{words.all}</a>}>
      <LoadView store={tickets} failed={failed} skeleton={<Waiting label={words.loading} />}>
        {(kept) => {
          const next = nextTicket(kept, platform().now());
          return next ? <TicketSummary ticket={next} {...props} /> : <NoTicket {...props} />;
        }}
      </LoadView>
    </Stage>
  );
}

type ViewProps = Omit<NextTicketProps, 'failed'>;

function NoTicket({ words, links }: ViewProps) {
  const { title, text, action } = words.empty;
  return (
    <EmptyState title={title} text={text} action={<LinkButton href={links.films}>{action}</LinkButton>} />
  );
}

/** The facts to be on time. The code to scan is on the page of tickets, in full size. */
function TicketSummary({ ticket, words, links, language }: ViewProps & { ticket: Ticket }) {
  const { show, session, cinema, seats } = ticket;
  return (
    <article aria-label={show.name}>
      <TicketPaper
        stub={
          <div className={styles.stub}>
            {seats.length > 0 && (
              <p>{plural(words, 'seats', seats.length, language, { seats: seats.join(', ') })}</p>
            )}
            <LinkButton variant="primary" href={links.tickets}>
              {words.open}
            </LinkButton>
          </div>
        }
      >
        <h3 className={styles.film}>{show.name}</h3>
        <p className={styles.when}>
          <ShowDate iso={session.startDate} language={language} />
        </p>
        <p>{[cinema.name, session.auditoriumName].filter(Boolean).join(' · ')}</p>
      </TicketPaper>
    </article>
  );
}
