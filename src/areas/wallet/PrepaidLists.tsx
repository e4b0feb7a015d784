import { useDeferredValue, useState } from 'react';
import { matches } from '#i18n/folded.ts';
import { dotted } from '#i18n/foreign.ts';
import { plural, dayOrInstant, format } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { platform } from '#platform/platform.ts';
import type { Language } from '#sites/site.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Entries } from '#ui/Entries.tsx';
import { GIFT } from '#ui/icons.ts';
import { useLanguage } from '#ui/language.ts';
import { LongList } from '#ui/LongList.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import addedStyles from './Added.module.css';
import { PrepaidCard, type ItemActions, itemName } from './PrepaidCard.tsx';
import { sections, type Prepaid, expiredOn } from './rules.ts';
import styles from './Wallet.module.css';

/** A longer list is drawn in steps and can be searched. */
const PAGE = 20;

interface PrepaidListsProps {
  items: readonly Prepaid[];
  /** The key of the item that the customer has just added. */
  added?: string | undefined;
  texts: Texts['wallet']['island'];
  actions: ItemActions & { addFirst: () => void };
}

/** Usable items, offered items, and, folded, used and expired items. */
export function PrepaidLists({ items, added, texts, actions }: PrepaidListsProps) {
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query);
  const found = items.filter((item) =>
    matches([itemName(item, texts.item), item.subtype, item.number, item.code].join(' '), sought),
  );
  const { usable, given, over } = sections(found);
  const shared = { texts, actions, language, added, scope: sought };
  return (
    <>
      {items.length > PAGE && (
        <div className={styles.find}>
          <SearchField label={texts.search} value={query} onChange={setQuery} />
        </div>
      )}
      <p role="status">{found.length === 0 && items.length > 0 && texts.notFound}</p>
      {usable.length === 0 && sought === '' ? (
        <NothingToUse texts={texts} onAdd={actions.addFirst} />
      ) : (
        usable.length > 0 && <Cards title={texts.usable.title} items={firstOf(usable, added)} {...shared} />
      )}
      {given.length > 0 && <Cards title={texts.given.title} items={given} {...shared} />}
      {over.length > 0 && (
        <details className={styles.over}>
          <summary>{plural(texts, 'over', over.length, language)}</summary>
          <LongList items={over} step={PAGE} scope={sought} moreLabel={moreLabel(texts, language)}>
            {(shown) => (
              <ul className={styles.rows}>
                <Entries>
                  {shown.map((item) => (
                    <OverItem key={keyOf(item)} item={item} texts={texts.item} />
                  ))}
                </Entries>
              </ul>
            )}
          </LongList>
        </details>
      )}
    </>
  );
}

function NothingToUse({ texts, onAdd }: { texts: Texts['wallet']['island']; onAdd: () => void }) {
  const { title, text, action } = texts.usable.empty;
  return (
    <section className={styles.section}>
      <EmptyState
        icon={GIFT}
        heading="h2"
        title={title}
        text={text}
        action={
          <Button variant="primary" onClick={onAdd}>
            {action}
          </Button>
        }
      />
    </section>
  );
}

/** The item that was just added comes first, where the customer looks for it. */
function firstOf(items: readonly Prepaid[], added: string | undefined): Prepaid[] {
  return [...items].sort((a, b) => Number(keyOf(b) === added) - Number(keyOf(a) === added));
}

/** Called for each drawing of the list: the element is the same, and only the first call moves to it. */
function show(item: HTMLLIElement | null): void {
  item?.scrollIntoView({ block: 'center' });
  item?.focus({ preventScroll: true });
}

function Cards({
  title,
  items,
  added,
  texts,
  actions,
  scope,
}: PrepaidListsProps & { title: string; scope: string }) {
  const language = useLanguage();
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <LongList items={items} step={PAGE} scope={scope} moreLabel={moreLabel(texts, language)}>
        {(shown) => (
          <ul className={styles.grid}>
            <Entries>
              {shown.map((item) => (
                <li
                  key={keyOf(item)}
                  {...(keyOf(item) === added && { ref: show, tabIndex: -1, className: addedStyles.added })}
                >
                  <PrepaidCard item={item} texts={texts.item} actions={actions} />
                </li>
              ))}
            </Entries>
          </ul>
        )}
      </LongList>
    </section>
  );
}

function moreLabel(texts: Texts['wallet']['island'], language: Language): (count: number) => string {
  return (count) => plural(texts, 'more', count, language);
}

export function keyOf({ id, number }: Prepaid): string {
  return `${id} ${number}`;
}

interface OverItemProps {
  item: Prepaid;
  texts: Texts['wallet']['island']['item'];
}

/** A used or expired item, without actions. */
function OverItem({ item, texts }: OverItemProps) {
  const language = useLanguage();
  const { status, number, quantity } = item;
  const ended = dayOrInstant(expiredOn(item, platform().now()), language);
  const facts = [
    number,
    quantity?.initial !== undefined &&
      format(texts.leftOf, { remaining: quantity.remaining, initial: quantity.initial }),
    ended !== '' && `${texts.ended} ${ended}`,
  ];
  return (
    <li className={styles.row}>
      <div>
        <strong>{itemName(item, texts)}</strong>
        <p className="muted">{dotted(...facts)}</p>
      </div>
      {status !== 'available' && <Badge>{texts.statuses[status]}</Badge>}
    </li>
  );
}
