import { memo, useId } from 'react';
import { format, longDate, plural } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { Button } from '#ui/Button.tsx';
import { Entries } from '#ui/Entries.tsx';
import { useLanguage } from '#ui/language.ts';
import { LongList } from '#ui/LongList.tsx';
import { useKeepFocus } from '#ui/useKeepFocus.ts';
import { useStore } from '#ui/useStore.ts';
import type { Friend } from './contract.ts';
import styles from './Friends.module.css';
import { abilities, friendName, initials, type Group } from './rules.ts';
import { $accepting, accept } from './store.ts';

const PAGE = 20;

interface SharedProps {
  texts: Texts['friends']['island'];
  onRemove: (friend: Friend, group: LeavingGroup) => void;
}

/** Friends of an unknown status cannot be removed. */
export type LeavingGroup = Exclude<Group, 'other'>;

interface FriendGroupProps extends SharedProps {
  group: Group;
  friends: readonly Friend[];
  /** The query that found them. */
  scope: string;
}

export function FriendGroup({ group, friends, scope, ...rest }: FriendGroupProps) {
  const language = useLanguage();
  const titleId = useId();
  const accepting = useStore($accepting);
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {rest.texts.groups[group]} <span className={styles.count}>{friends.length}</span>
      </h2>
      <LongList
        items={friends}
        step={PAGE}
        scope={scope}
        moreLabel={(count) => plural(rest.texts, 'more', count, language)}
      >
        {(shown) => (
          <ul>
            <Entries>
              {shown.map((friend, index) => (
                // The specification does not promise an id.
                <FriendEntry
                  key={friend.id || index}
                  friend={friend}
                  group={group}
                  isAccepting={accepting.has(friend.id)}
                  {...rest}
                />
              ))}
            </Entries>
          </ul>
        )}
      </LongList>
    </section>
  );
}

interface FriendEntryProps extends SharedProps {
  friend: Friend;
  group: Group;
  isAccepting: boolean;
}

/** One of hundreds, so it is drawn again only after a change. */
const FriendEntry = memo(function FriendEntry({
  friend,
  group,
  isAccepting,
  texts,
  onRemove,
}: FriendEntryProps) {
  const language = useLanguage();
  const entry = useKeepFocus();
  const can = abilities(friend);
  const name = friendName(friend);
  const date = longDate(friend.date, language);
  return (
    <li ref={entry}>
      <article className={`card ${styles.card}`} aria-label={name}>
        <span className={styles.initials} aria-hidden="true">
          {initials(friend)}
        </span>
        <div className={styles.who}>
          <h3>{name}</h3>
          {friend.mail !== '' && friend.mail !== name && <p>{friend.mail}</p>}
          {date !== '' && <p>{format(texts.since[group], { date })}</p>}
        </div>
        {can.remove && group !== 'other' && (
          <div className={styles.actions}>
            {can.accept && (
              <Button
                busy={isAccepting}
                aria-label={format(texts.acceptOf, { name })}
                onClick={() => void accept(friend.id, name)}
              >
                {texts.accept}
              </Button>
            )}
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={format(texts.removeOf[group], { name })}
              onClick={() => onRemove(friend, group)}
            >
              {texts.remove[group]}
            </Button>
          </div>
        )}
      </article>
    </li>
  );
});
