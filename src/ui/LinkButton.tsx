import type { ComponentProps } from 'react';
import type { ButtonVariant } from './Button.tsx';
import { Icon } from './Icon.tsx';

export interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  href: string;
  variant?: ButtonVariant;
  /** A path from `icons.ts`. */
  icon?: string;
}

/** A link that looks like a button. A `Button` acts; this leads to an address. */
export function LinkButton({ variant = 'secondary', icon, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={`button ${variant}`}>
      {icon ? (
        <>
          <Icon path={icon} />
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </a>
  );
}
