import { lazy, Suspense, useState } from 'react';
import { codeOf } from '#account/tickets/rules.ts';
import type { Ticket } from '#areas/tickets/contract.ts';
import type { ShownTicketWords } from '#areas/tickets/rules.ts';
import { $now } from '#areas/tickets/store.ts';
import { comingDay } from '#i18n/comingDay.ts';
import { dotted } from '#i18n/foreign.ts';
import { plural, time } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { platform } from '#platform/platform.ts';
import type { Language } from '#sites/site.ts';
import { Button } from '#ui/Button.tsx';
import { QR } from '#ui/icons.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { ShowDate } from '#ui/ShowDate.tsx';
import { useStore } from '#ui/useStore.ts';
import styles from './Hero.module.css';
import { lazyPart } from './lazyPart.ts';

/** Decoration; its place is reserved. */
const HeroScene = lazyPart(() => import('./HeroScene.tsx'), 'HeroScene');

/** Comes with the scene: the button that opens the ticket is there without it. */
const HeroCalendar = lazyPart(() => import('./HeroCalendar.tsx'), 'HeroCalendar');

const loadShowTicket = () => import('#areas/tickets/ShowTicket.tsx');
const ShowTicket = lazy(async () => ({ default: (await loadShowTicket()).ShowTicket }));

interface HeroProps {
  ticket: Ticket;
  /** The coming tickets, which the customer can turn over in full screen. */
  coming: readonly Ticket[];
  words: Texts['home']['island']['next'];
  shown: ShownTicketWords;
  links: { tickets: string };
  language: Language;
}

/** The next show in the colours of its poster, with what the customer needs to be on time. */
export function Hero({ ticket, coming, words, shown, links, language }: HeroProps) {
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
  const day = comingDay(session.startDate, useStore($now), language);
  return (
    <>
      <article aria-label={show.name} className={`${styles.hero} ${styles.withCode}`}>
        <Suspense>
          <HeroScene ticket={ticket} words={shown} />
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
            <ShowDate iso={session.startDate} language={language} />
          </p>
          <p>{dotted(cinema.name, session.auditoriumName)}</p>
          {seats.length > 0 && (
            <p>{plural(words, 'seats', seats.length, language, { seats: seats.join(', ') })}</p>
          )}
        </div>
        <div className={styles.action}>
          {codeOf(ticket) === '' ? (
            <LinkButton variant="primary" href={links.tickets}>
              {words.open}
            </LinkButton>
          ) : (
            <Button variant="primary" icon={QR} aria-haspopup="dialog" onClick={() => void showTicket()}>
              {words.open}
            </Button>
          )}
          <Suspense>
            <HeroCalendar ticket={ticket} words={shown} label={words.calendar} />
          </Suspense>
        </div>
      </article>
      {open && (
        <Suspense>
          <ShowTicket
            ticket={open}
            among={coming}
            onTurn={setOpen}
            language={language}
            words={shown}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
