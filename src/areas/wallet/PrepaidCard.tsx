import { dotted } from '#i18n/foreign.ts';
import { dayOrInstant, format } from '#i18n/format.ts';
import { breakable } from '#i18n/printers.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import { Button } from '#ui/Button.tsx';
import { Fact } from '#ui/Fact.tsx';
import { Icon } from '#ui/Icon.tsx';
import { CARD, GIFT, TICKET } from '#ui/icons.ts';
import { useLanguage } from '#ui/language.ts';
import { CardNumber } from './CardNumber.tsx';
import { actionsOf, type Prepaid, type PrepaidKind, type WalletAction } from './rules.ts';
import styles from './Wallet.module.css';

export interface ItemActions {
  /** The dialog whose code is loading: action and id. */
  coming: string | undefined;
  act: (action: WalletAction, item: Prepaid) => void;
}

interface PrepaidCardProps {
  item: Prepaid;
  texts: Texts['wallet']['island']['item'];
  actions: ItemActions;
}

const ICONS: Record<PrepaidKind, string> = { prepaid: CARD, gift: GIFT, voucher: TICKET, unknown: TICKET };

/** A card: its name and number on its face, its value below, and its actions. */
export function PrepaidCard({ item, texts, actions }: PrepaidCardProps) {
  const language = useLanguage();
  const { kind, subtype, number, description, code, pin, quantity, given } = item;
  const until = breakable(dayOrInstant(item.expirationDate, language));
  return (
    <article className={`card ${styles.item}`} aria-label={itemName(item, texts)}>
      <div className={styles.face} data-kind={kind}>
        <p>
          <Icon path={ICONS[kind]} />
          {dotted(texts.kinds[kind], subtype)}
        </p>
        <h3>{itemName(item, texts)}</h3>
        <CardNumber className={styles.number} label={texts.number} number={number} />
      </div>
      <div className={styles.worth}>
        {description !== '' && <p className="muted">{description}</p>}
        {quantity && <Punches {...quantity} />}
        <dl className={styles.facts}>
          <Fact name={texts.left}>{quantity && left(quantity, texts)}</Fact>
          <Fact name={texts.code}>{code}</Fact>
          <Fact name={texts.pin}>{pin}</Fact>
          <Fact name={texts.until}>{until}</Fact>
        </dl>
        {given && <p className={styles.given}>{givenText(given, texts, language)}</p>}
      </div>
      <Actions item={item} texts={texts} actions={actions} />
    </article>
  );
}

/** Actions that are always visible. The actions that remove a card stand behind “more”. */
const FIRST: readonly WalletAction[] = ['offer', 'cancelOffer'];

function Actions(props: Omit<PrepaidCardProps, 'language'>) {
  const { item, texts } = props;
  const possible = actionsOf(item);
  if (possible.length === 0) return null;
  const first = possible.filter((action) => FIRST.includes(action));
  const further = possible.filter((action) => !FIRST.includes(action));
  return (
    <div className={styles.actions}>
      {first.map((action) => (
        <ActionButton key={action} action={action} {...props} />
      ))}
      {further.length > 0 && (
        <details>
          <summary>
            {texts.more}
            <span className="visually-hidden"> {itemName(item, texts)}</span>
          </summary>
          {further.map((action) => (
            <ActionButton key={action} action={action} {...props} />
          ))}
        </details>
      )}
    </div>
  );
}

function ActionButton({
  action,
  item,
  texts,
  actions,
}: Omit<PrepaidCardProps, 'language'> & { action: WalletAction }) {
  return (
    <Button
      icon={action === 'offer' ? GIFT : undefined}
      aria-haspopup="dialog"
      aria-label={format(texts[`${action}Of`], { name: itemName(item, texts) })}
      busy={actions.coming === `${action} ${item.id}`}
      onClick={() => actions.act(action, item)}
    >
      {texts[action]}
    </Button>
  );
}

/** The name of an item, or its kind when it has no name. */
export function itemName({ name, kind }: Prepaid, texts: Texts['wallet']['island']['item']): string {
  return name || texts.kinds[kind];
}

function left(
  { initial, remaining }: NonNullable<Prepaid['quantity']>,
  texts: Texts['wallet']['island']['item'],
): string {
  return initial === undefined ? String(remaining) : format(texts.leftOf, { remaining, initial });
}

function givenText(
  { date, mail }: NonNullable<Prepaid['given']>,
  texts: Texts['wallet']['island']['item'],
  language: Language,
): string {
  const on = dayOrInstant(date, language);
  return on === '' ? format(texts.givenTo, { mail }) : format(texts.givenOn, { mail, date: on });
}

/** More discs could not be counted at a glance. */
const MOST = 12;

interface PunchesProps {
  initial: number | undefined;
  remaining: number;
}

/** A punch card: a disc for each remaining seat and a hole for each used one. A text below says the same. */
function Punches({ initial, remaining }: PunchesProps) {
  if (initial === undefined || !(initial > 1 && initial <= MOST)) return null;
  return (
    <div className={styles.punches} aria-hidden="true">
      {Array.from({ length: initial }, (_, index) => (
        <span key={index} data-left={index < remaining ? '' : undefined} />
      ))}
    </div>
  );
}
