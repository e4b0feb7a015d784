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

interface CardViewProps {
  brand: string;
  texts: Texts['wallet']['cards'];
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

interface HeldCardsProps extends CardViewProps {
  onAdd: () => void;
  cards: readonly Card[];
  loyalty?: Loyalty | undefined;
}

export function HeldCards({ cards, loyalty, onAdd, ...rest }: HeldCardsProps) {
  const { texts } = rest;
  const active = activeCard(cards);
  const others = cards.filter((card) => card !== active);
  if (cards.length === 0 && !loyalty) {
    const { title, text, action } = texts.empty;
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
      {active && <ActiveCard card={active} {...rest} />}
      {loyalty && <LoyaltyCard loyalty={loyalty} texts={texts} door={rest.door} />}
      {others.length > 0 && (
        <section className={`card ${styles.others}`}>
          <h3>{texts.others}</h3>
          <ul>
            <Entries>
              {others.map((card, index) => (
                <li key={`${card.id} ${index}`}>
                  <OtherCard card={card} {...rest} />
                </li>
              ))}
            </Entries>
          </ul>
        </section>
      )}
    </Parts>
  );
}

function ActiveCard({ card, brand, ...rest }: CardViewProps & { card: Card }) {
  const { texts, passes, door } = rest;
  const name = cardName(card, texts.card, passes);
  return (
    <article className={`card ${styles.active}`} aria-label={texts.active}>
      <div className={styles.plastic}>
        <p>{brand}</p>
        <h3>{name}</h3>
        <CardNumber className={styles.number} label={texts.card.number} number={card.number} />
      </div>
      <div className={styles.state}>
        <p>{texts.active}</p>
        <StatusBadge card={card} texts={texts} />
      </div>
      <CardFacts card={card} {...rest} />
      <ShowButton card={cardAtDoor(card)} name={name} texts={texts} door={door} />
    </article>
  );
}

function OtherCard({ card, ...rest }: Omit<CardViewProps, 'brand'> & { card: Card }) {
  const { texts, passes, door } = rest;
  const name = cardName(card, texts.card, passes);
  return (
    <>
      <div className={styles.state}>
        <strong>{name}</strong>
        <StatusBadge card={card} texts={texts} />
      </div>
      <CardNumber className={styles.number} label={texts.card.number} number={card.number} />
      <CardFacts card={card} {...rest} />
      {cardState(card) !== 'inactive' && (
        <ShowButton card={cardAtDoor(card)} name={name} texts={texts} door={door} />
      )}
    </>
  );
}

interface ShowButtonProps {
  /** Undefined for a card without a number. */
  card: DoorCard | undefined;
  name: string;
  texts: Texts['wallet']['cards'];
  door: CardDoor;
}

function ShowButton({ card, name, texts, door }: ShowButtonProps) {
  if (!card) return null;
  return (
    <div>
      <Button
        icon={QR}
        aria-haspopup="dialog"
        aria-label={format(texts.card.showOf, { name })}
        busy={door.coming === card.number}
        onClick={() => door.open(card, name)}
      >
        {texts.card.show}
      </Button>
    </div>
  );
}

const TONES = { active: 'success', unpaid: 'danger', paused: 'info', inactive: 'neutral' } as const;

function StatusBadge({ card, texts }: { card: Card; texts: Texts['wallet']['cards'] }) {
  const status = cardState(card);
  return <Badge tone={TONES[status]}>{texts.card.statuses[status]}</Badge>;
}

function CardFacts({ card, texts }: Pick<CardViewProps, 'texts'> & { card: Card }) {
  const language = useLanguage();
  const until = breakable(dayOrInstant(card.expirationDate ?? '', language));
  return (
    <dl className={styles.facts}>
      <Fact name={texts.card.code}>{card.code}</Fact>
      <Fact name={texts.card.since}>{breakable(dayOrInstant(card.activationDate ?? '', language))}</Fact>
      <Fact name={texts.card.until}>
        {until === '' && card.openEndedSubscription ? texts.card.openEnded : until}
      </Fact>
    </dl>
  );
}

function LoyaltyCard({ loyalty, texts, door }: Pick<CardViewProps, 'texts' | 'door'> & { loyalty: Loyalty }) {
  const name = loyalty.name || texts.loyalty;
  const picture = useStore($picture);
  return (
    <article className={`card ${styles.loyalty}`} aria-label={texts.loyalty}>
      <div className={styles.portrait}>
        {picture === undefined ? (
          <Icon path={PERSON} />
        ) : (
          <img src={picture} alt={texts.picture} width="80" height="80" />
        )}
      </div>
      <div>
        <p className="muted">{texts.loyalty}</p>
        <h3>{name}</h3>
        <CardNumber className={styles.number} label={texts.card.number} number={loyalty.number} />
      </div>
      <ShowButton card={loyaltyAtDoor(loyalty)} name={name} texts={texts} door={door} />
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
