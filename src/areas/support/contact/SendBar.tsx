import { useId, useRef } from 'react';
import { format } from '#i18n/format.ts';
import { fileSize } from '#i18n/measures.ts';
import type { Texts } from '#i18n/texts.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage } from '#ui/language.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { useStore } from '#ui/useStore.ts';
import styles from './Contact.module.css';
import { $progress, sending, stopSending } from './sendStore.ts';
import { $draftStored } from './store.ts';

interface SendBarProps {
  texts: Texts['contact']['island'];
}

/** Busy while the case is being sent, which may take longer than this page is open. */
export function SendBar({ texts }: SendBarProps) {
  const busy = useStore(sending.$busy);
  const stored = useStore($draftStored);
  const submit = useRef<HTMLButtonElement>(null);

  function stop() {
    // The stop button disappears with the transfer.
    submit.current?.focus();
    stopSending();
  }

  return (
    <div className={styles.bar}>
      <Button ref={submit} type="submit" variant="primary" busy={busy}>
        {texts.send}
      </Button>
      {busy && <Button onClick={stop}>{texts.sending.stop}</Button>}
      <Transfer texts={texts.sending} />
      <p className="muted">{stored ? texts.kept : texts.notKept}</p>
    </div>
  );
}

interface TransferProps {
  texts: Texts['contact']['island']['sending'];
}

/** The progress of the transfer. It shows every step; screen readers announce the start and the end only. */
function Transfer({ texts }: TransferProps) {
  const language = useLanguage();
  const id = useId();
  const progress = useStore($progress);
  const hasAmount = progress !== undefined && progress.total > 0;
  const hasLeft = hasAmount && progress.sent >= progress.total;
  return (
    <div className={styles.transfer}>
      <p id={id} role="status">
        {progress && (hasLeft ? texts.waiting : texts.label)}
      </p>
      {progress && <ProgressBar aria-labelledby={id} progress={progress} />}
      {hasAmount && !hasLeft && (
        <p className="muted">
          {format(texts.amount, {
            sent: fileSize(progress.sent, language),
            total: fileSize(progress.total, language),
          })}
        </p>
      )}
    </div>
  );
}
