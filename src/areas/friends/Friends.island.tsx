import { useCallback, useDeferredValue } from 'react';
import { flushSync } from 'react-dom';
import { LoadView, type FailedTexts } from '#account/LoadView.tsx';
import { useDialog } from '#account/useDialog.tsx';
import { format } from '#i18n/format.ts';
import { matches } from '#i18n/folded.ts';
import type { Texts } from '#i18n/texts.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PERSON } from '#ui/icons.ts';
import type { FormTexts } from '#ui/formState.ts';
import { island } from '#ui/island.tsx';
import { useLanguage } from '#ui/language.ts';
import { SearchField } from '#ui/SearchField.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import type { Friend } from './contract.ts';
import { FriendGroup, type LeavingGroup } from './FriendGroup.tsx';
import styles from './Friends.module.css';
import { Invite, MAIL_ID } from './Invite.tsx';
import { friendName, grouped } from './rules.ts';
import { $friends, $query, friends, remove } from './store.ts';

interface FriendsProps {
  texts: Texts['friends']['island'];
  form: FormTexts;
  failed: FailedTexts;
}

/** Shorter lists have no search. */
const SEARCHABLE = 9;

export const Friends = island(function Friends({ form, failed, ...props }: FriendsProps) {
  const { texts } = props;
  const { open, dialog } = useDialog();
  const ask = useCallback(
    (friend: Friend, group: LeavingGroup) =>
      open(friend.id, async () => {
        const { Ask } = await import('#account/Ask.tsx');
        return (close) => {
          function confirm() {
            // The closing dialog returns the focus to a button that goes.
            flushSync(close);
            void remove(friend.id);
          }
          const { title, ...own } = texts.ask[group];
          const asked = { ...own, title: format(title, { name: friendName(friend) }) };
          return (
            <Ask
              texts={{ ...asked, cancel: texts.keep, dismiss: texts.dismiss }}
              onConfirm={confirm}
              onClose={close}
            />
          );
        };
      }),
    [open, texts],
  );
  return (
    <div className={styles.friends}>
      <Invite texts={props.texts.add} form={form} />
      <div className={styles.lists}>
        <LoadView
          store={friends}
          failed={failed}
          skeleton={
            <div className={styles.waiting}>
              <SkeletonCards label={props.texts.loading} count={3} lines={1} />
            </div>
          }
        >
          {() => <Lists {...props} onRemove={ask} />}
        </LoadView>
      </div>
      {dialog}
    </div>
  );
});

interface ListsProps extends Omit<FriendsProps, 'form' | 'failed'> {
  onRemove: (friend: Friend, group: LeavingGroup) => void;
}

function Lists({ texts, onRemove }: ListsProps) {
  const language = useLanguage();
  const all = useStore($friends);
  const query = useStore($query);
  const sought = useDeferredValue(query);
  if (all.length === 0) return <NoFriends texts={texts} />;
  const found = all.filter((friend) => matches(`${friendName(friend)} ${friend.mail}`, sought));
  return (
    <>
      {all.length >= SEARCHABLE && (
        <SearchField label={texts.search} value={query} onChange={(typed) => $query.set(typed)} />
      )}
      <p role="status">{found.length === 0 && texts.nobody}</p>
      {grouped(found, language).map((one) => (
        <FriendGroup key={one.group} scope={sought} {...one} {...{ texts, onRemove }} />
      ))}
    </>
  );
}

function NoFriends({ texts }: Pick<FriendsProps, 'texts'>) {
  const { title, text, action } = texts.empty;
  return (
    <EmptyState
      icon={PERSON}
      heading="h2"
      title={title}
      text={text}
      action={
        <Button onClick={() => document.getElementById(MAIL_ID)?.querySelector('input')?.focus()}>
          {action}
        </Button>
      }
    />
  );
}
