import { Suspense, lazy, useState } from 'react';
import { LoadView, type FailedTexts } from '#account/LoadView.tsx';
import { codeOf, comingTickets, isShowDay } from '#account/tickets/rules.ts';
import { $shownSince, tickets, $now } from '#areas/tickets/store.ts';
import { format, sessionTime, plural, time } from '#i18n/format.ts';
import type { ShownTicketTexts } from '#areas/tickets/rules.ts';
import type { Texts } from '#i18n/texts.ts';
import { platform } from '#platform/platform.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { TICKET, QR } from '#ui/icons.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useStore } from '#ui/useStore.ts';
import { Stage, Waiting } from './Slot.tsx';
import type { Ticket } from '#areas/tickets/contract.ts';
import { comingDay } from '#i18n/comingDay.ts';
import { dotted } from '#i18n/foreign.ts';
import { Button } from '#ui/Button.tsx';
import { lazyPart } from '#ui/Contained.tsx';
import { useLanguage } from '#ui/language.ts';
import { ShowDate } from '#ui/ShowDate.tsx';
import styles from './Hero.module.css';

const loadScene = () => import('./HeroScene.tsx');

/** Decoration; its place is reserved. */
const HeroScene = lazyPart('home, scene', async () => (await loadScene()).HeroScene);

/** Comes with the scene: the button that opens the ticket is there without it. */
const HeroCalendar = lazyPart('home, calendar', async () => (await loadScene()).HeroCalendar);

const loadShowTicket = () => import('#areas/tickets/ShowTicket.tsx');

const ShowTicket = lazy(async () => ({ default: (await loadShowTicket()).ShowTicket }));

interface HeroProps {
  ticket: Ticket;
  /** The coming tickets, which the customer can turn over in full screen. */
  coming: readonly Ticket[];
  texts: Texts['home']['island']['next'];
  shown: ShownTicketTexts;
  links: { tickets: string };
}

/** Most customers have a ticket and never need this. */
const HeroFilm = lazyPart(
  'home, film',
  async () => (await import('./HeroFilm.tsx')).HeroFilm,
  ({ texts, links }) => (
    <EmptyState
      icon={TICKET}
      title={texts.empty.title}
      text={texts.empty.text}
      action={<LinkButton href={links.films}>{texts.empty.action}</LinkButton>}
    />
  ),
);

interface NextTicketProps {
  texts: Texts['home']['island']['next'];
  shown: ShownTicketTexts & { kept: string };
  failed: FailedTexts;
  links: { films: string; film: string; tickets: string };
}

export function NextTicket({ failed, ...props }: NextTicketProps) {
  const language = useLanguage();
  const { texts, links, shown } = props;
  const since = useStore($shownSince);
  const age = since
    ? format(shown.kept, { date: sessionTime(since, platform().now(), language) })
    : undefined;
  return (
    <Stage title={texts.title} action={<a href={links.tickets}>{texts.all}</a>}>
      <LoadView
        store={tickets}
        failed={failed}
        title={texts.notLoaded}
        age={age}
        skeleton={<Waiting label={texts.loading} />}
      >
        {(kept) => {
          const coming = comingTickets(kept, platform().now());
          const [next] = coming;
          return next ? (
            <Hero ticket={next} coming={coming} {...props} />
          ) : (
            <NoTicket texts={texts} links={links} />
          );
        }}
      </LoadView>
    </Stage>
  );
}

function NoTicket({ texts, links }: Pick<NextTicketProps, 'texts' | 'links'>) {
  const waiting = <Waiting label={texts.loading} />;
  return (
    <Suspense fallback={waiting}>
      <HeroFilm texts={texts} links={links} waiting={waiting} />
    </Suspense>
  );
}

/** The next show in the colours of its poster, with what the customer needs to be on time. */
function Hero({ ticket, coming, texts, shown, links }: HeroProps) {
  const language = useLanguage();
  const { show, session, cinema, seats } = ticket;
  const [open, setOpen] = useState<Ticket>();

  /** Without the code of the full screen, the page of tickets shows the ticket, also without a network. */
  async function showTicket() {
    try {
      await loadShowTicket();
      setOpen(ticket);
    } catch {
      platform().go(links.tickets);
    }
  }

  // The clock ticks: a page left open overnight does not say "tomorrow" in the morning.
  const now = useStore($now);
  const day = comingDay(session.startDate, now, language);
  const isToday = isShowDay(ticket, now) && codeOf(ticket) !== '';
  return (
    <>
      <article
        aria-label={show.name}
        className={`${styles.hero} ${styles.withCode} ${isToday ? styles.today : ''}`}
      >
        <Suspense>
          <HeroScene ticket={ticket} texts={shown} />
        </Suspense>
        {day && (
          <p className={styles.day}>
            {day}
            <span className="visually-hidden">, </span>
            <b>{time(session.startDate, language)}</b>
          </p>
        )}
        <div className={styles.facts}>
          <h3>{show.name}</h3>
          <p>
            <ShowDate iso={session.startDate} />
          </p>
          <p>{dotted(cinema.name, session.auditoriumName)}</p>
          {seats.length > 0 && (
            <p>
              <strong>{plural(texts, 'seats', seats.length, language, { seats: seats.join(', ') })}</strong>
            </p>
          )}
        </div>
        <div className={styles.action}>
          {codeOf(ticket) === '' ? (
            <LinkButton variant="primary" href={links.tickets}>
              {texts.open}
            </LinkButton>
          ) : (
            <Button variant="primary" icon={QR} aria-haspopup="dialog" onClick={() => void showTicket()}>
              {texts.open}
            </Button>
          )}
          <Suspense>
            <HeroCalendar ticket={ticket} texts={shown} label={texts.calendar} />
          </Suspense>
        </div>
      </article>
      {open && (
        <Suspense>
          <ShowTicket
            ticket={open}
            among={coming}
            onTurn={setOpen}
            texts={shown}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
