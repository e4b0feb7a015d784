import { useId } from 'react';
import { format, longDate } from '#i18n/format.ts';
import type { Language } from '#sites/site.ts';
import { Button } from '#ui/Button.tsx';
import { useStore } from '#ui/useStore.ts';
import type { Friend } from './contract.ts';
import type { FriendsWords } from './Friends.island.tsx';
import styles from './Friends.module.css';
import { abilities, friendName, initials, type Group } from './rules.ts';
import { $accepting, accept, remove } from './store.ts';

interface Place {
  language: Language;
  timeZone: string;
  words: FriendsWords;
}

interface FriendGroupProps extends Place {
  group: Group;
  friends: readonly Friend[];
}

export function FriendGroup({ group, friends, ...place }: FriendGroupProps) {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId} data-group={group}>
      <h2 id={titleId} tabIndex={-1}>
        {place.words.groups[group]} <span className={styles.count}>{friends.length}</span>
      </h2>
      <ul>
        {friends.map((friend, index) => (
          // Nobody promises an id.
          <li key={friend.id || index}>
            <FriendCard friend={friend} group={group} {...place} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FriendCardProps extends Place {
  friend: Friend;
  group: Group;
}

function FriendCard({ friend, group, words, language, timeZone }: FriendCardProps) {
  const accepting = useStore($accepting);
  const can = abilities(friend);
  const name = friendName(friend);
  const date = longDate(friend.date, language, timeZone);
  return (
    <article className={`card ${styles.card}`} aria-label={name}>
      <span className={styles.initials} aria-hidden="true">
        {initials(friend)}
      </span>
      <div className={styles.who}>
        <h3>{name}</h3>
        {friend.mail !== '' && friend.mail !== name && <p>{friend.mail}</p>}
        {date !== '' && <p>{format(words.since[group], { date })}</p>}
      </div>
      {can.remove && group !== 'other' && (
        <div className={styles.actions}>
          {can.accept && (
            <Button
              variant="primary"
              busy={accepting.has(friend.id)}
              aria-label={format(words.acceptOf, { name })}
              onClick={(event) => {
                void accept(friend.id, name).then(focusOf(event.currentTarget));
              }}
            >
              {words.accept}
            </Button>
          )}
          <Button
            variant="quiet"
            aria-label={format(words.removeOf[group], { name })}
            onClick={(event) => {
              const moveFocus = focusOf(event.currentTarget);
              void remove(friend.id);
              moveFocus();
            }}
          >
            {words.remove[group]}
          </Button>
        </div>
      )}
    </article>
  );
}

/** A card that goes takes its button along: whoever pressed it goes on from the page's nearest heading above. */
function focusOf(button: HTMLElement): () => void {
  const lists = button.closest(`.${styles.lists ?? ''}`);
  const group = button.closest('section')?.dataset.group ?? '';
  return () => {
    queueMicrotask(() => {
      if (button.isConnected) return;
      const heading = lists?.querySelector<HTMLElement>(`[data-group="${group}"] h2`) ?? lists?.querySelector<HTMLElement>('h2');
      heading?.focus();
    });
  };
}
