import { format } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { CHECK } from '#ui/icons.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import type { Case } from '../contract.ts';
import { caseAnchor } from '../cases/rules.ts';
import styles from './Contact.module.css';
import { startCase } from './sendStore.ts';
import type { ContactWords } from './words.ts';

interface SentProps {
  sent: Case;
  words: ContactWords['sent'];
  casesPage: string;
}

/** Replaces the form after sending and takes the focus: the number of the case, and the way to follow it. */
export function Sent({ sent: { id, number }, words, casesPage }: SentProps) {
  return (
    <section className={`card ${styles.sent}`} aria-labelledby="sent">
      <span className={styles.done}>
        <Icon path={CHECK} />
      </span>
      <h2 id="sent" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {words.title}
      </h2>
      <p>{number === '' ? words.plain : format(words.text, { number })}</p>
      <p className="cluster">
        <LinkButton variant="primary" href={`${casesPage}#${caseAnchor(id)}`}>
          {words.follow}
        </LinkButton>
        <Button onClick={startCase}>{words.another}</Button>
      </p>
    </section>
  );
}
