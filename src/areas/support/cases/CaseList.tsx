import { memo } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { format, longDate } from '#i18n/format.ts';
import { Entries } from '#ui/Entries.tsx';
import { useStore } from '#ui/useStore.ts';
import type { Case } from '../contract.ts';
import styles from './CaseList.module.css';
import { caseAnchor, LIST_ANCHOR, type SharedProps } from './rules.ts';
import { $unread } from '../store.ts';
import { When } from './Conversation.tsx';

interface CaseListProps extends SharedProps {
  all: readonly Case[];
  open: Case | undefined;
}

export function CaseList({ all, open, ...rest }: CaseListProps) {
  const unread = useStore($unread);
  return (
    <nav
      className={`${styles.list} ${open ? '' : styles.whole}`}
      id={LIST_ANCHOR}
      aria-labelledby="case-list"
    >
      <h2 id="case-list">{rest.texts.list}</h2>
      <ul>
        <Entries>
          {all.map((one) => (
            <li key={one.id}>
              <Entry one={one} isOpen={one.id === open?.id} isUnread={unread.has(one.id)} {...rest} />
            </li>
          ))}
        </Entries>
      </ul>
    </nav>
  );
}

interface EntryProps extends SharedProps {
  one: Case;
  isOpen: boolean;
  isUnread: boolean;
}

/** Drawn again only after a change: opening a case changes two entries of many. */
const Entry = memo(function Entry({
  one: { id, subject, number, createdAt, closed },
  isOpen,
  isUnread,
  ...rest
}: EntryProps) {
  const { texts } = rest;
  return (
    <a
      className={`${styles.entry} ${isUnread ? styles.unread : ''}`}
      href={`#${caseAnchor(id)}`}
      aria-current={isOpen ? 'true' : undefined}
    >
      <span className={styles.subject}>{subject || format(texts.number, { number })}</span>
      <span className={styles.facts}>
        {isUnread && <Badge tone="accent">{texts.unread}</Badge>}
        {closed ? <Badge>{texts.closed}</Badge> : <Badge tone="success">{texts.open}</Badge>}
      </span>
      <span className={styles.facts}>
        <span className={styles.number}>{format(texts.number, { number })}</span>
        <When at={createdAt} print={longDate} {...rest} />
      </span>
    </a>
  );
});
