import { format } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { CHECK, CLIP } from '#ui/icons.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useStore } from '#ui/useStore.ts';
import type { Case } from '../contract.ts';
import { caseAnchor } from '../cases/rules.ts';
import styles from './Contact.module.css';
import { $sentFiles, startCase } from './sendStore.ts';

interface SentProps {
  sent: Case;
  texts: Texts['contact']['island']['sent'];
  /** The heading of the files. */
  filesLabel: string;
  casesPage: string;
}

/** Replaces the form after sending and takes the focus: the number of the case, and the way to follow it. */
export function Sent({ sent: { id, number }, texts, filesLabel, casesPage }: SentProps) {
  const files = useStore($sentFiles);
  return (
    <section className={`card ${styles.sent}`} aria-labelledby="sent" data-sent>
      <span className={styles.done}>
        <Icon path={CHECK} />
      </span>
      <h2 id="sent" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {texts.title}
      </h2>
      <p>{number === '' ? texts.plain : format(texts.text, { number })}</p>
      {files.length > 0 && (
        <ul aria-label={filesLabel} className={styles.sentFiles}>
          {files.map((name, index) => (
            <li key={index}>
              <Icon path={CLIP} /> {name}
            </li>
          ))}
        </ul>
      )}
      <p className="cluster">
        <LinkButton variant="primary" href={`${casesPage}#${caseAnchor(id)}`}>
          {texts.follow}
        </LinkButton>
        <Button onClick={startCase}>{texts.another}</Button>
      </p>
    </section>
  );
}
