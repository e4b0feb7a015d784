import { activeCard, cardState, type Card, type CardType, type PassType } from '#account/cards/rules.ts';
import { $picture } from '#account/cards/store.ts';
import { cardAtDoor, loyaltyAtDoor, type DoorCard } from '#account/door/rules.ts';
import { dayOrInstant, format } from '#i18n/format.ts';
import { breakable } from '#i18n/printers.ts';
import type { Texts } from '#i18n/texts.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Entries } from '#ui/Entries.tsx';
import { Fact } from '#ui/Fact.tsx';
import { Icon } from '#ui/Icon.tsx';
import { CARD, PERSON, QR } from '#ui/icons.ts';
import { useLanguage } from '#ui/language.ts';
import { Parts } from '#ui/Parts.tsx';
import { useStore } from '#ui/useStore.ts';
import { CardNumber } from './CardNumber.tsx';
import styles from './Cards.module.css';

interface CardPlace {
  brand: string;
  words: Texts['wallet']['cards'];
  passes: Texts['pass']['types'];
  door: CardDoor;
}

/** The cards in full screen. The caller draws the dialog. */
interface CardDoor {
  /** The number of the card that is being opened. */
  coming: string | undefined;
  open: (card: DoorCard, name: string) => void;
}

interface Loyalty {
  number: string;
  name: string;
  picture: string;
}

interface HeldCardsProps extends CardPlace {
  onAdd: () => void;
  cards: readonly Card[];
  loyalty?: Loyalty | undefined;
}

export function HeldCards({ cards, loyalty, onAdd, ...place }: HeldCardsProps) {
  const { words } = place;
  const active = activeCard(cards);
  const others = cards.filter((card) => card !== active);
  if (cards.length === 0 && !loyalty) {
    const { title, text, action } = words.empty;
    return (
      <EmptyState
        icon={CARD}
        title={title}
        text={text}
        action={
          <Button variant="primary" aria-haspopup="dialog" onClick={onAdd}>
            {action}
          </Button>
        }
      />
    );
  }
  return (
    <Parts>
      {active && <ActiveCard card={active} {...place} />}
      {loyalty && <LoyaltyCard loyalty={loyalty} words={words} door={place.door} />}
      {others.length > 0 && (
        <section className={`card ${styles.others}`}>
          <h3>{words.others}</h3>
          <ul>
            <Entries>
              {others.map((card, index) => (
                <li key={`${card.id} ${index}`}>
                  <OtherCard card={card} {...place} />
                </li>
              ))}
            </Entries>
          </ul>
        </section>
      )}
    </Parts>
  );
}

function ActiveCard({ card, brand, ...place }: CardPlace & { card: Card }) {
  const { words, passes, door } = place;
  const name = cardName(card, words.card, passes);
  return (
    <article className={`card ${styles.active}`} aria-label={words.active}>
      <div className={styles.plastic}>
        <p>{brand}</p>
        <h3>{name}</h3>
        <CardNumber className={styles.number} label={words.card.number} number={card.number} />
      </div>
      <div className={styles.state}>
        <p>{words.active}</p>
        <StatusBadge card={card} words={words} />
      </div>
      <CardFacts card={card} {...place} />
      <ShowButton card={cardAtDoor(card)} name={name} words={words} door={door} />
    </article>
  );
}

function OtherCard({ card, ...place }: Omit<CardPlace, 'brand'> & { card: Card }) {
  const { words, passes, door } = place;
  const name = cardName(card, words.card, passes);
  return (
    <>
      <div className={styles.state}>
        <strong>{name}</strong>
        <StatusBadge card={card} words={words} />
      </div>
      <CardNumber className={styles.number} label={words.card.number} number={card.number} />
      <CardFacts card={card} {...place} />
      {cardState(card) !== 'inactive' && (
        <ShowButton card={cardAtDoor(card)} name={name} words={words} door={door} />
      )}
    </>
  );
}

interface ShowButtonProps {
  /** Undefined for a card without a number. */
  card: DoorCard | undefined;
  name: string;
  words: Texts['wallet']['cards'];
  door: CardDoor;
}

function ShowButton({ card, name, words, door }: ShowButtonProps) {
  if (!card) return null;
  return (
    <div>
      <Button
        icon={QR}
        aria-haspopup="dialog"
        aria-label={format(words.card.showOf, { name })}
        busy={door.coming === card.number}
        onClick={() => door.open(card, name)}
      >
        {words.card.show}
      </Button>
    </div>
  );
}

const TONES = { active: 'success', unpaid: 'danger', paused: 'info', inactive: 'neutral' } as const;

function StatusBadge({ card, words }: { card: Card; words: Texts['wallet']['cards'] }) {
  const status = cardState(card);
  return <Badge tone={TONES[status]}>{words.card.statuses[status]}</Badge>;
}

function CardFacts({ card, words }: Pick<CardPlace, 'words'> & { card: Card }) {
  const language = useLanguage();
  const until = breakable(dayOrInstant(card.expirationDate ?? '', language));
  return (
    <dl className={styles.facts}>
      <Fact name={words.card.code}>{card.code}</Fact>
      <Fact name={words.card.since}>{breakable(dayOrInstant(card.activationDate ?? '', language))}</Fact>
      <Fact name={words.card.until}>
        {until === '' && card.openEndedSubscription ? words.card.openEnded : until}
      </Fact>
    </dl>
  );
}

function LoyaltyCard({ loyalty, words, door }: Pick<CardPlace, 'words' | 'door'> & { loyalty: Loyalty }) {
  const name = loyalty.name || words.loyalty;
  const picture = useStore($picture);
  return (
    <article className={`card ${styles.loyalty}`} aria-label={words.loyalty}>
      <div className={styles.portrait}>
        {picture === undefined ? (
          <Icon path={PERSON} />
        ) : (
          <img src={picture} alt={words.picture} width="80" height="80" />
        )}
      </div>
      <div>
        <p className="muted">{words.loyalty}</p>
        <h3>{name}</h3>
        <CardNumber className={styles.number} label={words.card.number} number={loyalty.number} />
      </div>
      <ShowButton card={loyaltyAtDoor(loyalty)} name={name} words={words} door={door} />
    </article>
  );
}

interface CardNames {
  /** The name of a card about which nothing else is known. */
  name: string;
  types: Record<Exclude<CardType, PassType>, string>;
}

/** The server's label of the card, or the name of its type when there is no label. */
export function cardName(
  { label, type }: Pick<Card, 'label' | 'type'>,
  { name, types }: CardNames,
  passes: Record<PassType, string>,
): string {
  return label || (new Map(Object.entries({ ...passes, ...types })).get(type) ?? name);
}
