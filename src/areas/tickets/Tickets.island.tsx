import { EmptyState } from '#ui/EmptyState.tsx';
import { TICKET } from '#ui/icons.ts';
import { island } from '#ui/island.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { LoadView, type FailedTexts } from '#account/LoadView.tsx';
import { useStore } from '#ui/useStore.ts';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import type { TicketViewProps } from './rules.ts';
import { KeptNote, useAge } from './Ticket.tsx';
import { tickets } from './store.ts';
import { $cancelled } from './actionStore.ts';
import { CancelledTicket, TicketLists } from './TicketLists.tsx';
import styles from './Tickets.module.css';

interface TicketsProps extends TicketViewProps {
  failed: FailedTexts;
  /** The catalogue site's page of films. */
  films: string;
}

export const Tickets = island(function Tickets({ failed, films, ...rest }: TicketsProps) {
  const { empty, loading } = rest.texts;
  const cancelled = useStore($cancelled);
  return (
    <div className={styles.page}>
      <LoadView
        store={tickets}
        failed={failed}
        age={useAge(rest.texts)}
        skeleton={<SkeletonCards label={loading} count={1} lines={8} />}
      >
        {(kept) =>
          kept.length === 0 ? (
            <>
              {cancelled.map((one) => (
                <CancelledTicket key={one.ticket.id} {...one} {...rest} />
              ))}
              <EmptyState
                icon={TICKET}
                heading="h2"
                title={empty.title}
                text={empty.text}
                action={<LinkButton href={films}>{empty.action}</LinkButton>}
              />
            </>
          ) : (
            <>
              <KeptNote {...rest} />
              <TicketLists tickets={kept} view={rest} />
            </>
          )
        }
      </LoadView>
    </div>
  );
});
