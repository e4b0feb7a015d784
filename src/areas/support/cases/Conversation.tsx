import { DialogButton } from '#account/useDialog.tsx';
import { format } from '#i18n/format.ts';
import { dateTime, timeAgo } from '#i18n/measures.ts';
import { platform } from '#platform/platform.ts';
import { Badge } from '#ui/Badge.tsx';
import { Contained } from '#ui/Contained.tsx';
import { Entries } from '#ui/Entries.tsx';
import type { FormTexts } from '#ui/formState.ts';
import { Icon } from '#ui/Icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { BACK, CLIP } from '#ui/icons.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Case, Message } from '../contract.ts';
import { conversation } from '../rules.ts';
import styles from './Conversation.module.css';
import { Reply } from './Reply.tsx';
import { LIST_ANCHOR, type SharedProps } from './rules.ts';
import { closeCase, closing } from './store.ts';

interface ConversationProps extends SharedProps {
  open: Case;
  form: FormTexts;
  brand: string;
  contact: string;
}

export function Conversation({ open, form, brand, contact, ...rest }: ConversationProps) {
  const { texts } = rest;
  return (
    <article className={styles.conversation} aria-labelledby="case-subject">
      <p className={styles.back}>
        <a href={`#${LIST_ANCHOR}`}>
          <Icon path={BACK} /> {texts.back}
        </a>
      </p>
      <header>
        <h2 id="case-subject" tabIndex={-1} ref={focusFromList}>
          {open.subject || format(texts.number, { number: open.number })}
        </h2>
        <p className={styles.facts}>
          {open.closed ? <Badge>{texts.closed}</Badge> : <Badge tone="success">{texts.open}</Badge>}
          <span>{format(texts.number, { number: open.number })}</span>
        </p>
      </header>
      <Contained>
        <Said open={open} brand={brand} {...rest} />
      </Contained>
      {open.closed ? (
        <Notice tone="info" action={<LinkButton href={contact}>{texts.reply.contact}</LinkButton>}>
          {texts.reply.closed}
        </Notice>
      ) : (
        <Reply
          texts={texts}
          form={form}
          files={
            <p className="muted">
              {format(texts.reply.files, { number: open.number })} <a href={contact}>{texts.reply.contact}</a>
            </p>
          }
        >
          <DialogButton
            label={texts.close.open}
            load={async () => {
              const { Ask } = await import('#account/Ask.tsx');
              return (onClose) => (
                <Ask
                  texts={texts.close}
                  $busy={closing.$busy}
                  onConfirm={() => void closeCase(open).then((isDone) => isDone && onClose())}
                  onClose={onClose}
                />
              );
            }}
          />
        </Reply>
      )}
    </article>
  );
}

function Said({ open, brand, ...rest }: Pick<ConversationProps, 'open' | 'brand'> & SharedProps) {
  return (
    <ol className={styles.said} aria-label={rest.texts.conversation}>
      <Entries>
        {conversation(open).map((message) => (
          <Bubble key={message.id} message={message} brand={brand} {...rest} />
        ))}
      </Entries>
    </ol>
  );
}

/**
 * Focuses the heading of a conversation that was opened from the list, and scrolls to its start. A browser's own
 * scrolling for a focus might move the chosen entry of the list off screen.
 */
function focusFromList(heading: HTMLHeadingElement | null) {
  if (!heading || document.activeElement?.closest('nav')?.id !== LIST_ANCHOR) return;
  heading.focus({ preventScroll: true });
  const conversation = heading.closest('article');
  if (conversation && conversation.getBoundingClientRect().top < 0) conversation.scrollIntoView();
}

interface BubbleProps extends SharedProps {
  message: Message;
  brand: string;
}

/** A message, on the cinema's side or on the customer's side. */
function Bubble({ message: { body, createdAt, received, files }, brand, ...rest }: BubbleProps) {
  return (
    <li className={received ? styles.received : styles.mine}>
      <p className={styles.who}>{received ? brand : rest.texts.mine}</p>
      <p className={styles.body}>{body}</p>
      {files?.map((name, index) => (
        <p key={index} className={styles.file}>
          <Icon path={CLIP} /> {name}
        </p>
      ))}
      <p className={styles.when}>
        <When at={createdAt} {...rest} />
      </p>
    </li>
  );
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

interface WhenProps extends Pick<SharedProps, 'texts'> {
  /** ISO instant. */
  at: string;
  /** Prints the date: to the minute unless told otherwise. */
  print?: typeof dateTime;
}

/** Says how long ago it was within a week, and the date of anything older. Shows nothing for an invalid date. */
export function When({ at, print = dateTime, texts }: WhenProps) {
  const language = useLanguage();
  const date = print(at, language);
  if (date === '') return null;
  const now = platform().now();
  const isRecent = now - Date.parse(at) < WEEK_MS;
  return (
    <time dateTime={at} title={date}>
      {isRecent ? timeAgo(at, now, language, texts.justNow) : date}
    </time>
  );
}
