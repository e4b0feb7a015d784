import { Suspense } from 'react';
import { LoadView, type FailedWords } from '#account/LoadView.tsx';
import { comingTickets } from '#account/tickets/rules.ts';
import { $shownSince, tickets } from '#areas/tickets/store.ts';
import { format, sessionTime } from '#i18n/format.ts';
import type { ShownTicketWords } from '#areas/tickets/rules.ts';
import type { Texts } from '#i18n/texts.ts';
import { platform } from '#platform/platform.ts';
import type { Language } from '#sites/site.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { TICKET } from '#ui/icons.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useStore } from '#ui/useStore.ts';
import { Stage, Waiting } from './Slot.tsx';
import { Hero } from './Hero.tsx';
import { lazyPart } from './lazyPart.ts';

/** Most customers have a ticket and never need this. */
const HeroFilm = lazyPart(
  () => import('./HeroFilm.tsx'),
  'HeroFilm',
  ({ words, links }) => (
    <EmptyState
      icon={TICKET}
      title={words.empty.title}
      text={words.empty.text}
      action={<LinkButton href={links.films}>{words.empty.action}</LinkButton>}
    />
  ),
);

interface NextTicketProps {
  words: Texts['home']['island']['next'];
  shown: ShownTicketWords & { kept: string };
  failed: FailedWords;
  links: { films: string; film: string; tickets: string };
  language: Language;
}

export function NextTicket({ failed, ...props }: NextTicketProps) {
  const { words, links, shown, language } = props;
  const since = useStore($shownSince);
  const age = since
    ? format(shown.kept, { date: sessionTime(since, platform().now(), language) })
    : undefined;
  return (
    <Stage title={words.title} action={<a href={links.tickets}>{words.all}</a>}>
      <LoadView
        store={tickets}
        failed={failed}
        title={words.notLoaded}
        age={age}
        skeleton={<Waiting label={words.loading} />}
      >
        {(kept) => {
          const coming = comingTickets(kept, platform().now());
          const [next] = coming;
          return next ? (
            <Hero ticket={next} coming={coming} {...props} />
          ) : (
            <NoTicket words={words} links={links} />
          );
        }}
      </LoadView>
    </Stage>
  );
}

function NoTicket({ words, links }: Pick<NextTicketProps, 'words' | 'links'>) {
  const waiting = <Waiting label={words.loading} />;
  return (
    <Suspense fallback={waiting}>
      <HeroFilm words={words} links={links} waiting={waiting} />
    </Suspense>
  );
}
