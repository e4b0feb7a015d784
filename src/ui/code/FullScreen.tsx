import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { keepAwake } from '#platform/wakeLock.ts';
import { Contained } from '../Contained.tsx';
import { Button } from '../Button.tsx';
import styles from './FullScreen.module.css';
import { CLOSE } from '../icons.ts';
import { useModal } from '../useModal.ts';

export interface FullScreenProps {
  title: string;
  closeLabel: string;
  /** Called after any kind of closing. The parent then stops rendering the dialog. */
  onClose: () => void;
  /** Facts beside or below the part that someone else looks at. */
  about: ReactNode;
  /** Buttons in the bar above the title, which keep their place whatever the length of the title. */
  tools?: ReactNode;
  /** Below the part that someone else looks at. */
  more?: ReactNode;
  children: ReactNode;
}

/** A dialog to show to someone else: as large as the screen, white in every colour scheme, and the screen stays on. */
export function FullScreen({ title, closeLabel, onClose, about, tools, more, children }: FullScreenProps) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const pressed = document.activeElement?.closest('article')?.getBoundingClientRect();
    if (pressed) {
      const { left, top, width, height } = pressed;
      ref.current?.style.setProperty('--from', `${left + width / 2}px ${top + height / 2}px`);
    }
  }, []);
  useModal(ref, onClose);
  useEffect(() => keepAwake(), []);

  return (
    <dialog ref={ref} className={`paper ${styles.screen}`} aria-labelledby={titleId}>
      <div className={styles.sheet}>
        <div className={styles.bar}>
          {tools}
          <h2 id={titleId}>{title}</h2>
          <Button variant="quiet" icon={CLOSE} aria-label={closeLabel} onClick={() => ref.current?.close()} />
        </div>
        <div className={styles.about}>
          <Contained>{about}</Contained>
        </div>
        <div className={styles.main}>
          <Contained>{children}</Contained>
        </div>
        {more && (
          <div className={styles.more}>
            <Contained>{more}</Contained>
          </div>
        )}
      </div>
    </dialog>
  );
}
