import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Contained } from './Contained.tsx';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { CLOSE } from './icons.ts';
import { useModal } from './useModal.ts';

export interface DialogProps {
  title: string;
  closeLabel: string;
  /** Called after any kind of closing. The parent then stops rendering the dialog. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog, open as long as it is rendered. */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, onClose);

  return (
    <dialog ref={ref} aria-labelledby={titleId}>
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <h2 id={titleId}>{title}</h2>
          <Button variant="quiet" icon={CLOSE} aria-label={closeLabel} onClick={() => ref.current?.close()} />
        </div>
        <Contained>{children}</Contained>
      </div>
    </dialog>
  );
}
