import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { CHECK, INFO, WARNING } from './icons.ts';
import styles from './Notice.module.css';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

const ICONS: Record<Tone, string> = { info: INFO, success: CHECK, warning: WARNING, danger: WARNING };

export interface NoticeProps {
  tone: Tone;
  title?: string;
  children: ReactNode;
  action?: ReactNode;
}

/** Not a live region: a notice that appears later must stand in a live region of its parent. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`}>
      <Icon path={ICONS[tone]} />
      <div className={styles.body}>
        {title && <strong>{title}</strong>}
        <div>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
