import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled'> {
  variant?: ButtonVariant;
  /** The action is running: the button ignores further clicks and keeps the focus. */
  busy?: boolean;
  /** A path from `icons.ts`. */
  icon?: string;
}

const BUSY = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
  },
} as const;

export function Button({ variant = 'secondary', busy = false, icon, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={busy ? `${variant} ${styles.busy}` : variant}
      {...(busy && BUSY)}
    >
      {/* A text beside an element would keep its first words once a translator has replaced it. */}
      {icon ? (
        <>
          <Icon path={icon} />
          {children && <span>{children}</span>}
        </>
      ) : (
        children
      )}
    </button>
  );
}
