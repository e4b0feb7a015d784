import { useState } from 'react';
import { takeDoorRequest } from '#account/door/request.ts';
import type { DoorCard } from '#account/door/rules.ts';
import { $lastDoor } from '#account/door/store.ts';
import type { DialogView } from '#account/useDialog.tsx';
import { format, sessionTime } from '#i18n/format.ts';
import { platform } from '#platform/platform.ts';
import { readPage } from '#platform/rootData.ts';
import { site } from '#sites/current.ts';
import { Button } from '#ui/Button.tsx';
import { QR } from '#ui/icons.ts';
import { island } from '#ui/island.tsx';
import { useLanguage } from '#ui/language.ts';
import { useOnArrival } from '#ui/useOnArrival.ts';
import { useStore } from '#ui/useStore.ts';
import styles from './KeptCards.module.css';

interface KeptCardsProps {
  title: string;
  /** The age of what is kept. */
  kept: string;
}

/**
 * The pass and the cards that this device keeps, on the page that stands in for one that cannot be loaded. The numbers
 * stand there even where the full screen does not load.
 */
export const KeptCards = island(function KeptCards(props: KeptCardsProps) {
  const door = useStore($lastDoor);
  return door && <Cards {...props} {...door} />;
});

type CardsProps = KeptCardsProps & { at: number; cards: readonly DoorCard[] };

function Cards({ title, kept, at, cards }: CardsProps) {
  const language = useLanguage();
  const [view, setView] = useState<{ draw: DialogView }>();

  async function open(card: DoorCard) {
    try {
      const { keptAtDoor } = await import('#account/door/atDoor.tsx');
      setView({ draw: await keptAtDoor({ card, name: nameOf(card), language }) });
    } catch (error) {
      platform().report('Card at the door', error);
    }
  }

  useOnArrival(() => {
    const pass = cards.find(({ isPass }) => isPass);
    // The page has the cards in each of its languages, and shows one.
    const isShown = readPage().language === language;
    if (pass && isShown && takeDoorRequest()) void open(pass);
  });

  return (
    <section className={styles.kept}>
      <h2>{title}</h2>
      <p className="muted">{format(kept, { date: sessionTime(at, platform().now(), language) })}</p>
      <ul className={styles.rows}>
        {cards.map((card) => (
          <li key={card.number}>
            <Button icon={QR} aria-haspopup="dialog" onClick={() => void open(card)}>
              {nameOf(card)}
            </Button>
            <span>{card.number}</span>
          </li>
        ))}
      </ul>
      {view?.draw(() => setView(undefined))}
    </section>
  );
}

/** The names of all types in all languages would be too much for this page. */
function nameOf({ label, isPass, number }: DoorCard): string {
  return label || (isPass ? site.pass.name : number);
}
